import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  getNamedType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { add } from '../platform/database/transaction.ts';
import { demoId } from '../demo/seed/seed-demo.ts';
import { features } from '../features.ts';
import { buildGraph } from '../platform/graphql/schema.ts';
import { PrepTask } from '../features/prep/tasks/prep-task.entity.ts';
import { Client } from '../testing/client.ts';
import { pairDevice } from '../testing/pair-device.ts';
import { DEMO_TIMEOUT, startDemoApi, type TestApi } from '../testing/start-api.ts';
import { sendFile } from '../testing/imports.ts';
import { addWebhook } from '../testing/webhooks.ts';
import { operations } from './root-fields.ts';

import pg from 'pg';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Maximum of statements of a screen's query, besides the session lookup and the transaction's begin and commit. */
const MOST = 3;
const DEPTH = 3;
const frame = /^\s*(begin|start transaction|commit|rollback|select set_config)/i;
const session = /from "session"|"device"."token_hash"/;

/** Lists with many rows in the demo kitchen, so that N+1 queries are noticed. */
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
  'receivedTemperatures',
  'prepReportTasks',
  'wasteReportEntries',
  'lineCheckReportRuns',
];

let api: TestApi;
let client: Client;
/** For queries that only a device may run. */
let display: Client;
let schema: GraphQLSchema;
let argumentTexts: Record<string, string>;

beforeAll(async () => {
  api = await startDemoApi();
  client = new Client(api);
  await client.post('/api/demo-login', { role: 'admin' });
  display = await pairDevice(client);
  schema = await buildGraph(features);
  argumentTexts = await findArguments();
}, DEMO_TIMEOUT);
afterAll(() => api.stop());

/** Arguments of the fields that require some, with existing ids. */
async function findArguments(): Promise<Record<string, string>> {
  const idOf = async (list: string, nodes: 'nodes' | null): Promise<string> => {
    const data = JSON.stringify(await client.request(`{ ${list} { ${nodes ? 'nodes { id }' : 'id'} } }`));
    return `id: "${/"id":"([^"]+)"/.exec(data)?.[1]}"`;
  };
  const item = await idOf('items(first: 1)', 'nodes');
  const task = await idOf('prepTasks', null);
  const lots = await client.request(`{ stockLots(${item.replace('id', 'itemId')}, withEmpty: true) { id lotCode } }`);
  const lot = `id: "${/"id":"([^"]+)"/.exec(JSON.stringify(lots))?.[1]}"`;
  const lotCode = `code: "${/"lotCode":"([^"]+)"/.exec(JSON.stringify(lots))?.[1]}"`;
  const days = `from: "${new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10)}", to: "${new Date().toISOString().slice(0, 10)}"`;
  const importId = (await sendFile(client, 'items', 'Name,Unit\nOnion,kg')).read().id;
  return {
    analytics: 'days: 28',
    boardRecipe: task.replace('id', 'prepTaskId'),
    countSession: await idOf('countSessions(first: 1)', 'nodes'),
    countSheet: (await idOf('countSessions(first: 1)', 'nodes')).replace('id', 'countSessionId'),
    delivery: await idOf('deliveries(first: 1)', 'nodes'),
    haccpLog: days,
    handoverCard: await idOf('handoverCards(first: 1)', 'nodes'),
    importBatch: `id: "${importId}"`,
    importFields: 'kind: items',
    importRows: `filter: { importId: "${importId}" }`,
    receivedTemperatures: days,
    ingredientOptions: 'search: "on"',
    item,
    liveEvents: 'after: 0',
    pairingRequest: `userCode: "${await pairingCode()}"`,
    lineCheck: await idOf('lineChecks', null),
    lineCheckReport: days,
    lineCheckReportRuns: `${days}, filter: { figure: due }`,
    node: item,
    nodes: item.replace(/id: (.*)/, 'ids: [$1]'),
    prepReport: days,
    prepReportTasks: `${days}, filter: { figure: planned }`,
    prepTask: task,
    lastChange: `entity: "Item", ${item.replace('id', 'entityId')}`,
    prepTaskHistory: task,
    recipe: await idOf('recipes(first: 1)', 'nodes'),
    recipeCosting: `input: { portions: 4, yieldQuantity: "1", yieldUnit: kg, lines: [{ ${item.replace('id', 'itemId')}, quantity: "1", unit: g }] }`,
    itemAllergens: item.replace('id', 'itemId'),
    itemPrices: item.replace('id', 'itemId'),
    recipeSearch: 'query: "on"',
    savedViews: 'screen: inventory',
    salesDay: `date: "${new Date().toISOString().slice(0, 10)}"`,
    salesDays: days,
    search: 'query: "on"',
    starterKitchenRows: 'kitchen: bistro',
    stockLot: lot,
    stockLotByCode: lotCode,
    stockLotEvents: lot.replace('id', 'lotId'),
    stockLotMovements: lot.replace('id', 'lotId'),
    stockLotTrace: lot.replace('id', 'lotId'),
    stockLots: item.replace('id', 'itemId'),
    stockMovements: item.replace('id', 'itemId'),
    stockPlaces: item.replace('id', 'itemId'),
    supplier: await idOf('suppliers', null),
    usageMovements: `${days}, filter: { ${item.replace('id', 'itemId')}, figure: actual }`,
    foodCostReport: `${days}, by: week`,
    menuEngineeringReport: days,
    usageReport: days,
    user: await idOf('users(first: 1)', 'nodes'),
    wasteEntries: days,
    wasteReport: days,
    wasteReportEntries: `${days}, filter: { figure: entries }`,
    webhookDeliveries: `webhookId: "${await webhookId()}"`,
  };
}

