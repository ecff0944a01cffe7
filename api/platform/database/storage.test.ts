import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { sendFile } from '../../testing/imports.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

const create = 'mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { id } }';
const STORAGE_MAX = 2_000_000;

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;

beforeAll(async () => {
  api = await startApi({ storageMax: STORAGE_MAX });
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager');
});
afterAll(() => api.stop());

/** A recipe of some 200 kB. */
function longRecipe(name: string) {
  const steps = Array.from({ length: 50 }, () => ({ text: 'x'.repeat(2_000) }));
  return { input: { name, kind: 'prep', yieldQuantity: '1', yieldUnit: 'l', lines: [], steps } };
}

/** Writes until it is refused, at most `times`. */
async function writeUntilRefused(times: number): Promise<{ written: number; refusal: string; code: unknown }> {
  for (let written = 0; written < times; written += 1) {
    const { errors } = await manager.graph(create, longRecipe(`Recipe ${written}`));
    const [error] = errors;
    if (error) return { written, refusal: error.message, code: error.extensions['code'] };
  }
  return { written: times, refusal: '', code: null };
}

/** Sends a file of suppliers again and again. */
async function sendTimes(file: string, times: number): Promise<{ status: number; text: string }[]> {
  const answers = [];
  for (let sent = 0; sent < times; sent += 1) answers.push(await sendFile(manager, 'suppliers', file));
  return answers;
}

describe('what a kitchen may write', () => {
  test('is limited by its storage, with a clear message; nothing is written beyond it', async () => {
    const { written, refusal, code } = await writeUntilRefused(100);
    expect([code, refusal]).toEqual([
      'FORBIDDEN',
      'This kitchen has used its storage of 2 MB. Ask the person who runs this server for more.',
    ]);
    expect(written).toBeGreaterThan(4);
    const { recipes } = await manager.request<{ recipes: { nodes: unknown[] } }>(
      '{ recipes(first: 100) { nodes { id } } }',
    );
    expect(recipes.nodes).toHaveLength(written);
  });

  test('does not affect another kitchen', async () => {
    await writeUntilRefused(100);
    const other = await (await Kitchen.create(api)).signIn('manager');
    expect((await other.graph(create, longRecipe('Stock'))).errors).toEqual([]);
  });

  test('does not limit background writes of the server', async () => {
    await writeUntilRefused(100);
    const changes = { planned: 'x'.repeat(STORAGE_MAX) };
    const wrote = api.app.database.write(
      { organizationId: kitchen.id, actorId: null },
      'kitchen.checked',
      null,
      async (tx) => {
        tx.record({ entity: 'Organization', entityId: kitchen.id, changes });
      },
    );
    await expect(wrote).resolves.toBeUndefined();
  });

  test('is limited with the rows of imported files', async () => {
    const file = `Name\n${'x'.repeat(1_000)}\n`.repeat(500);
    const answers = await sendTimes(file, 6);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 403, 403, 403]);
    expect(answers.at(-1)?.text).toContain('This kitchen has used its storage of 2 MB.');
  });

  test('is limited to 50 MB per hour, with the rows of imported files', async () => {
    await api.app.limiter.consume('bytesByOrganization', kitchen.id, 49_950_000);
    const [answer] = await sendTimes(`Name\n${'x'.repeat(1_000)}\n`.repeat(100), 1);
    expect(answer?.status).toBe(429);
  });

  test('is limited to 50 MB per hour', async () => {
    await api.app.limiter.consume('bytesByOrganization', kitchen.id, 49_950_000);
    expect(await writeUntilRefused(3)).toMatchObject({ code: 'RATE_LIMITED', written: 0 });
  });
});
