import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { listen, type TestSocket, until } from '../../testing/live-socket.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let admin: Client;
let open: TestSocket;

beforeAll(async () => {
  api = await startApi();
  const kitchen = await Kitchen.create(api);
  admin = await kitchen.signIn('admin');
  open = await listen(admin);
});
afterAll(() => {
  open.socket.close();
  return api.stop();
});

const create = 'mutation ($name: String!) { createStation(input: { name: $name }) { id } }';

async function extensionsOf(query: string, variables = {}, headers: Record<string, string> = {}): Promise<unknown> {
  const body = { query, variables };
  const { json } = await admin.post('/graphql', body, { 'x-graphql-yoga-csrf': '1', ...headers });
  return Object(json).extensions;
}

describe('extensions.seqs of a mutation', () => {
  test('numbers its events as the live messages do', async () => {
    const extensions = await extensionsOf(create, { name: 'Grill' });
    await until(() => open.messages.length > 0);
    expect(extensions).toEqual({ seqs: [open.messages[0]?.seq] });
  });

  test('is left out when an earlier response is repeated for its Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'a-station-for-cold-food' };
    expect(await extensionsOf(create, { name: 'Cold' }, headers)).toEqual({ seqs: [expect.any(Number)] });
    expect(await extensionsOf(create, { name: 'Cold' }, headers)).toBeUndefined();
  });

  test('is left out when the mutation is refused', async () => {
    expect(await extensionsOf(create, { name: '' })).toBeUndefined();
  });
});