/** The demo has no webhooks. */
async function webhookId(): Promise<string> {
  const { me } = await client.request<{ me: { id: string } }>('{ me { id } }');
  return addWebhook(api, (await demoId(api.app)) ?? '', me.id);
}

/** The code of a browser waiting to be paired. */
async function pairingCode(): Promise<string> {
  const { text } = await new Client(api).post('/api/devices/pairing', {});
  return /"userCode":"([^"]+)"/.exec(text)?.[1] ?? '';
}

/** All fields of a type, some levels deep. */
function everythingOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isInterfaceType(named)) return '{ id }';
  if (!isObjectType(named)) return '';
  const parts = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some((argument) => isRequiredArgument(argument))) return [];
    if (!isObjectType(getNamedType(field.type))) return [field.name];
    // Linked objects have their own tests.
    if (field.extensions['link']) return [];
    return depth === 0 ? [] : [`${field.name} ${everythingOf(field.type, depth - 1)}`];
  });
  return `{ ${parts.length > 0 ? parts.join(' ') : '__typename'} }`;
}

function documentOf(field: GraphQLField<unknown, unknown>): string {
  const args = argumentTexts[field.name];
  if (args === undefined && field.args.some((argument) => isRequiredArgument(argument))) {
    throw new Error(`This test has no arguments for ${field.name}.`);
  }
  return `{ ${field.name}${args ? `(${args})` : ''} ${everythingOf(field.type, DEPTH)} }`;
}

/** The statements of one request, without the session lookup and the transaction's begin and commit. */
async function statementsOf(document: string, caller = client): Promise<{ statements: string[]; data: unknown }> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const data = await caller.request(document);
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

test('statements are counted', async () => {
  expect((await statementsOf('{ a: recipeCategories b: recipeCategories }')).statements).toHaveLength(2);
});

