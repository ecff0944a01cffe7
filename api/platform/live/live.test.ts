import { afterAll, afterEach, beforeAll, describe, expect, type MockInstance, test, vi } from 'vitest';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { plain } from '#schema/messages.ts';
import { notify } from '../../features/notifications/notification.writes.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { millisecondsOf, shortestOf } from '../../testing/shortest-of.ts';
import { listen, openSocket, until } from '../../testing/live-socket.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { User } from '../../features/users/user.entity.ts';

let api: TestApi;
let kitchen: Kitchen;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => api.stop());

/** Waits until so many subscriptions and sessions that were opened since the spy began listen to their organization. */
async function listening(spy: MockInstance<TestApi['app']['bus']['listen']>, count: number): Promise<void> {
  await until(() => spy.mock.results.length === count);
  await Promise.all(spy.mock.results.map(({ value }) => value));
}

let key = 0;
const publish = (where: Kitchen, audience?: { roles: ['admin'] }) =>
  where.write((tx) =>
    notify(tx, {
      type: 'other',
      topic: 'low_stock',
      priority: 'urgent',
      title: plain('Fridge'),
      message: plain('Warm.'),
      dedupeKey: `k${(key += 1)}`,
      ...(audience ? { audience } : {}),
    }),
  );

describe('/ws', () => {
  test('answers REQUEST_INITIAL_DATA and ignores junk', async () => {
    const { socket, messages } = await openSocket(await kitchen.signIn('cook'));
    for (const junk of ['', '{', '[]', '{"type":1}', '{"type":"DROP_TABLE"}']) socket.send(junk);
    socket.send('{"type":"REQUEST_INITIAL_DATA"}');
    await until(() => messages.length > 0);
    expect(messages[0]).toMatchObject({
      type: 'INITIAL_DATA',
      data: { unreadCount: 0, prepStatus: { total: 0, completed: 0 } },
    });
    socket.close();
  });

  test('sends messages only to the same organization and to their audience', async () => {
    const outsider = await listen(await (await Kitchen.create(api)).signIn('admin'));
    const [cook, admin] = [await listen(await kitchen.signIn('cook')), await listen(await kitchen.signIn('admin'))];
    await publish(kitchen, { roles: ['admin'] });
    await publish(kitchen);
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
    await expect(openSocket(await kitchen.signIn('cook'), headers)).rejects.toThrow('403');
  });

  test('refuses without a session with 401, and the unverified with 403', async () => {
    const nobody = await kitchen.signIn('cook');
    nobody.cookie = 'brigade=junk';
    await expect(openSocket(nobody)).rejects.toThrow('401');
    await expect(openSocket(await kitchen.signIn('cook', { verified: false }))).rejects.toThrow('403');
  });

  test('closes within a second when its person is deactivated', async () => {
    const deactivate = async () => {
      const client = await kitchen.signIn('cook');
      const { closed } = await listen(client);
      return millisecondsOf(async () => {
        await kitchen.write(async (tx) => {
          const user = await tx.em.findOneOrFail(User, { id: client.user.id });
          user.status = 'deactivated';
          tx.record({ action: 'user.deactivated', entity: 'User', entityId: user.id });
        });
        expect(await closed).toBe(4401);
      });
    };
    expect(await shortestOf(deactivate, 1_000)).toBeLessThan(1_000);
  });
});

/** GraphQL over a socket with this client's session. */
function overSocket(client: Client) {
  class Signed extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers: { origin: api.url, cookie: client.cookie ?? '' } });
    }
  }
  return createClient({ url: `${api.url.replace('http', 'ws')}/graphql`, webSocketImpl: Signed, retryAttempts: 0 });
}

describe('GraphQL subscriptions', () => {
  test('contain the row over graphql-ws', async () => {
    const client = await kitchen.signIn('cook');
    const graph = overSocket(client);
    const spy = vi.spyOn(api.app.bus, 'listen');
    const rows = graph.iterate({ query: 'subscription { notificationReceived { title isRead } }' });
    const first = rows.next();
    // The watch of the session, and the subscription.
    await listening(spy, 2);
    await publish(kitchen);
    expect((await first).value?.data).toEqual({ notificationReceived: { title: 'Fridge', isRead: false } });
    await graph.dispose();
  });

  test('run beside queries and mutations on one socket', async () => {
    const graph = overSocket(await kitchen.signIn('admin'));
    const answer = async (query: string) => (await graph.iterate({ query }).next()).value;
    const create = 'mutation { createStation(input: { name: "By socket" }) { name } }';
    expect(await answer(create)).toEqual({
      data: { createStation: { name: 'By socket' } },
      extensions: { seqs: [expect.any(Number)] },
    });
    expect(JSON.stringify(await answer('{ stations { name } }'))).toContain('By socket');
    await graph.dispose();
  });

  test('are refused over graphql-ws with the same codes as over HTTP, and the socket stays open', async () => {
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
    for (const [query, code, text] of [
      ['{ me {', 'VALIDATION_FAILED', {}],
      ['{ passwordHash }', 'VALIDATION_FAILED', {}],
      [`{ me { ${'name '.repeat(3_000)} } }`, 'QUERY_TOO_COMPLEX', message],
      ['{ organizationCode }', 'FORBIDDEN', message],
    ] as const) {
      expect(await refusal(query)).toEqual({ code, retryable: false, requestId: expect.any(String), ...text });
    }
    await graph.dispose();
  });

  test('contain the row over server-sent events', async () => {
    const client = await kitchen.signIn('cook');
    const abort = new AbortController();
    const spy = vi.spyOn(api.app.bus, 'listen');
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
    await listening(spy, 1);
    await publish(kitchen);
    let text = '';
    while (!text.includes('Fridge')) text += (await reader?.read())?.value ?? '';
    expect(text).toContain('event: next');
    abort.abort();
  });
});
