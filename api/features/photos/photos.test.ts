import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import sharp from 'sharp';
import { z } from 'zod';
import { limits } from '#schema/limits.ts';
import { DAY } from '#schema/milliseconds.ts';
import { photoShape } from '#schema/rest.ts';
import { add } from '../../platform/database/transaction.ts';
import { jobRun } from '../../platform/jobs/runner.ts';
import { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { tokenOf } from '../../testing/token-client.ts';
import { beginCheck, farRollover } from '../../testing/line-checks.ts';
import { RecipeStep } from '../recipes/parts/recipe-step.entity.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import { WasteReason } from '../waste/waste-reason.entity.ts';
import { photoFilesJob } from './photo-files.job.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

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
  return photosShape.parse(await manager.request(query, { id })).recipe.photos;
}
const remove = 'mutation ($input: DeletePhotoInput!) { deletePhoto(input: $input) }';
const update = 'mutation ($input: UpdatePhotoInput!) { updatePhoto(input: $input) { id version caption } }';

describe('adding a photo to a recipe', () => {
  test('stores two sizes without metadata, which browsers may cache', async () => {
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

  test('has no other sizes, and no other file can be read', async () => {
    const { id } = (await upload()).photo();
    for (const path of ['huge', '..%2F..%2Fdatabase.json', 'large.webp']) {
      expect((await read(id, path)).status).toBe(404);
    }
    expect((await read('..%2Fdatabase', 'large')).status).toBe(404);
  });

  test('gets another caption, unless somebody changed it meanwhile', async () => {
    const { id, version } = (await upload()).photo();
    expect(await manager.request(update, { input: { id, version, caption: ' On the pass ' } })).toMatchObject({
      updatePhoto: { caption: 'On the pass', version: version + 1 },
    });
    expect(await manager.refused(update, { input: { id, version, caption: 'Late' } })).toBe('CONFLICT');
    expect(
      await (await kitchen.signIn('cook')).refused(update, { input: { id, version: version + 1, caption: '' } }),
    ).toBe('FORBIDDEN');
  });

  test('is deleted with its files', async () => {
    const { id } = (await upload()).photo();
    expect(await manager.request(remove, { input: { id } })).toEqual({ deletePhoto: id });
    expect([await photosOf(), await stored()]).toEqual([[], []]);
    expect((await read(id, 'large')).status).toBe(404);
  });

  test('is not found when its file is missing', async () => {
    const { id } = (await upload()).photo();
    await rm(join(dataDir, 'files', kitchen.id), { recursive: true });
    expect((await read(id, 'large')).status).toBe(404);
  });
});

describe('a photo of a step', () => {
  test('is one of its recipe, and stays with the recipe when the step is removed', async () => {
    const step = await kitchen.write(async (tx) => add(tx, RecipeStep, { recipeId, text: 'Sear the bones' }));
    const { photo } = await upload({ of: { recipeId, recipeStepId: step.id } });
    expect(photo().recipeStepId).toBe(step.id);
    await kitchen.write(async (tx) => void tx.em.remove(await tx.em.findOneOrFail(RecipeStep, { id: step.id })));
    const read = 'query ($id: ID!) { recipe(id: $id) { photos { id recipeStepId } } }';
    expect(await manager.request(read, { id: recipeId })).toEqual({
      recipe: { photos: [{ id: photo().id, recipeStepId: null }] },
    });
  });

  test('is refused for a step of another recipe, and without a recipe', async () => {
    const other = await addRecipe();
    const step = await kitchen.write(async (tx) => add(tx, RecipeStep, { recipeId: other.id, text: 'Chill' }));
    expect((await upload({ of: { recipeId, recipeStepId: step.id } })).status).toBe(404);
    expect((await upload({ of: { recipeStepId: step.id } })).status).toBe(400);
    expect(await stored()).toEqual([]);
  });
});

describe('a photo of waste', () => {
  async function wasted(by: Client): Promise<string> {
    const item = await kitchen.item({}, '9');
    const reason = await kitchen.write(async (tx) =>
      add(tx, WasteReason, { code: `SPOIL${Math.random()}`, name: 'Spoiled', group: 'spoilage' }),
    );
    const log = 'mutation ($input: LogWasteInput!) { logWaste(input: $input) { id } }';
    const input = { itemId: item.id, quantity: '1', unit: 'kg', reasonId: reason.id };
    return (await by.request<{ logWaste: { id: string } }>(log, { input })).logWaste.id;
  }
  const entries =
    '{ wasteEntries(from: "2000-01-01", to: "2100-01-01") { nodes { id photos { id caption createdById } } } }';

  test('is added by who logged it or a manager, and shown with the entry', async () => {
    const cook = await kitchen.signIn('cook');
    const wasteEntryId = await wasted(cook);
    const other = await kitchen.signIn('cook');
    expect((await upload({ by: other, of: { wasteEntryId } })).status).toBe(403);
    const { photo } = await upload({ by: cook, of: { wasteEntryId } });
    expect(await other.request(entries)).toMatchObject({
      wasteEntries: { nodes: [{ id: wasteEntryId, photos: [{ id: photo().id, caption: 'Plated' }] }] },
    });
    expect((await read(photo().id, 'small', other)).status).toBe(200);
    expect((await upload({ by: manager, of: { wasteEntryId } })).status).toBe(200);
    expect(await other.refused(remove, { input: { id: photo().id } })).toBe('FORBIDDEN');
    expect(await cook.request(remove, { input: { id: photo().id } })).toEqual({ deletePhoto: photo().id });
  });

  test('is one of at most six, and is read by a token only with the scope of waste', async () => {
    const wasteEntryId = await wasted(manager);
    const small = await picture(20, 20).png().toBuffer();
    const statuses: number[] = [];
    while (statuses.length < limits.photosPerEntry + 1)
      statuses.push((await upload({ of: { wasteEntryId }, file: small })).status);
    expect(statuses).toEqual([...Array.from({ length: limits.photosPerEntry }, () => 200), 409]);
    const found = await manager.request<{ wasteEntries: { nodes: { photos: { id: string }[] }[] } }>(entries);
    const id = found.wasteEntries.nodes[0]?.photos[0]?.id ?? '';
    const admin = await kitchen.signIn('admin');
    const may = await tokenOf(admin, { name: 'waste', scopes: ['waste_read'] });
    const mayNot = await tokenOf(admin, { name: 'recipes', scopes: ['recipes_read'] });
    expect([(await read(id, 'small', may)).status, (await read(id, 'small', mayNot)).status]).toEqual([200, 403]);
  });

  test('belongs to exactly one row', async () => {
    const wasteEntryId = await wasted(manager);
    expect(await upload({ of: { wasteEntryId, recipeId } })).toMatchObject({ status: 400 });
    expect(await upload({ of: {} })).toMatchObject({ status: 400 });
    const outsider = await (await Kitchen.create(api)).signIn('admin');
    expect((await upload({ by: outsider, of: { wasteEntryId } })).status).toBe(404);
  });
});

describe('a photo of a reading', () => {
  const sheet = 'query ($id: ID!) { lineCheck(id: $id) { entries { readings { id photos { id } } } } }';
  interface Sheet {
    lineCheck: { entries: { readings: { id: string; photos: { id: string }[] }[] }[] };
  }

  test('can be added by cooks, also after the check was submitted, when it stays in the record', async () => {
    kitchen = await Kitchen.create(api, { dayRollover: farRollover(), lineCheckFrequency: 'custom' });
    manager = await kitchen.signIn('manager');
    const cook = await kitchen.signIn('cook');
    const check = await beginCheck(manager, cook);
    await check.read(0, '3');
    await check.read(1, '3');
    await check.say(2, true);
    const readings = async () =>
      (await cook.request<Sheet>(sheet, { id: check.id })).lineCheck.entries.flatMap((entry) => entry.readings);
    const answerId = (await readings())[0]?.id ?? '';
    const first = (await upload({ by: cook, of: { answerId } })).photo();
    expect(await cook.request(remove, { input: { id: first.id } })).toEqual({ deletePhoto: first.id });
    await check.submit();
    const { id } = (await upload({ by: cook, of: { answerId } })).photo();
    expect((await readings())[0]?.photos).toEqual([{ id }]);
    for (const by of [cook, manager]) expect(await by.refused(remove, { input: { id } })).toBe('CONFLICT');
    await kitchen.write(
      async (tx) =>
        void (await tx.em
          .getConnection()
          .execute(
            "update line_check_answer set answered_at = now() - interval '25 hours' where id = ?",
            [answerId],
            'run',
            tx.em.getTransactionContext(),
          )),
    );
    expect(await upload({ by: cook, of: { answerId } })).toMatchObject({
      status: 409,
      text: 'A photo of a reading is added within 24 hours.',
    });
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
