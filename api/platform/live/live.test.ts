import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { plain } from '#schema/messages.ts';
import { notify } from '../../features/notifications/notify.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { openSocket, type TestSocket, until } from '../../testing/live-socket.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { User } from '../../features/users/user.entity.ts';

let api: TestApi;
let kitchen: Kitchen;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
});
afterAll(() => api.stop());

/** Open, and listening: the bus has been asked by then. */
async function open(client: Client, headers?: Record<string, string>): Promise<TestSocket> {
  const opened = await openSocket(client, headers);
  await new Promise((resolve) => setTimeout(resolve, 50));
  return opened;
}

let key = 0;
const tell = (where: Kitchen, audience?: { roles: ['admin'] }) =>
  where.write((tx) =>
    notify(tx, {
      type: 'other',
      priority: 'urgent',
      title: plain('Fridge'),
      message: plain('Warm.'),
      dedupeKey: `k${(key += 1)}`,
      ...(audience ? { audience } : {}),
    }),
  );

describe('/ws', () => {
  test('answers REQUEST_INITIAL_DATA and ignores junk', async () => {
    const { socket, messages } = await open(await kitchen.signIn('cook'));
    for (const junk of ['', '{', '[]', '{"type":1}', '{"type":"DROP_TABLE"}']) socket.send(junk);
    socket.send('{"type":"REQUEST_INITIAL_DATA"}');
    await until(() => messages.length > 0);
    expect(messages[0]).toMatchObject({
      type: 'INITIAL_DATA',
      data: { unreadCount: 0, prepStatus: { total: 0, completed: 0 } },
    });
    socket.close();
  });

  test('tells news to the same organisation alone, and to those it is for', async () => {
    const outsider = await open(await (await Kitchen.create(api)).signIn('admin'));
    const [cook, admin] = [await open(await kitchen.signIn('cook')), await open(await kitchen.signIn('admin'))];
    await tell(kitchen, { roles: ['admin'] });
    await tell(kitchen);
    await until(() => admin.messages.length === 2 && cook.messages.length === 1);
    expect(cook.messages[0]).toMatchObject({
      type: 'NOTIFICATION_RECEIVED',
      data: { title: 'Fridge', priority: 'urgent' },
    });
    expect(outsider.messages).toEqual([]);
    for (const { socket } of [outsider, cook, admin]) socket.close();
  });

  test.each([
    ['no origin', {}],
    ['another site', { origin: 'https://evil.example' }],
    ['a near miss', { origin: 'http://127.0.0.1.evil.example' }],
    ['no address at all', { origin: 'null' }],
  ])('refuses %s with 403', async (_case, headers) => {
    await expect(open(await kitchen.signIn('cook'), headers)).rejects.toThrow('403');
  });

  test('refuses without a session with 401, and the unverified with 403', async () => {
    const nobody = await kitchen.signIn('cook');
    nobody.cookie = 'brigade=junk';
    await expect(open(nobody)).rejects.toThrow('401');
    await expect(open(await kitchen.signIn('cook', { verified: false }))).rejects.toThrow('403');
  });

  test('closes within a second when its person is deactivated', async () => {
    const client = await kitchen.signIn('cook');
    const { socket, messages, closed } = await open(client);
    socket.send('{"type":"REQUEST_INITIAL_DATA"}');
    await until(() => messages.length > 0);
    const started = Date.now();
    await kitchen.write(async (tx) => {
      const user = await tx.em.findOneOrFail(User, { id: client.user.id });
      user.status = 'deactivated';
      tx.record({ action: 'user.deactivated', entity: 'User', entityId: user.id });
    });
    expect(await closed).toBe(4401);
    expect(Date.now() - started).toBeLessThan(1_000);
  });
});

/** GraphQL over a socket, in the name of this person. */
function overSocket(client: Client) {
  class Signed extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers: { origin: api.url, cookie: client.cookie ?? '' } });
    }
  }
  return createClient({ url: `${api.url.replace('http', 'ws')}/graphql`, webSocketImpl: Signed, retryAttempts: 0 });
}

describe('GraphQL subscriptions', () => {
  test('carry the row over graphql-ws', async () => {
    const client = await kitchen.signIn('cook');
    const graph = overSocket(client);
    const rows = graph.iterate({ query: 'subscription { notificationReceived { title isRead } }' });
    const first = rows.next();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await tell(kitchen);
    expect((await first).value?.data).toEqual({ notificationReceived: { title: 'Fridge', isRead: false } });
    await graph.dispose();
  });

  test('share the socket with queries and mutations', async () => {
    const graph = overSocket(await kitchen.signIn('admin'));
    const answer = async (query: string) => (await graph.iterate({ query }).next()).value;
    const create = 'mutation { createStation(input: { name: "By socket" }) { name } }';
    expect(await answer(create)).toEqual({ data: { createStation: { name: 'By socket' } } });
    expect(JSON.stringify(await answer('{ stations { name } }'))).toContain('By socket');
    await graph.dispose();
  });

  test('refuse over graphql-ws with the same codes as elsewhere, and keep the socket', async () => {
    const graph = overSocket(await kitchen.signIn('cook'));
    const refusal = async (query: string) =>
      graph
        .iterate({ query })
        .next()
        .then(
          ({ value }) => value?.errors?.[0]?.extensions,
          (errors) => errors[0]?.extensions,
        );
    const message = { key: expect.any(String), params: expect.any(Object) };
    for (const [query, code, said] of [
      ['{ me {', 'VALIDATION_FAILED', {}],
      ['{ passwordHash }', 'VALIDATION_FAILED', {}],
      [`{ me { ${'name '.repeat(3_000)} } }`, 'QUERY_TOO_COMPLEX', {}],
      ['{ organizationCode }', 'FORBIDDEN', message],
    ] as const) {
      expect(await refusal(query)).toEqual({ code, retryable: false, requestId: expect.any(String), ...said });
    }
    await graph.dispose();
  });

  test('carry the row over server-sent events', async () => {
    const client = await kitchen.signIn('cook');
    const abort = new AbortController();
    const response = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      signal: abort.signal,
      headers: {
        cookie: client.cookie ?? '',
        accept: 'text/event-stream',
        'content-type': 'application/json',
        'x-graphql-yoga-csrf': '1',
      },
      body: JSON.stringify({ query: 'subscription { notificationReceived { title } }' }),
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await tell(kitchen);
    let text = '';
    while (!text.includes('Fridge')) text += (await reader?.read())?.value ?? '';
    expect(text).toContain('event: next');
    abort.abort();
  });
});
