import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { limits } from '#schema/limits.ts';
import { Session } from '../../features/auth/sessions/session.entity.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { millisecondsOf, shortestOf } from '../../testing/shortest-of.ts';
import { type GraphSocket, openGraphSocket } from '../../testing/graph-socket.ts';
import { caughtUp, openSocket, until } from '../../testing/live-socket.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
});
beforeEach(() => api.app.limiter.forgetAll());
afterAll(() => api.stop());

const SUBSCRIPTION = 'subscription { notificationReceived { title } }';
/** How often an operation was refused with this code. */
const refusedWith = ({ messages }: GraphSocket, code: string) =>
  messages.filter(({ type, payload }) => type === 'error' && JSON.stringify(payload).includes(code)).length;

describe('one graphql-ws connection', () => {
  test('that exceeds the rate limit is closed with 4429', async () => {
    const graph = await openGraphSocket(await kitchen.signIn('cook'));
    for (let count = 0; count < 1_300; count += 1) graph.subscribe(`q${count}`, '{ me { id } }');
    expect(await graph.closed).toBe(4429);
  });

  test('shares its rate limit with the same person’s requests', async () => {
    const cook = await kitchen.signIn('cook');
    const graph = await openGraphSocket(cook);
    for (let count = 0; count < 1_300; count += 1) graph.subscribe(`q${count}`, '{ me { id } }');
    await graph.closed;
    expect((await cook.graph('{ me { id } }')).status).toBe(429);
  });

  test('has at most 50 subscriptions; one more is refused, and open ones stay', async () => {
    const graph = await openGraphSocket(await kitchen.signIn('cook'));
    for (let count = 0; count < limits.operationsPerSocket + 5; count += 1) graph.subscribe(`s${count}`, SUBSCRIPTION);
    await until(() => refusedWith(graph, 'RATE_LIMITED') === 5);
    expect(graph.socket.readyState).toBe(graph.socket.OPEN);
    graph.socket.close();
  });
});

test('the initial data of /ws counts against the same person’s calls', async () => {
  const cook = await kitchen.signIn('cook');
  const leftOf = async () =>
    Number(/r=(\d+)/.exec((await cook.get('/api/inventory')).headers.get('ratelimit') ?? '')?.[1]);
  const before = await leftOf();
  const socket = await openSocket(cook);
  await caughtUp(socket);
  expect(await leftOf()).toBe(before - 2);
  socket.socket.close();
});

describe('one sign-in', () => {
  test('has at most ten sockets, and can open one as soon as another is closed', async () => {
    const cook = await kitchen.signIn('cook');
    const open: WebSocket[] = [];
    for (let count = 0; count < limits.socketsPerSession / 2; count += 1) {
      open.push((await openSocket(cook)).socket, (await openGraphSocket(cook)).socket);
    }
    await expect(openSocket(cook)).rejects.toThrow('429');
    await expect(openGraphSocket(cook)).rejects.toThrow('429');
    const other = await openSocket(await kitchen.signIn('cook'));
    other.socket.close();
    open[0]?.terminate();
    await until(() => open[0]?.readyState === open[0]?.CLOSED);
    (await openAgain(cook)).socket.close();
    for (const socket of open) socket.terminate();
  });

  test('has at most 100 subscriptions over all its connections', async () => {
    const cook = await kitchen.signIn('cook');
    const graphs = [await openGraphSocket(cook), await openGraphSocket(cook), await openGraphSocket(cook)];
    for (const graph of graphs)
      for (let count = 0; count < limits.operationsPerSocket; count += 1) graph.subscribe(`s${count}`, SUBSCRIPTION);
    const refused = () => graphs.reduce((sum, graph) => sum + refusedWith(graph, 'RATE_LIMITED'), 0);
    await until(() => refused() === graphs.length * limits.operationsPerSocket - limits.streamsPerSession);
    for (const { socket } of graphs) socket.terminate();
  });
});

describe('one kitchen', () => {
  /** Has other sign-ins of the cook's kitchen take all places; returns how to release them. */
  async function takeAll(cook: Client, take: 'openSocket' | 'openStream', places: number): Promise<() => void> {
    const session = cook.cookie?.split('=')[1];
    const { viewer } = await api.app.identify(api.app, { cookies: { session }, address: '127.0.0.1' });
    if (!viewer) throw new Error('The cook is not known.');
    const { connections } = api.app;
    const taken = Array.from({ length: places }, (_, place) =>
      connections[take]({ ...viewer, sessionId: `other ${Math.floor(place / 10)}` }),
    );
    return () => taken.forEach((leave) => leave());
  }

  test('has at most 2,000 sockets over all its people, and other kitchens keep theirs', async () => {
    const cook = await kitchen.signIn('cook');
    const leave = await takeAll(cook, 'openSocket', limits.socketsPerOrganization);
    await expect(openSocket(cook)).rejects.toThrow('429');
    const other = await openSocket(await (await Kitchen.create(api)).signIn('cook'));
    other.socket.close();
    leave();
    (await openSocket(cook)).socket.close();
  });

  test('has at most 10,000 subscriptions', async () => {
    const cook = await kitchen.signIn('cook');
    const leave = await takeAll(cook, 'openStream', limits.streamsPerOrganization);
    const graph = await openGraphSocket(cook);
    graph.subscribe('one', SUBSCRIPTION);
    await until(() => refusedWith(graph, 'RATE_LIMITED') === 1);
    graph.socket.close();
    leave();
  });
});

