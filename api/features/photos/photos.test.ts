import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import sharp from 'sharp';
import { z } from 'zod';
import { limits } from '#schema/limits.ts';
import { photoShape } from '#schema/rest.ts';
import { add } from '../../platform/database/transaction.ts';
import { jobRun } from '../../platform/jobs/runner.ts';
import { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { tokenOf } from '../../testing/token-client.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { photoFilesJob } from './photo-files.job.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const DAY = 86_400_000;
/** Bytes of the photos of one kitchen. */
const SPACE = 40_000;

let dataDir: string;
let api: TestApi;
let kitchen: Kitchen;
let manager: Client;
let recipeId: string;
let jpeg: Buffer;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'brigade-photos-'));
  api = await startApi({ dataDir, storageMax: SPACE });
  jpeg = await picture(2_000, 1_000)
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager');
  recipeId = (await addRecipe()).id;
});
afterAll(async () => {
  await api.stop();
  await rm(dataDir, { recursive: true, force: true });
});

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#c04020' } });
}

function addRecipe(data: Partial<Recipe> = {}): Promise<Recipe> {
  return kitchen.write(async (tx) =>
    add(tx, Recipe, { name: `Stock ${Math.random()}`, yieldQuantity: '4', yieldUnit: 'kg', ...data }),
  );
}

interface Sent {
  readonly by?: Client;
  readonly file?: Buffer;
  readonly to?: string;
  /** What it belongs to, when it is no recipe alone. */
  readonly of?: Record<string, string>;
  readonly type?: string;
  readonly headers?: Record<string, string>;
}

async function upload({ by = manager, file = jpeg, to = recipeId, type = 'image/jpeg', headers = {}, of }: Sent = {}) {
  const owner = new URLSearchParams(of ?? { recipeId: to }).toString();
  const response = await fetch(`${api.url}/api/photos?${owner}&caption=${encodeURIComponent('Plated')}`, {
    method: 'POST',
    headers: { ...by.credentials, 'content-type': type, ...headers },
    body: new Uint8Array(file),
  });
  const text = await response.text();
  return { status: response.status, text, photo: () => photoShape.parse(JSON.parse(text)) };
}

function read(id: string, size: string, by = manager): Promise<Response> {
  return fetch(`${api.url}/api/photos/${id}/${size}`, { headers: by.credentials });
}

async function stored(): Promise<string[]> {
  const names: string[] = await readdir(join(dataDir, 'files', kitchen.id)).catch(() => []);
  return names.toSorted();
}
const photosShape = z.object({
  recipe: z.object({
    photos: z.array(
      z.object({ id: z.string(), version: z.number(), caption: z.string().nullable(), width: z.number() }),
    ),
  }),
});
async function photosOf(id = recipeId) {
  const query = 'query ($id: ID!) { recipe(id: $id) { photos { id version caption width height createdById } } }';
  return photosShape.parse(await manager.ask(query, { id })).recipe.photos;
}
const remove = 'mutation ($input: DeletePhotoInput!) { deletePhoto(input: $input) }';
const update = 'mutation ($input: UpdatePhotoInput!) { updatePhoto(input: $input) { id version caption } }';