test('only the selected fields of recipes are loaded', async () => {
  const names = await statementsOf('{ recipes(first: 20) { nodes { id name } } }');
  const whole = await statementsOf(
    '{ recipes(first: 20) { nodes { ...a ... { steps { id } } } } } fragment a on Recipe { ingredients { id name } }',
  );
  expect([names.statements.length, whole.statements.length]).toEqual([1, 2]);
  expect(JSON.stringify(whole.data).match(/"(ingredients|steps)":\[\{/g)?.length).toBeGreaterThan(20);
});

test('linked objects need no more statements for 50 more rows', async () => {
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

/** Adds copies of a task of today. */
async function addTasks(count: number): Promise<void> {
  const { prepTasks } = await client.request<{
    prepTasks: { itemId: string; recipeId: string; businessDate: string }[];
  }>('{ prepTasks { itemId recipeId businessDate } }');
  const like = prepTasks.find(({ itemId, recipeId }) => itemId && recipeId);
  const { organizationId } = await api.app.database
    .unscoped()
    .selectFrom('organizationCode')
    .select('organizationId')
    .executeTakeFirstOrThrow();
  await api.app.database.write({ organizationId, actorId: null }, 'test.arranged', null, async (tx) => {
    for (let index = 0; index < count; index += 1)
      add(tx, PrepTask, { ...like, name: `More ${index}`, dueAt: tx.now, targetQuantity: '1', unit: 'kg' });
  });
}

test('nodes of one kind take one more statement, however many', async () => {
  const { items } = await client.request<{ items: { nodes: { id: string }[] } }>(
    '{ items(first: 60) { nodes { id } } }',
  );
  const ids = items.nodes.map(({ id }) => id);
  const of = (some: string[]) => statementsOf(`{ nodes(ids: ${JSON.stringify(some)}) { id } }`);
  expect(ids.length).toBeGreaterThan(30);
  expect([(await of(ids.slice(0, 1))).statements.length, (await of(ids)).statements.length]).toEqual([2, 2]);
});

test('the viewer is read once with the session', async () => {
  expect((await statementsOf('{ me { id name email language } }')).statements).toEqual([]);
});

test(`no field of the schema takes more than ${MOST} statements, with all nested fields`, async () => {
  const fields = await statementsByField();
  // Photos, of readings and of tasks, take one more statement; no screen requests those of a list.
  const withPhotos = ['lineCheck', 'prepTasks', 'myPrepTasks', 'prepReportTasks'];
  const mostOf = (name: string) => (withPhotos.includes(name) ? MOST + 1 : MOST);
  const tooMany = fields.filter(({ name, statements }) => statements.length > mostOf(name));
  expect(fields.map(({ name }) => `Query.${name}`).toSorted()).toEqual(
    Object.keys(operations)
      .filter((name) => name.startsWith('Query.'))
      .toSorted(),
  );
  expect(tooMany).toEqual([]);
});

test('only fields about the organization itself read it again after the session', async () => {
  const reading = (await statementsByField()).filter(({ statements }) =>
    statements.some((text) => text.startsWith('select * from "organization"')),
  );
  expect(reading.map(({ name }) => name).toSorted()).toEqual(['organization', 'settings']);
});

/** Each query with the statements that it takes, with all nested fields. */
async function statementsByField(): Promise<{ name: string; statements: string[] }[]> {
  const found: { name: string; statements: string[] }[] = [];
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const caller = Object.entries(operations).some(
      ([name, needs]) => name === `Query.${field.name}` && needs === 'device.self',
    )
      ? display
      : client;
    found.push({ name: field.name, statements: (await statementsOf(documentOf(field), caller)).statements });
  }
  return found;
}

/** Enough rows to load every kind of linked row: the last tasks of a day have neither recipe nor item. */
const fewRows = (name: string) => (name === 'prepReportTasks' ? 8 : 2);

test.each(long)('%s takes as many statements for many rows as for few', async (name) => {
  const field = schema.getQueryType()?.getFields()[name];
  if (!field) throw new Error(`There is no ${name}.`);
  const whole = documentOf(field);
  const paged = field.args.some((argument) => argument.name === 'first');
  const of = (first: number) => {
    if (!paged) return whole;
    const args = argumentTexts[name] ? `${argumentTexts[name]}, ` : '';
    return `{ ${name}(${args}first: ${first}) ${everythingOf(field.type, DEPTH)} }`;
  };
  const [few, many] = [await statementsOf(of(fewRows(name))), await statementsOf(of(20))];
  expect(JSON.stringify(many.data).split('"id":').length).toBeGreaterThan(5);
  expect(many.statements).toHaveLength(few.statements.length);
});
