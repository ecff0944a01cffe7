import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import {
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import pg from 'pg';
import { operations } from '#schema/permissions.ts';
import { add } from '../platform/database/transaction.ts';
import { demoId } from '../demo/seed/seed-demo.ts';
import { features } from '../features.ts';
import { buildGraph } from '../platform/graphql/schema.ts';
import { PrepTask } from '../features/prep/prep-task.entity.ts';
import { Client } from '../testing/client.ts';
import { pairDevice } from '../testing/pair-device.ts';
import { MAKING_THE_DEMO, startDemoApi, type TestApi } from '../testing/start-api.ts';
import { addWebhook } from '../testing/webhooks.ts';

jest.setTimeout(60_000);

/** What a screen's query may cost, whatever the number of rows; beside it stand the session's look-up and the transaction's frame. */
const MOST = 3;
const DEPTH = 3;
const frame = /^\s*(begin|start transaction|commit|rollback|select set_config)/i;
const session = /from "session"|"device"."token_hash"/;

/** The demo kitchen has at least this many of each; a statement per row would show. */
const long = [
  'recipes',
  'items',
  'prepTasks',
  'users',
  'suppliers',
  'deliveries',
  'auditLog',
  'wasteEntries',
  'haccpLog',
];

let api: TestApi;
let client: Client;
/** Asks what only a device may ask. */
let display: Client;
let schema: GraphQLSchema;
let known: Record<string, string>;

beforeAll(async () => {
  api = await startDemoApi();
  client = new Client(api);
  await client.post('/api/demo-login', { role: 'admin' });
  display = await pairDevice(client);
  schema = await buildGraph(features);
  known = await knownArguments();
}, MAKING_THE_DEMO);
afterAll(() => api.stop());

/** The arguments of the fields that need some, of things that are there. */
async function knownArguments(): Promise<Record<string, string>> {
  const idOf = async (list: string, nodes: 'nodes' | null): Promise<string> => {
    const data = JSON.stringify(await client.ask(`{ ${list} { ${nodes ? 'nodes { id }' : 'id'} } }`));
    return `id: "${/"id":"([^"]+)"/.exec(data)?.[1]}"`;
  };
  const item = await idOf('items(first: 1)', 'nodes');
  const task = await idOf('prepTasks', null);
  const lots = await client.ask(`{ stockLots(${item.replace('id', 'itemId')}, withEmpty: true) { id lotCode } }`);
  const lot = `id: "${/"id":"([^"]+)"/.exec(JSON.stringify(lots))?.[1]}"`;
  const lotCode = `code: "${/"lotCode":"([^"]+)"/.exec(JSON.stringify(lots))?.[1]}"`;
  const days = `from: "${new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10)}", to: "${new Date().toISOString().slice(0, 10)}"`;
  return {
    analytics: 'days: 28',
    delivery: await idOf('deliveries(first: 1)', 'nodes'),
    haccpLog: days,
    ingredientOptions: 'search: "on"',
    item,
    liveEvents: 'after: 0',
    pairingRequest: `userCode: "${await waitingCode()}"`,
    lineCheck: await idOf('lineChecks', null),
    lineCheckReport: days,
    node: item,
    nodes: item.replace(/id: (.*)/, 'ids: [$1]'),
    prepReport: days,
    prepTask: task,
    prepTaskHistory: task,
    recipe: await idOf('recipes(first: 1)', 'nodes'),
    recipeCosting: `input: { portions: 4, yieldQuantity: "1", yieldUnit: kg, lines: [{ ${item.replace('id', 'itemId')}, quantity: "1", unit: g }] }`,
    recipeSearch: 'query: "on"',
    stockLot: lot,
    stockLotByCode: lotCode,
    stockLotEvents: lot.replace('id', 'lotId'),
    stockLotMovements: lot.replace('id', 'lotId'),
    stockLots: item.replace('id', 'itemId'),
    stockMovements: item.replace('id', 'itemId'),
    stockPlaces: item.replace('id', 'itemId'),
    supplier: await idOf('suppliers', null),
    user: await idOf('users(first: 1)', 'nodes'),
    wasteEntries: days,
    wasteReport: days,
    webhookDeliveries: `webhookId: "${await webhookId()}"`,
  };
}

/** The demo sends no webhooks and has none by itself. */
async function webhookId(): Promise<string> {
  const { me } = await client.ask<{ me: { id: string } }>('{ me { id } }');
  return addWebhook(api, (await demoId(api.app)) ?? '', me.id);
}

/** The code of a browser that waits to be paired. */
async function waitingCode(): Promise<string> {
  const { text } = await new Client(api).post('/api/devices/pairing', {});
  return /"userCode":"([^"]+)"/.exec(text)?.[1] ?? '';
}

/** Everything a screen could ask of a type, some levels deep. */
function everythingOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isInterfaceType(named)) return '{ id }';
  if (!isObjectType(named)) return '';
  const parts = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some((argument) => isRequiredArgument(argument))) return [];
    if (!isObjectType(getNamedType(field.type))) return [field.name];
    // The objects beside ids have tests of their own.
    if (field.extensions['link']) return [];
    return depth === 0 ? [] : [`${field.name} ${everythingOf(field.type, depth - 1)}`];
  });
  return `{ ${parts.length > 0 ? parts.join(' ') : '__typename'} }`;
}

