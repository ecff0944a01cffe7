import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { openGraphSocket } from '../../testing/graph-socket.ts';
import { openSocket, until } from '../../testing/live-socket.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { graphClientOf, tokenOf } from '../../testing/token-client.ts';

const metricsToken = 'a-token-for-the-scraper';
const MOST = 3;
const SUBSCRIPTION = 'subscription { notificationReceived { title } }';

let api: TestApi;
let kitchen: Kitchen;
let cook: Client;
/** Closes what a test opened. */
const ends: (() => void)[] = [];

beforeAll(async () => {
  api = await startApi({ liveConnections: MOST, metricsToken });
  kitchen = await Kitchen.create(api);
});
beforeEach(async () => {
  for (const end of ends.splice(0)) end();
  await until(() => api.app.connections.live === 0);
  // Several sessions, so that none reaches its own limit.
  cook = await kitchen.signIn('cook');
});
afterAll(() => api.stop());

const ws = async (client = cook) => {
  const { socket } = await openSocket(client);
  ends.push(() => socket.terminate());
  return socket;
};
const graphWs = async (client = cook) => {
  const opened = await openGraphSocket(client);
  ends.push(() => opened.socket.terminate());
  return opened;
};
/** Opens a subscription over server-sent events; resolves with its response head. */
const sse = async (client = cook) => {
  const stop = new AbortController();
  const response = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    signal: stop.signal,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie: client.cookie ?? '' },
    body: JSON.stringify({ query: SUBSCRIPTION }),
  });
  ends.push(() => stop.abort());
  return response;
};
/** The head of a refused upgrade. */
const refusedUpgrade = (path: string): Promise<{ status?: number | undefined; retryAfter: string | undefined }> => {
  const socket = new WebSocket(`${api.url.replace('http', 'ws')}${path}`, ['graphql-transport-ws'], {
    headers: { origin: api.url, cookie: cook.cookie ?? '' },
  });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => reject(new Error('It was let in.')));
    socket.on('unexpected-response', (_request, { statusCode, headers }) =>
      resolve({ status: statusCode, retryAfter: headers['retry-after'] }),
    );
  });
};
const fill = async () => {
  await ws();
  await graphWs();
  expect((await sse()).status).toBe(200);
};

describe('LIVE_CONNECTIONS', () => {
  test.each(['/ws', '/graphql'])(
    'is the maximum of one process: a further %s is refused with 503 and Retry-After',
    async (path) => {
      await fill();
      expect(await refusedUpgrade(path)).toEqual({ status: 503, retryAfter: '30' });
    },
  );

  test('refuses a further event stream with 503, Retry-After and the code UNAVAILABLE', async () => {
    await fill();
    const refused = await sse(await kitchen.signIn('manager'));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await refused.text()).toContain('"code":"UNAVAILABLE"');
  });

  test('does not limit requests', async () => {
    await fill();
    expect((await cook.graph('{ me { id } }')).status).toBe(200);
  });

  test('does not count the subscriptions of a socket separately', async () => {
    const { subscribe, messages } = await graphWs();
    for (let count = 0; count <= MOST; count += 1) subscribe(`s${count}`, SUBSCRIPTION);
    subscribe('last', '{ me { id } }');
    await until(() => messages.some(({ id }) => id === 'last'));
    expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
  });

  test('accepts a new connection as soon as an event stream ends', async () => {
    await fill();
    ends.pop()?.();
    await until(() => api.app.connections.live === MOST - 1);
    await ws();
  });

  test('accepts a new connection as soon as a socket ends', async () => {
    await fill();
    ends.shift()?.();
    await until(() => api.app.connections.live === MOST - 1);
    expect((await sse()).status).toBe(200);
  });

  test('accepts a socket with its token in the first message as the last connection', async () => {
    const token = await tokenOf(await kitchen.signIn('admin'));
    await ws();
    await ws();
    const client = graphClientOf(token);
    ends.push(() => void client.dispose());
    await new Promise<void>((resolve, reject) => {
      client.on('connected', () => resolve());
      client.on('closed', reject);
    });
    expect(api.app.connections.live).toBe(MOST);
  });

  test('is in the metrics, with the number of open connections', async () => {
    await fill();
    const { text } = await new Client(api).call('GET', '/metrics', undefined, {
      authorization: `Bearer ${metricsToken}`,
    });
    expect(text).toContain(`brigade_live_connections{state="open"} ${MOST}`);
    expect(text).toContain(`brigade_live_connections{state="most"} ${MOST}`);
  });
});
