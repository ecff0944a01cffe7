import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { sendFile } from '../../testing/imports.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let manager: Client;

beforeAll(async () => {
  // Without the queue: a check that has begun does not end.
  api = await startApi();
});
beforeEach(async () => {
  manager = await (await Kitchen.create(api)).signIn('manager');
});
afterAll(() => api.stop());

const CHECK = 'mutation ($input: CheckImportInput!) { checkImport(input: $input) { state fields } }';

test('the columns of a check that is running are not changed; the same check may be requested again', async () => {
  const { id } = (await sendFile(manager, 'items', 'A,B\nCarrot,kg\n')).read();
  const input = { id, fields: ['name', 'unit'], hasHeadings: true };
  const running = { checkImport: { state: 'checking', fields: ['name', 'unit'] } };
  expect(await manager.request(CHECK, { input })).toEqual(running);
  expect(await manager.refused(CHECK, { input: { ...input, fields: ['unit', 'name'] } })).toBe('CONFLICT');
  expect(await manager.refused(CHECK, { input: { ...input, hasHeadings: false } })).toBe('CONFLICT');
  expect(await manager.request(CHECK, { input })).toEqual(running);
});

test('three imports of a kitchen run at once: a fourth waits until one of them has ended', async () => {
  const kinds = ['items', 'suppliers', 'recipes', 'stock'];
  const read = await Promise.all(kinds.map(async (kind) => (await sendFile(manager, kind, 'Name\nCarrot\n')).read()));
  const inputs = read.map(({ id }) => ({ id, fields: ['id'], hasHeadings: true }));
  const last = inputs.pop();
  for (const input of inputs) await manager.request(CHECK, { input });
  expect(await manager.refused(CHECK, { input: last })).toBe('CONFLICT');
  const other = await (await Kitchen.create(api)).signIn('manager');
  const { id } = (await sendFile(other, 'items', 'Name\nCarrot\n')).read();
  await other.request(CHECK, { input: { id, fields: ['id'], hasHeadings: true } });
});

test('a kitchen checks at most sixty files in an hour', async () => {
  const { id } = (await sendFile(manager, 'items', 'A,B\nCarrot,kg\n')).read();
  const input = { id, fields: ['name', 'unit'], hasHeadings: true };
  for (let checks = 0; checks < 60; checks += 1) await manager.request(CHECK, { input });
  expect(await manager.refused(CHECK, { input })).toBe('RATE_LIMITED');
});