/** Retries, because the server may notice a closed socket later than its client. */
async function openAgain(client: Client) {
  for (;;) {
    const opened = await openSocket(client).catch(() => null);
    if (opened) return opened;
  }
}

describe('a sign-in that expires', () => {
  /** Milliseconds: long enough to open a connection on a busy machine. */
  const SOON = 3_000;

  /** A cook whose session is about to expire. */
  async function endingSoon(): Promise<Client> {
    const cook = await kitchen.signIn('cook');
    await kitchen.write((tx) =>
      tx.em.nativeUpdate(Session, { userId: cook.user.id }, { expiresAt: new Date(Date.now() + SOON) }),
    );
    return cook;
  }

  test('closes /ws', async () => {
    const cook = await endingSoon();
    const at = Date.now();
    expect(await (await openSocket(cook)).closed).toBe(4401);
    expect(Date.now() - at).toBeLessThan(SOON + 3_500);
  });

  test('closes graphql-ws', async () => {
    expect(await (await openGraphSocket(await endingSoon())).closed).toBe(4401);
  });

  test('closes graphql-ws for a reconnect when the session cannot be checked', async () => {
    const graph = await openGraphSocket(await endingSoon());
    const read = vi.spyOn(api.app.database, 'read').mockRejectedValue(new Error('The database is away.'));
    expect(await graph.closed).toBe(1012);
    read.mockRestore();
  });

  test('closes /ws for a reconnect when the session cannot be checked', async () => {
    const { closed } = await openSocket(await endingSoon());
    const read = vi.spyOn(api.app.database, 'read').mockRejectedValue(new Error('The database is away.'));
    expect(await closed).toBe(1012);
    read.mockRestore();
  });

  test('ends a subscription over server-sent events', async () => {
    const cook = await endingSoon();
    const response = await cook.call('POST', '/graphql', JSON.stringify({ query: SUBSCRIPTION }), {
      accept: 'text/event-stream',
      'x-graphql-yoga-csrf': '1',
    });
    expect(response.text).toContain('event: complete');
  });

  test('is extended by use', async () => {
    const cook = await kitchen.signIn('cook');
    const week = 7 * 24 * 3_600_000;
    await kitchen.write((tx) =>
      tx.em.nativeUpdate(Session, { userId: cook.user.id }, { lastSeenAt: new Date(Date.now() - week + SOON) }),
    );
    const { socket, closed } = await openSocket(cook);
    // Opening the socket extended the session beyond its first expiry.
    // oxlint-disable-next-line no-restricted-globals -- the end of a session is a time of the database
    const ended = await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, SOON + 500, 'open'))]);
    expect(ended).toBe('open');
    socket.close();
  });
});

describe('a sign-in that is ended', () => {
  /** Ends the sessions of a cook after they are identified and before the connection listens to events. */
  async function endsWhileOpening(): Promise<Client> {
    const cook = await kitchen.signIn('cook');
    const { bus } = api.app;
    const listen = bus.listen.bind(bus);
    vi.spyOn(bus, 'listen').mockImplementationOnce(async (...args) => {
      await cook.post('/api/logout', {});
      return listen(...args);
    });
    return cook;
  }

  test('closes a /ws that is just opening', async () => {
    const cook = await endsWhileOpening();
    expect(await (await openSocket(cook)).closed).toBe(4401);
  });

  test('closes a graphql-ws connection that is just opening', async () => {
    const cook = await endsWhileOpening();
    expect(await (await openGraphSocket(cook)).closed).toBe(4401);
  });

  test('closes its graphql-ws connections within a second', async () => {
    const signOut = async () => {
      const cook = await kitchen.signIn('cook');
      const graph = await openGraphSocket(cook);
      return millisecondsOf(async () => {
        await cook.post('/api/logout');
        expect(await graph.closed).toBe(4401);
      });
    };
    expect(await shortestOf(signOut, 1_000)).toBeLessThan(1_000);
  });
});