function documentOf(field: GraphQLField<unknown, unknown>): string {
  const given = known[field.name];
  if (given === undefined && field.args.some((argument) => isRequiredArgument(argument))) {
    throw new Error(`This test knows no arguments for ${field.name}.`);
  }
  return `{ ${field.name}${given ? `(${given})` : ''} ${everythingOf(field.type, DEPTH)} }`;
}

/** The statements of one request, without the session's look-up and the transaction's frame. */
async function statementsOf(document: string, asker = client): Promise<{ statements: string[]; data: unknown }> {
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  try {
    const data = await asker.ask(document);
    const texts = spy.mock.calls.map(([query]: unknown[]) => textOf(query));
    return { statements: texts.filter((text) => !frame.test(text) && !session.test(text)), data };
  } finally {
    spy.mockRestore();
  }
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return query !== null && typeof query === 'object' && 'text' in query ? String(query.text) : '';
}

test('the count sees statements', async () => {
  expect((await statementsOf('{ a: recipeCategories b: recipeCategories }')).statements).toHaveLength(2);
});

test('of recipes only what is asked for is loaded', async () => {
  const names = await statementsOf('{ recipes(first: 20) { nodes { id name } } }');
  const whole = await statementsOf(
    '{ recipes(first: 20) { nodes { ...a ... { steps { id } } } } } fragment a on Recipe { ingredients { id name } }',
  );
  expect([names.statements.length, whole.statements.length]).toEqual([1, 2]);
  expect(JSON.stringify(whole.data).match(/"(ingredients|steps)":\[\{/g)?.length).toBeGreaterThan(20);
});

test('the objects beside ids take the same few statements for 50 rows more', async () => {
  const tasks = 'prepTasks { id item { id } recipe { id } station { id } assignee { id } }';
  const [few, bare] = [await statementsOf(`{ ${tasks} }`), await statementsOf('{ prepTasks { id } }')];
  await addTasks(50);
  const many = await statementsOf(`{ ${tasks} }`);
  const counted = [few, many].map(({ data }) => JSON.stringify(data).split('"recipe":').length);
  expect(counted[1]).toBe((counted[0] ?? 0) + 50);
  expect(many.statements).toHaveLength(few.statements.length);
  // One of each kind, and the ingredients of recipes.
  expect(few.statements.length - bare.statements.length).toBe(5);
});

/** Copies of a task that the demo kitchen has today. */
async function addTasks(count: number): Promise<void> {
  const { prepTasks } = await client.ask<{ prepTasks: { itemId: string; recipeId: string; businessDate: string }[] }>(
    '{ prepTasks { itemId recipeId businessDate } }',
  );
  const like = prepTasks.find(({ itemId, recipeId }) => itemId && recipeId);
  const { organizationId } = await api.app.store
    .unscoped()
    .selectFrom('organizationCode')
    .select('organizationId')
    .executeTakeFirstOrThrow();
  await api.app.store.write({ organizationId, actorId: null }, 'test.arranged', null, async (tx) => {
    for (let index = 0; index < count; index += 1)
      add(tx, PrepTask, { ...like, name: `More ${index}`, dueAt: tx.now, targetQuantity: '1', unit: 'kg' });
  });
}

test('nodes of one kind take one statement more, however many', async () => {
  const { items } = await client.ask<{ items: { nodes: { id: string }[] } }>('{ items(first: 60) { nodes { id } } }');
  const ids = items.nodes.map(({ id }) => id);
  const of = (some: string[]) => statementsOf(`{ nodes(ids: ${JSON.stringify(some)}) { id } }`);
  expect(ids.length).toBeGreaterThan(30);
  expect([(await of(ids.slice(0, 1))).statements.length, (await of(ids)).statements.length]).toEqual([2, 2]);
});

test('who asks is read once with the session', async () => {
  expect((await statementsOf('{ me { id name email language } }')).statements).toEqual([]);
});

test(`no field of the graph takes more than ${MOST} statements, with everything below it`, async () => {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const counts: Record<string, number> = {};
  for (const field of fields) {
    const asker = Object.entries(operations).some(
      ([name, needs]) => name === `Query.${field.name}` && needs === 'device.self',
    )
      ? display
      : client;
    counts[field.name] = (await statementsOf(documentOf(field), asker)).statements.length;
  }
  const tooMany = Object.entries(counts).filter(([, count]) => count > MOST);
  expect(fields.length).toBeGreaterThan(40);
  expect(tooMany).toEqual([]);
});

test.each(long)('%s takes as many statements for many rows as for few', async (name) => {
  const field = schema.getQueryType()?.getFields()[name];
  if (!field) throw new Error(`There is no ${name}.`);
  const whole = documentOf(field);
  const paged = field.args.some((argument) => argument.name === 'first');
  const of = (first: number) => {
    if (!paged) return whole;
    const given = known[name] ? `${known[name]}, ` : '';
    return `{ ${name}(${given}first: ${first}) ${everythingOf(field.type, DEPTH)} }`;
  };
  const [few, many] = [await statementsOf(of(2)), await statementsOf(of(20))];
  expect(JSON.stringify(many.data).split('"id":').length).toBeGreaterThan(5);
  expect(many.statements).toHaveLength(few.statements.length);
});
