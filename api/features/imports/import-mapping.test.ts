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
