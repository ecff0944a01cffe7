import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import sharp from 'sharp';
import { photoShape } from '#schema/rest.ts';
import { weekdays } from '#schema/vocabulary.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { zoneWhereItIs } from '../../testing/kitchen-clock.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let dataDir: string;
let api: TestApi;
let kitchen: Kitchen;
let manager: Client;
let file: Buffer;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'brigade-photos-'));
  api = await startApi({ dataDir });
  file = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c04020' } })
    .png()
    .toBuffer();
});
beforeEach(() => api.app.limiter.forgetAll());
afterAll(async () => {
  await api.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function upload({ by, of }: { readonly by: Client; readonly of: Record<string, string> }) {
  const response = await fetch(`${api.url}/api/photos?${new URLSearchParams(of).toString()}`, {
    method: 'POST',
    headers: { ...by.credentials, 'content-type': 'image/png' },
    body: new Uint8Array(file),
  });
  const text = await response.text();
  return { status: response.status, text, photo: () => photoShape.parse(JSON.parse(text)) };
}

function read(id: string, size: string, by: Client): Promise<Response> {
  return fetch(`${api.url}/api/photos/${id}/${size}`, { headers: by.credentials });
}
const remove = 'mutation ($input: DeletePhotoInput!) { deletePhoto(input: $input) }';

describe('a photo of a task', () => {
  const start = 'mutation ($id: ID!) { startPrepTask(input: { id: $id }) { id } }';
  const done = 'mutation ($id: ID!) { task: completePrepTask(input: { id: $id, actualQuantity: "1" }) { status } }';
  const shown = 'query ($id: ID!) { prepTask(id: $id) { photos { id } } }';

  /** A running task of a recurring one that is only done with a photo. */
  async function chore(): Promise<{ readonly cook: Client; readonly prepTaskId: string }> {
    kitchen = await Kitchen.create(api, { timeZone: zoneWhereItIs(12), dayRollover: '04:00' });
    manager = await kitchen.signIn('manager');
    const input = { name: 'Clean the fryer', kind: 'cleaning', weekdays, dueTime: '22:00', minutes: 20 };
    await manager.request('mutation ($input: AddRecurringTaskInput!) { addRecurringTask(input: $input) { id } }', {
      input: { ...input, needsNote: false, needsPhoto: true, carriesOver: false },
    });
    const { prepTasks } = await manager.request<{ prepTasks: { id: string; needsPhoto: boolean }[] }>(
      '{ prepTasks { id needsPhoto } }',
    );
    expect(prepTasks).toMatchObject([{ needsPhoto: true }]);
    const prepTaskId = prepTasks[0]?.id ?? '';
    const cook = await kitchen.signIn('cook');
    await cook.request(start, { id: prepTaskId });
    return { cook, prepTaskId };
  }

  test('is needed to finish a recurring task that requires one', async () => {
    const { cook, prepTaskId } = await chore();
    const { errors } = await cook.graph(done, { id: prepTaskId });
    expect(errors[0]?.message).toBe('This task is done with a photo. Add one that shows the work.');
    expect(errors[0]?.extensions['code']).toBe('VALIDATION_FAILED');
    const { photo } = await upload({ by: cook, of: { prepTaskId } });
    expect(await cook.request(shown, { id: prepTaskId })).toEqual({ prepTask: { photos: [{ id: photo().id }] } });
    expect(await cook.request(done, { id: prepTaskId })).toEqual({ task: { status: 'completed' } });
  });

  test('that was deleted again does not count', async () => {
    const { cook, prepTaskId } = await chore();
    const { photo } = await upload({ by: cook, of: { prepTaskId } });
    await cook.request(remove, { input: { id: photo().id } });
    expect(await cook.refused(done, { id: prepTaskId })).toBe('VALIDATION_FAILED');
  });

  test('is deleted by who added it or a manager, and stays in the record once the task is done', async () => {
    const { cook, prepTaskId } = await chore();
    const other = await kitchen.signIn('cook');
    const [first, second, third] = [
      (await upload({ by: cook, of: { prepTaskId } })).photo(),
      (await upload({ by: cook, of: { prepTaskId } })).photo(),
      (await upload({ by: other, of: { prepTaskId } })).photo(),
    ];
    expect(await other.refused(remove, { input: { id: first.id } })).toBe('FORBIDDEN');
    for (const [by, { id }] of [
      [cook, first],
      [manager, second],
    ] as const)
      expect(await by.request(remove, { input: { id } })).toEqual({ deletePhoto: id });
    await cook.request(done, { id: prepTaskId });
    for (const by of [other, manager]) expect(await by.refused(remove, { input: { id: third.id } })).toBe('CONFLICT');
  });

  test('is added for a day after the task is done, and not to one that was skipped', async () => {
    const { cook, prepTaskId } = await chore();
    await upload({ by: cook, of: { prepTaskId } });
    await cook.request(done, { id: prepTaskId });
    expect((await upload({ by: cook, of: { prepTaskId } })).status).toBe(200);
    await setTask(prepTaskId, "completed_at = now() - interval '25 hours'");
    expect(await upload({ by: cook, of: { prepTaskId } })).toMatchObject({
      status: 409,
      text: 'A photo of a finished task is added within 24 hours.',
    });
    await setTask(prepTaskId, "status = 'skipped', completed_at = null, skip_reason = 'Closed'");
    expect(await upload({ by: cook, of: { prepTaskId } })).toMatchObject({ status: 409 });
  });

  test('is neither added nor seen by another kitchen', async () => {
    const { cook, prepTaskId } = await chore();
    const { photo } = await upload({ by: cook, of: { prepTaskId } });
    const outsider = await (await Kitchen.create(api)).signIn('admin');
    expect((await upload({ by: outsider, of: { prepTaskId } })).status).toBe(404);
    expect((await read(photo().id, 'large', outsider)).status).toBe(404);
  });

  function setTask(id: string, values: string): Promise<void> {
    return kitchen.write(async (tx) => {
      const connection = tx.em.getConnection();
      await connection.execute(
        `update prep_task set ${values} where id = ?`,
        [id],
        'run',
        tx.em.getTransactionContext(),
      );
    });
  }
});
