import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { getIntrospectionQuery, parse } from 'graphql';
import { tokenLimits } from '#schema/token-scopes.ts';
import { costOf } from '../../platform/graphql/operation-cost.ts';
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

/** Spends all but this much. */
const spendTo = (left: number) => api.app.limiter.spend('pointsByToken', program.tokenId, tokenLimits.points - left);

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
    ['a mutation', 'mutation { undoWaste(input: { id: "x" }) { id } }', 12],
    ['the whole schema', getIntrospectionQuery(), 51],
    ['more than a budget', '{ items(first: 100) { nodes { a(first: 100) { nodes { id } } } } }', 2_000],
  ])('%s', (_what, document, cost) => {
    expect(costOf(parse(document), null, { n: 10 })).toBe(cost);
  });
});

describe('what a token may spend', () => {
  test('stands in the headers and in extensions.cost of every answer', async () => {
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

  test('is another one for another token of the same person', async () => {
    await spendTo(0);
    const other = await tokenOf(admin, { scopes: ['prep_read'] });
    expect((await send(small)).status).toBe(429);
    expect((await other.graph(small)).errors).toEqual([]);
  });

  test.each([
    ['application/json', small],
    ['application/graphql-response+json', small],
    ['text/event-stream', 'subscription { inventoryUpdated { id } }'],
  ])('once it is used up, is refused with 429, headers and Retry-After (%s)', async (accept, query) => {
    await spendTo(0);
    const { status, headers, text } = await send(query, { accept });
    expect([status, headers.get('ratelimit-policy')]).toEqual([429, POLICY]);
    expect(headers.get('ratelimit')).toMatch(/^"token";r=0;t=\d+$/);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(text).toContain('RATE_LIMITED');
  });

  test('is refused before an operation that costs more than is left, which then is not run', async () => {
    await spendTo(50);
    const { status, headers, json } = await send(big);
    expect([status, headers.get('retry-after')]).toEqual([429, String(tokenLimits.pointsSeconds)]);
    expect(json).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED', retryable: true, rateLimit: { limit: tokenLimits.points } } }],
    });
  });

  test('is refused before a subscription that costs more than is left, over server-sent events too', async () => {
    await spendTo(1);
    const { status, headers, text } = await send('subscription { inventoryUpdated { id } }', {
      accept: 'text/event-stream',
    });
    expect([status, headers.get('retry-after')]).toEqual([429, String(tokenLimits.pointsSeconds)]);
    expect(text).toContain('"code":"RATE_LIMITED"');
  });

  test('is refused over REST in the same way', async () => {
    await spendTo(5);
    const { status, headers } = await program.get('/api/inventory');
    expect([status, headers.get('ratelimit-policy')]).toEqual([429, POLICY]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('is refused over graphql-ws with extensions.rateLimit, and the socket stays', async () => {
    const client = graphClientOf(program);
    const ask = async (query: string) => {
      try {
        for await (const answer of client.iterate({ query })) return answer;
      } catch (error) {
        return { errors: error };
      }
      return undefined;
    };
    expect(await ask(small)).toMatchObject({ extensions: { cost: { requested: 2 } } });
    await spendTo(3);
    const refusal = { errors: [{ extensions: { code: 'RATE_LIMITED', rateLimit: { limit: tokenLimits.points } } }] };
    expect(await ask(small)).toMatchObject(refusal);
    expect(await ask(big)).toMatchObject(refusal);
    api.app.limiter.forgetAll();
    expect(await ask(small)).toMatchObject({ data: {} });
    await client.dispose();
  });
});

describe('what a signed-in person may ask', () => {
  test('stands in the headers of GraphQL and REST, each with a budget of its own', async () => {
    const cook = await kitchen.signIn('cook');
    const graph = await cook.post('/graphql', { query: small });
    expect(graph.headers.get('ratelimit-policy')).toBe('"graphql";q=1200;w=60');
    expect(graph.headers.get('ratelimit')).toBe('"graphql";r=1199;t=60');
    expect(JSON.stringify(graph.json)).not.toContain('cost');
    const rest = await cook.get('/api/inventory');
    expect(rest.headers.get('ratelimit')).toBe('"rest";r=1199;t=60');
  });

  test('is refused with the headers once it is used up', async () => {
    const cook = await kitchen.signIn('cook');
    await api.app.limiter.spend('restByCaller', cook.user.id, 1_200);
    await api.app.limiter.spend('graphqlByCaller', cook.user.id, 1_200);
    for (const answer of [await cook.get('/api/inventory'), await cook.post('/graphql', { query: small })]) {
      expect([answer.status, answer.headers.get('ratelimit')?.includes('r=0;')]).toEqual([429, true]);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
});
