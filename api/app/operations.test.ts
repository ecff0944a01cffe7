import { once } from 'node:events';
import { Agent, type IncomingMessage, request as post } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Client } from '../testing/client.ts';
import { openGraphSocket } from '../testing/graph-socket.ts';
import { listen, openSocket, until } from '../testing/live-socket.ts';
import { Kitchen } from '../testing/factories.ts';
import { demoDatabase, DEMO_TIMEOUT, startApi, type TestApi } from '../testing/start-api.ts';
import { spawnProduct, type SpawnedProduct } from '../testing/spawn-product.ts';

const metricsToken = 'a-token-for-the-scraper';

describe('GET /metrics', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ metricsToken });
  });
  afterAll(() => api.stop());
  const scrape = (authorization?: string) =>
    new Client(api).call('GET', '/metrics', undefined, authorization === undefined ? {} : { authorization });

  test('requires the token', async () => {
    for (const wrong of [undefined, 'Bearer ', `Bearer ${metricsToken}x`, metricsToken]) {
      expect((await scrape(wrong)).status).toBe(401);
    }
    expect((await scrape(`Bearer ${metricsToken}`)).status).toBe(200);
  });

  test('counts requests by route, operations by outcome, open sockets and connections', async () => {
    const kitchen = await Kitchen.create(api);
    const cook = await kitchen.signIn('cook');
    await cook.get('/api/inventory');
    await cook.graph('{ items(first: 1) { nodes { id } } }');
    await cook.refused('mutation { undoPrepTask(input: { id: "01a202c2-0000-7000-8000-000000000000" }) { id } }', {});
    const socket = await openSocket(cook);
    const { text } = await scrape(`Bearer ${metricsToken}`);
    expect(text).toContain('brigade_http_request_seconds_count{method="GET",route="/api/inventory",status="200"} 1');
    expect(text).toMatch(/brigade_graphql_operations_total\{kind="query",outcome="ok"\} [1-9]/);
    expect(text).toContain('brigade_graphql_operations_total{kind="mutation",outcome="NOT_FOUND"} 1');
    expect(text).toContain('brigade_sockets{path="/ws"} 1');
    expect(text).toMatch(/brigade_database_connections\{pool="reads",state="idle"\} \d/);
    socket.socket.close();
  });

  test('has how long events took, and sockets with subscriptions', async () => {
    const cook = await (await Kitchen.create(api)).signIn('cook');
    const graph = await openGraphSocket(cook);
    graph.subscribe('notifications', 'subscription { notificationReceived { title } }');
    const admin = await (await Kitchen.create(api)).signIn('admin');
    await listen(admin);
    await admin.request('mutation { createStation(input: { name: "Grill" }) { id } }');
    const text = async () => (await scrape(`Bearer ${metricsToken}`)).text;
    await until(async () => /brigade_event_lag_seconds_count [1-9]/.test(await text()));
    expect(await text()).toContain('brigade_sockets{path="/graphql"} 1');
    graph.socket.close();
  });

  test('has no labels from unknown paths', async () => {
    await new Client(api).call('GET', '/api/secret-of-somebody');
    expect((await scrape(`Bearer ${metricsToken}`)).text).not.toContain('secret-of-somebody');
  });
});

test('without a configured token /metrics is 404, not a page of the web app', async () => {
  const api = await startApi();
  const { status, text } = await new Client(api).call('GET', '/metrics');
  expect([status, text]).toEqual([404, 'There is nothing at this address.']);
  await api.stop();
});

describe('a server process', () => {
  let product: SpawnedProduct;
  beforeAll(async () => {
    const url = new URL(await demoDatabase());
    // As in the compose file: a password in a URL would have to be escaped.
    const PGPASSWORD = decodeURIComponent(url.password);
    url.password = '';
    product = await spawnProduct({
      DATABASE_URL: url.href,
      PGPASSWORD,
      LOG_LEVEL: 'info',
      DRAIN_SECONDS: '2',
      DEMO: 'true',
    });
  }, DEMO_TIMEOUT);
  afterAll(() => product.stop());
  const lines = () =>
    product
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));

  test('logs one line for each request with its id, viewer and operation', async () => {
    const entered = await fetch(`${product.url}/api/demo-login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.url },
      body: '{"role":"manager"}',
    });
    const cookie = entered.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const answer = await fetch(`${product.url}/graphql?secret=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-graphql-yoga-csrf': '1', cookie },
      body: JSON.stringify({ query: 'query WhoAmI { me { id } }', operationName: 'WhoAmI' }),
    });
    await answer.text();
    const requestId = answer.headers.get('x-request-id') ?? 'none';
    await until(() => lines().some((one) => one.includes(requestId)));
    const [line, ...more] = lines().filter((one) => one.includes(requestId));
    expect(more).toEqual([]);
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      requestId,
      method: 'POST',
      path: '/graphql',
      status: 200,
      operation: 'WhoAmI',
      userId: expect.any(String),
    });
    expect(product.output()).not.toContain('secret=1');
    expect(entered.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('names the error code of a refused call on its line, over REST and GraphQL', async () => {
    const headers = { 'content-type': 'application/json', origin: product.url };
    const rest = await fetch(`${product.url}/api/inventory`, { headers });
    const graph = await fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers,
      body: '{"query":"{ inbox { id } }"}',
    });
    const codeOf = async ({ headers: sent }: Response) => {
      const requestId = sent.get('x-request-id') ?? 'none';
      await until(() => lines().some((line) => line.includes(requestId)));
      return JSON.parse(lines().find((line) => line.includes(requestId)) ?? '{}').code;
    };
    expect([await codeOf(rest), await codeOf(graph)]).toEqual(['UNAUTHENTICATED', 'VALIDATION_FAILED']);
  });

  test('logs a refused socket under the request id of its response', async () => {
    const socket = new WebSocket(`${product.url.replace('http', 'ws')}/ws`, {
      headers: { origin: 'https://other.example' },
    });
    const [, answer]: IncomingMessage[] = await once(socket, 'unexpected-response');
    const requestId = String(answer?.headers['x-request-id']);
    await until(() => lines().some((line) => line.includes(requestId)));
    expect(JSON.parse(lines().find((line) => line.includes(requestId)) ?? '{}')).toMatchObject({
      path: '/ws',
      status: 403,
      code: 'FORBIDDEN',
    });
    answer?.destroy();
  });

  test('reports not ready before it stops, so that a proxy uses another server first', async () => {
    const stopped = product.stop();
    let ready = 200;
    while (ready === 200) ready = (await fetch(`${product.url}/readyz`)).status;
    expect(ready).toBe(503);
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    expect(await stopped).toBe(0);
  });
});

describe('a server that stops', () => {
  test('responds to a request in flight and ends its connection, on which another one would be lost', async () => {
    const api = await startApi();
    const request = post(`${api.url}/graphql`, {
      method: 'POST',
      agent: new Agent({ keepAlive: true }),
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    });
    const response = once(request, 'response');
    request.flushHeaders();
    // The server has the head of the request.
    await once(request, 'continue');
    const stopped = api.stop();
    await until(async () => !(await fetch(`${api.url}/healthz`).catch(() => null)));
    request.end('{"query":"{ __typename }"}');
    const [answer]: IncomingMessage[] = await response;
    expect([answer?.statusCode, answer?.headers.connection]).toEqual([200, 'close']);
    answer?.resume();
    await stopped;
  });
});
