import { buildSchema, type DocumentNode, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { compileQueries } from './compiled-queries.ts';

let api: TestApi;
let manager: Client;
let cook: Client;
let recipeId: string;

beforeAll(async () => {
  api = await startApi();
  const kitchen = await Kitchen.create(api);
  [manager, cook] = [await kitchen.signIn('manager'), await kitchen.signIn('cook')];
  const input = {
    name: 'Soup',
    yieldQuantity: '2',
    yieldUnit: 'l',
    menuPrice: 900,
    kind: 'menu',
    lines: [],
    steps: [{ text: 'Stir.' }],
  };
  const create = 'mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { id } }';
  const { createRecipe } = await manager.request<{ createRecipe: { id: string } }>(create, { input });
  recipeId = createRecipe.id;
});
afterAll(() => api.stop());

/** The responses to the same operation, sent three times: executed by graphql, compiled, compiled before. */
async function thrice(client: Client, body: object) {
  const answers = [];
  for (let time = 0; time < 3; time += 1) {
    const { status, json } = await client.post('/graphql', body);
    answers.push({ status, json: withoutRequestId(json) });
  }
  return answers;
}

const withoutRequestId = (json: unknown): unknown =>
  JSON.parse(JSON.stringify(json, (key, value: unknown) => (key === 'requestId' ? undefined : value)));

const documents: readonly [what: string, query: string, variables?: () => object][] = [
  [
    'a list with objects and decimals',
    '{ recipes(first: 5) { nodes { id name yieldQuantity steps { text minutes } } } }',
  ],
  [
    'fragments and aliases',
    'query { a: me { ...who } b: me { ...who } } fragment who on User { id called: name role }',
  ],
  [
    'an interface by its type',
    'query ($id: ID!) { node(id: $id) { __typename id ... on Recipe { name cost { gaps } } ... on Item { unit } } }',
    () => ({ id: recipeId }),
  ],
  ['an unknown id', 'query ($id: ID!) { recipe(id: $id) { id } }', () => ({ id: 'nobody' })],
  ['a page size out of range', '{ recipes(first: 0) { nodes { id } } me { id } }'],
  ['a wrong variable', 'query ($first: Int) { recipes(first: $first) { nodes { id } } }', () => ({ first: 'many' })],
  ['a missing variable', 'query ($id: ID!) { recipe(id: $id) { id } }'],
  ['a default value', 'query ($first: Int = 1) { recipes(first: $first) { nodes { name } pageInfo { hasNextPage } } }'],
  ['the schema', '{ __schema { queryType { name } } __type(name: "Recipe") { kind fields { name } } }'],
  ['an unknown operation', 'query a { me { id } } query b { me { name } }'],
];

describe('an operation answers the same when it is compiled', () => {
  test.each(documents)('%s', async (_what, query, variables) => {
    const [first, second, third] = await thrice(manager, { query, variables: variables?.() });
    expect(second).toEqual(first);
    expect(third).toEqual(first);
  });

  test('for a cook, without what cooks may not see', async () => {
    const query = 'query ($id: ID!) { recipe(id: $id) { menuPrice } }';
    const body = { query, variables: { id: recipeId } };
    for (const { json } of await thrice(manager, body)) expect(json).toEqual({ data: { recipe: { menuPrice: 900 } } });
    for (const { json } of await thrice(cook, body)) expect(json).toEqual({ data: { recipe: { menuPrice: null } } });
  });

  test('with other variables than the first time', async () => {
    const query = `query ($yes: Boolean!, $id: ID!) {
      recipe(id: $id) { name @include(if: $yes) kind @skip(if: $yes) ...more @include(if: $yes) }
    }
    fragment more on Recipe { yieldUnit }`;
    const answer = async (yes: boolean) =>
      (await manager.post('/graphql', { query, variables: { yes, id: recipeId } })).json;
    const given = { data: { recipe: { name: 'Soup', yieldUnit: 'l' } } };
    const skipped = { data: { recipe: { kind: 'menu' } } };
    for (let time = 0; time < 3; time += 1) {
      expect(await answer(true)).toEqual(given);
      expect(await answer(false)).toEqual(skipped);
    }
  });

  test('a fragment that is spread twice, once on a condition', async () => {
    const query = `query ($yes: Boolean!, $id: ID!) {
      a: recipe(id: $id) { id ...more @include(if: $yes) }
      b: recipe(id: $id) { ...more }
    }
    fragment more on Recipe { name }`;
    const body = { query, variables: { yes: false, id: recipeId } };
    for (const { json } of await thrice(manager, body))
      expect(json).toEqual({ data: { a: { id: recipeId }, b: { name: 'Soup' } } });
  });

  test('each of several operations of a document by its name', async () => {
    const query = 'query mine { me { role } } query list { recipes(first: 1) { nodes { name } } }';
    for (let time = 0; time < 3; time += 1) {
      const answers = await Promise.all(
        ['mine', 'list'].map(async (operationName) => (await manager.post('/graphql', { query, operationName })).json),
      );
      expect(answers).toEqual([
        { data: { me: { role: 'manager' } } },
        { data: { recipes: { nodes: [{ name: 'Soup' }] } } },
      ]);
    }
  });

  test('a resolver that fails nulls its field alone, and reveals nothing', async () => {
    const query = '{ me { id } unreadNotificationCount }';
    const read = api.app.database.read.bind(api.app.database);
    for (let time = 0; time < 3; time += 1) {
      api.app.database.read = () => Promise.reject(new Error('secret: select * from credential'));
      const { errors } = await cook.graph(query).finally(() => (api.app.database.read = read));
      expect(errors.map(({ extensions, path }) => [extensions['code'], path])).toEqual([
        ['INTERNAL', ['unreadNotificationCount']],
      ]);
      expect(JSON.stringify(errors)).not.toContain('secret');
    }
  });
});

describe('what is compiled', () => {
  const schema = buildSchema('type Query { a: Int } type Mutation { b: Int }');
  const member = { viewer: {} };

  /** Whether a document is executed as a compiled function, each of three times. */
  function compiled(document: DocumentNode, contextValue: object): boolean[] {
    const plugin = compileQueries();
    return [1, 2, 3].map(() => {
      const setExecuteFn = vi.fn<() => void>();
      plugin.onExecute({ args: { schema, document, contextValue }, executeFn: () => null, setExecuteFn });
      return setExecuteFn.mock.calls.length > 0;
    });
  }

  test('a query of a member, from the second time on', () => {
    expect(compiled(parse('{ a }'), member)).toEqual([false, true, true]);
  });

  test('no query of an anonymous caller', () => {
    expect(compiled(parse('{ a }'), { viewer: null })).toEqual([false, false, false]);
  });

  test('no mutation', () => {
    expect(compiled(parse('mutation { b }'), member)).toEqual([false, false, false]);
  });
});
