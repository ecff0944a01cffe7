import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getIntrospectionQuery, parse } from 'graphql';
import { tokenLimits } from '#schema/token-scopes.ts';
import { costOf } from '../../platform/graphql/limits/operation-cost.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { graphClientOf, type TokenClient, tokenOf } from '../../testing/token-client.ts';

let api: TestApi;
let kitchen: Kitchen;
let admin: Client;
let program: TokenClient;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
  admin = await kitchen.signIn('admin');
  program = await tokenOf(admin, { scopes: ['inventory_read', 'prep_read', 'notifications_read'] });
});
beforeEach(() => api.app.limiter.forgetAll());
afterAll(() => api.stop());

const POLICY = `"token";q=${tokenLimits.points};w=${tokenLimits.pointsSeconds}`;
const small = '{ prepTaskStatus { total } }';
const big = '{ items(first: 100) { nodes { id name unit } } }';

/** Spends the budget down to this much. */
const spendTo = (remaining: number) =>
  api.app.limiter.spend('pointsByToken', program.tokenId, tokenLimits.points - remaining);

const send = (query: string, headers: Record<string, string> = {}) => program.post('/graphql', { query }, headers);

describe('the cost of an operation', () => {
  test.each([
    ['a field', '{ liveSeq }', 1],
    ['an object', small, 2],
    ['a page of 100', big, 102],
    ['a page without a size', '{ items { nodes { id } } }', 52],
    ['a page by variable', 'query ($n: Int) { items(first: $n) { nodes { id } pageInfo { endCursor } } }', 22],
    [
      'a fragment spread twice',
      `{ a: items(first: 1) { ...f } b: items(first: 1) { ...f } } fragment f on ItemConnection { nodes { id } }`,
      5,
    ],
    ['a page whose nodes are in a fragment', '{ items { ...f } } fragment f on ItemConnection { nodes { id } }', 52],
    [
      'a page whose nodes are in a fragment of a fragment',
      '{ items { ...f } } fragment f on ItemConnection { ... on ItemConnection { ...g } } fragment g on ItemConnection { edges { node { id } } }',
      102,
    ],
    ['a page by the default of a variable', 'query ($m: Int = 100) { items(first: $m) { nodes { id } } }', 102],
    ['a page by a variable in place of its default', 'query ($n: Int = 100) { items(first: $n) { nodes { id } } }', 12],
    ['a mutation', 'mutation { undoWaste(input: { id: "x" }) { id } }', 12],
    ['the whole schema', getIntrospectionQuery(), 51],
    ['more than a budget', '{ items(first: 100) { nodes { a(first: 100) { nodes { id } } } } }', 2_000],
  ])('%s', (_what, document, cost) => {
    expect(costOf(parse(document), null, { n: 10 })).toBe(cost);
  });
});

describe('the budget of a token', () => {
  test('is in the headers and in extensions.cost of every response', async () => {
    const { headers, json } = await send(big);
    expect(headers.get('ratelimit-policy')).toBe(POLICY);
    expect(headers.get('ratelimit')).toBe(`"token";r=${tokenLimits.points - 102};t=${tokenLimits.pointsSeconds}`);
    expect(json).toMatchObject({
      extensions: { cost: { requested: 102, limit: tokenLimits.points, remaining: tokenLimits.points - 102 } },
    });
  });

  test('is one budget for every transport', async () => {
    await send(small);
    const { headers } = await program.get('/api/prep-tasks/status');
    expect(headers.get('ratelimit')).toMatch(`"token";r=${tokenLimits.points - 12};`);
  });

  test('is separate for each token of the same person', async () => {
    await spendTo(0);
    const other = await tokenOf(admin, { scopes: ['prep_read'] });
    expect((await send(small)).status).toBe(429);
    expect((await other.graph(small)).errors).toEqual([]);
  });

  test.each([
    ['application/json', small],
    ['application/graphql-response+json', small],
    ['text/event-stream', 'subscription { inventoryUpdated { id } }'],
  ])('returns 429, headers and Retry-After once it is used up (%s)', async (accept, query) => {
    await spendTo(0);
    const { status, headers, text } = await send(query, { accept });
    expect([status, headers.get('ratelimit-policy')]).toEqual([429, POLICY]);
    expect(headers.get('ratelimit')).toMatch(/^"token";r=0;t=\d+$/);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(text).toContain('RATE_LIMITED');
  });

  test('refuses an operation that costs more than is left, without running it', async () => {
    await spendTo(50);
    const { status, headers, json } = await send(big);
    expect([status, headers.get('retry-after')]).toEqual([429, String(tokenLimits.pointsSeconds)]);
    expect(json).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED', retryable: true, rateLimit: { limit: tokenLimits.points } } }],
    });
  });

  test('refuses a subscription that costs more than is left, also over server-sent events', async () => {
    await spendTo(1);
    const { status, headers, text } = await send('subscription { inventoryUpdated { id } }', {
      accept: 'text/event-stream',
    });
    expect([status, headers.get('retry-after')]).toEqual([429, String(tokenLimits.pointsSeconds)]);
    expect(text).toContain('"code":"RATE_LIMITED"');
  });

  test('returns the same error over REST', async () => {
    await spendTo(5);
    const { status, headers } = await program.get('/api/inventory');
    expect([status, headers.get('ratelimit-policy')]).toEqual([429, POLICY]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('returns extensions.rateLimit over graphql-ws, and the socket stays open', async () => {
    const client = graphClientOf(program);
    const request = async (query: string) => {
      try {
        for await (const response of client.iterate({ query })) return response;
      } catch (error) {
        return { errors: error };
      }
      return undefined;
    };
    expect(await request(small)).toMatchObject({ extensions: { cost: { requested: 2 } } });
    await spendTo(3);
    const refusal = { errors: [{ extensions: { code: 'RATE_LIMITED', rateLimit: { limit: tokenLimits.points } } }] };
    expect(await request(small)).toMatchObject(refusal);
    expect(await request(big)).toMatchObject(refusal);
    api.app.limiter.forgetAll();
    expect(await request(small)).toMatchObject({ data: {} });
    await client.dispose();
  });
});

describe('the rate limit of a signed-in person', () => {
  test('is in the headers of GraphQL and REST, with a separate budget for each', async () => {
    const cook = await kitchen.signIn('cook');
    const graph = await cook.post('/graphql', { query: small });
    expect(graph.headers.get('ratelimit-policy')).toBe('"graphql";q=1200;w=60');
    expect(graph.headers.get('ratelimit')).toBe('"graphql";r=1199;t=60');
    expect(JSON.stringify(graph.json)).not.toContain('cost');
    const rest = await cook.get('/api/inventory');
    expect(rest.headers.get('ratelimit')).toBe('"rest";r=1199;t=60');
  });

  test('returns 429 with the headers once it is used up', async () => {
    const cook = await kitchen.signIn('cook');
    await api.app.limiter.spend('restByCaller', cook.user.id, 1_200);
    await api.app.limiter.spend('graphqlByCaller', cook.user.id, 1_200);
    for (const response of [await cook.get('/api/inventory'), await cook.post('/graphql', { query: small })]) {
      expect([response.status, response.headers.get('ratelimit')?.includes('r=0;')]).toEqual([429, true]);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
});