describe('adding a photo to a recipe', () => {
  test('stores two sizes without metadata, which browsers may keep', async () => {
    const { status, photo } = await upload();
    expect(status).toBe(200);
    expect(photo()).toMatchObject({ caption: 'Plated', width: 1_600, height: 800 });
    expect(await photosOf()).toMatchObject([{ id: photo().id, caption: 'Plated', width: 1_600 }]);
    for (const [size, width] of [
      ['large', 1_600],
      ['small', 320],
    ] as const) {
      const response = await read(photo().id, size);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
      const found = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([found.format, found.width, found.exif, found.xmp, found.icc]).toEqual([
        'webp',
        width,
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  test('removes the place where it was taken, and turns it upright', async () => {
    const file = await picture(600, 300)
      .withExif({ IFD0: { Make: 'PhoneMaker' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { photo } = await upload({ file });
    expect(photo()).toMatchObject({ width: 300, height: 600 });
    const bytes = Buffer.from(await (await read(photo().id, 'large')).arrayBuffer());
    expect(bytes.includes('PhoneMaker') || bytes.includes('Exif') || bytes.includes('EXIF')).toBe(false);
  });

  test('twice with the same key adds it once', async () => {
    const headers = { 'idempotency-key': 'one-tap' };
    const first = await upload({ headers });
    const second = await upload({ headers });
    expect(second.photo()).toEqual(first.photo());
    expect(await photosOf()).toHaveLength(1);
    expect(await stored()).toHaveLength(2);
  });

  test('twice at once with the same key adds it once', async () => {
    const headers = { 'idempotency-key': 'double-tap' };
    const both = await Promise.all([upload({ headers }), upload({ headers })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await photosOf()).toHaveLength(1);
    expect(await stored()).toHaveLength(2);
  });

  test('is for managers and for tokens that may write recipes', async () => {
    const admin = await kitchen.signIn('admin');
    const may = await tokenOf(admin, { name: 'may', scopes: ['recipes_write'] });
    const mayNot = await tokenOf(admin, { name: 'may not', scopes: ['recipes_read'] });
    expect((await upload({ by: await kitchen.signIn('cook') })).status).toBe(403);
    expect((await upload({ by: new Client(api) })).status).toBe(401);
    expect((await upload({ by: mayNot })).status).toBe(403);
    expect((await upload({ headers: { origin: 'https://elsewhere.example' } })).status).toBe(403);
    expect(await stored()).toEqual([]);
    expect((await upload({ by: may })).status).toBe(200);
  });
});

describe('a photo is refused, and nothing is stored,', () => {
  const cases: readonly [string, () => Promise<Sent> | Sent, number, string][] = [
    [
      'when it is no picture',
      () => ({ file: Buffer.from('<svg onload="alert(1)"/>') }),
      400,
      'This is no photo that can be read. Use a JPEG, PNG or WebP file.',
    ],
    [
      'when it is empty',
      () => ({ file: Buffer.alloc(0) }),
      400,
      'This is no photo that can be read. Use a JPEG, PNG or WebP file.',
    ],
    [
      'when it is cut short',
      () => ({ file: jpeg.subarray(0, jpeg.length / 2) }),
      400,
      'This is no photo that can be read. Use a JPEG, PNG or WebP file.',
    ],
    [
      'when it is HEIC',
      () => ({ file: Buffer.from('\0\0\0\x18ftypheic'), type: 'image/heic' }),
      400,
      'HEIC photos cannot be read here. Save it as JPEG and try again.',
    ],
    [
      'when it is too large',
      () => ({ file: Buffer.alloc(limits.photoBytesMax + 1) }),
      413,
      'A photo may have 12 MB at most. Take it with a lower resolution.',
    ],
    [
      'when it is far too large',
      () => ({ file: Buffer.alloc(limits.photoBytesMax + 2_000_000) }),
      413,
      'This request is too large.',
    ],
    ['when its recipe does not exist', () => ({ to: 'unknown' }), 404, 'This recipe does not exist.'],
    [
      'when its recipe is archived',
      async () => ({ to: (await addRecipe({ name: 'Old', archivedAt: new Date() })).id }),
      409,
      'Old is archived. Take it out of the archive first.',
    ],
  ];
  test.each(cases)('%s', async (_title, sent, status, text) => {
    const answer = await upload(await sent());
    expect([answer.status, answer.text]).toEqual([status, text]);
    expect(await stored()).toEqual([]);
  });

  test('when it has too many pixels', async () => {
    const file = await picture(10_000, 5_001).png().toBuffer();
    expect(await upload({ file })).toMatchObject({
      status: 400,
      text: 'A photo may have 50 megapixels at most. Take it with a lower resolution.',
    });
    expect(await stored()).toEqual([]);
  });

  test('when the space of the kitchen is full', async () => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    });
    const file = await noise.png().toBuffer();
    const texts: string[] = [];
    while (texts.length < 6) texts.push((await upload({ file })).text);
    expect(texts.at(-1)).toBe('The photos of this kitchen take 0 MB, which is all it has. Delete some first.');
    expect(await stored()).toHaveLength((await photosOf()).length * 2);
  });

  test('when the files cannot be stored', async () => {
    await rm(join(dataDir, 'files', kitchen.id), { recursive: true, force: true });
    await upload();
    await rm(join(dataDir, 'files', kitchen.id), { recursive: true });
    await writeFile(join(dataDir, 'files', kitchen.id), 'no folder');
    const answer = await upload();
    expect([answer.status, answer.text]).toEqual([
      503,
      'Photos cannot be saved or shown right now. Nothing was changed. Try again later, or tell the person who runs this server.',
    ]);
    expect(await photosOf()).toHaveLength(1);
    await rm(join(dataDir, 'files', kitchen.id));
  });
});

describe('a stored photo', () => {
  test('is read only by members of its kitchen', async () => {
    const { photo } = await upload();
    const outsider = await (await Kitchen.create(api)).signIn('admin');
    for (const [by, status] of [
      [await kitchen.signIn('cook'), 200],
      [outsider, 404],
      [new Client(api), 401],
    ] as const) {
      const response = await read(photo().id, 'small', by);
      expect(response.status).toBe(status);
      if (status !== 200) expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect((await upload({ by: outsider })).status).toBe(404);
    expect(await outsider.refused(remove, { input: { id: photo().id } })).toBe('NOT_FOUND');
  });

  test('has no other sizes, and nothing beside it can be read', async () => {
    const { id } = (await upload()).photo();
    for (const path of ['huge', '..%2F..%2Fdatabase.json', 'large.webp']) {
      expect((await read(id, path)).status).toBe(404);
    }
    expect((await read('..%2Fdatabase', 'large')).status).toBe(404);
  });

  test('gets another caption, unless somebody changed it meanwhile', async () => {
    const { id, version } = (await upload()).photo();
    expect(await manager.ask(update, { input: { id, version, caption: ' On the pass ' } })).toMatchObject({
      updatePhoto: { caption: 'On the pass', version: version + 1 },
    });
    expect(await manager.refused(update, { input: { id, version, caption: 'Late' } })).toBe('CONFLICT');
    expect(await (await kitchen.signIn('cook')).refused(update, { input: { id, version, caption: '' } })).toBe(
      'FORBIDDEN',
    );
  });

  test('is deleted with its files', async () => {
    const { id } = (await upload()).photo();
    expect(await manager.ask(remove, { input: { id } })).toEqual({ deletePhoto: id });
    expect([await photosOf(), await stored()]).toEqual([[], []]);
    expect((await read(id, 'large')).status).toBe(404);
  });

  test('is not found when its file is missing', async () => {
    const { id } = (await upload()).photo();
    await rm(join(dataDir, 'files', kitchen.id), { recursive: true });
    expect((await read(id, 'large')).status).toBe(404);
  });
});

test('files without a photo are deleted after 30 days; those of photos and of unknown kitchens are kept', async () => {
  const { id } = (await upload()).photo();
  const left = '01a1fc41-1860-7736-8182-a4408885ffd0';
  const folder = join(dataDir, 'files', kitchen.id);
  await writeFile(join(folder, `${left}-small.webp`), 'x');
  await writeFile(join(folder, `${left}-large.webp`), 'x');
  await photoFilesJob.run(jobRun(api.app, new Date(Date.now() + 29 * DAY)));
  expect(await stored()).toHaveLength(4);
  const unknown = join(dataDir, 'files', left);
  await mkdir(unknown);
  await writeFile(join(unknown, `${left}-small.webp`), 'x');
  await photoFilesJob.run(jobRun(api.app, new Date(Date.now() + 31 * DAY)));
  expect(await stored()).toEqual([`${id}-large.webp`, `${id}-small.webp`]);
  expect(await readdir(unknown)).toHaveLength(1);
});
