import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Client as UrqlClient, fetchExchange, gql } from '@urql/core';
import { createClient } from 'graphql-sse';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { until } from '../../testing/live-socket.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const root = join(import.meta.dirname, '..', '..', '..');
let api: TestApi;
let kitchen: Kitchen;
let admin: Client;
let url: string;
let headers: Record<string, string>;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
  admin = await kitchen.signIn('admin');
  url = `${api.url}/graphql`;
  headers = { cookie: admin.cookie ?? '' };
});
afterAll(() => api.stop());

/** A typical Relay app: a refetchable fragment, and connections that load more at either end. */
const relayApp = `
export const item = graphql\`
  fragment app_item on Item @refetchable(queryName: "app_itemRefetchQuery") { id name onHand supplier { name } }\`;
export const items = graphql\`
  fragment app_items on Query
    @refetchable(queryName: "app_itemsNextQuery")
    @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
    items(first: $first, after: $after) @connection(key: "app_items") { edges { node { ...app_item } } }
  }\`;
export const recipes = graphql\`
  fragment app_recipes on Query
    @refetchable(queryName: "app_recipesPageQuery")
    @argumentDefinitions(
      first: { type: "Int" } after: { type: "String" } last: { type: "Int" } before: { type: "String" }) {
    recipes(first: $first, after: $after, last: $last, before: $before) @connection(key: "app_recipes") {
      edges { node { id name } }
    }
  }\`;
export const page = graphql\`query appQuery { ...app_items ...app_recipes }\`;
export const node = graphql\`query appNodeQuery($id: ID!) { node(id: $id) { ... on PrepTask { name item { name } } } }\`;
`;

test('relay-compiler accepts connections, refetchable nodes and the schema', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brigade-relay-'));
  try {
    await mkdir(join(folder, 'src'));
    await cp(join(root, 'schema', 'schema.graphql'), join(folder, 'schema.graphql'));
    await writeFile(join(folder, 'src', 'app.ts'), `import { graphql } from 'relay-runtime';\n${relayApp}`);
    const config = { src: './src', schema: './schema.graphql', language: 'typescript', artifactDirectory: './made' };
    await mkdir(join(folder, 'made'));
    await writeFile(join(folder, 'relay.config.json'), JSON.stringify(config));
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [join(root, 'node_modules', 'relay-compiler', 'cli.js'), 'relay.config.json'],
      { cwd: folder },
    );
    expect(`${stdout}${stderr}`).toMatch(/compiled documents: \d+ reader, \d+ normalization, \d+ operation text/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

describe('urql', () => {
  test('queries by GET with the header', async () => {
    const methods: (string | undefined)[] = [];
    const client = new UrqlClient({
      url,
      exchanges: [fetchExchange],
      preferGetMethod: 'force',
      fetch: (address, options) => {
        methods.push(options?.method);
        return fetch(address, options);
      },
      fetchOptions: { headers: { ...headers, 'x-graphql-yoga-csrf': '1' } },
    });
    const { data, error } = await client
      .query(
        gql`
          {
            me {
              role
            }
          }
        `,
        {},
      )
      .toPromise();
    expect([error, data, methods]).toEqual([undefined, { me: { role: 'admin' } }, ['GET']]);
  });
});

describe('graphql-sse, with distinct connections', () => {
  const client = () => createClient({ url, headers, retryAttempts: 0 });

  /** The results of a query or a mutation. */
  const once = async (query: string, variables: Record<string, unknown> = {}) => {
    const answers = [];
    for await (const answer of client().iterate({ query, variables })) answers.push(answer);
    return answers;
  };

  test('runs a query', async () => {
    expect(await once('{ me { role } }')).toEqual([{ data: { me: { role: 'admin' } } }]);
  });

  test('runs a mutation', async () => {
    const create = 'mutation ($input: CreateStationInput!) { createStation(input: $input) { name } }';
    expect(await once(create, { input: { name: 'Grill' } })).toEqual([
      { data: { createStation: { name: 'Grill' } }, extensions: { seqs: [expect.any(Number)] } },
    ]);
  });

  test('receives a subscription until it unsubscribes', async () => {
    const received: unknown[] = [];
    const unsubscribe = client().subscribe(
      { query: 'subscription { inventoryUpdated { name supplier { name } } }' },
      { next: (answer) => received.push(answer), error: (error) => received.push(error), complete: () => undefined },
    );
    const item = await kitchen.item({ name: 'Dill' });
    const adjust = 'mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { id } }';
    let counted = 0;
    // Changes before the subscription is active are not received.
    while (received.length === 0 && counted < 50) {
      await admin.request(adjust, {
        input: { itemId: item.id, countedQuantity: String((counted += 1)), reason: 'Count' },
      });
    }
    await until(() => received.length > 0);
    unsubscribe();
    expect(received[0]).toEqual({ data: { inventoryUpdated: { name: 'Dill', supplier: null } } });
  });
});
