import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getNamedType, type GraphQLSchema, isInterfaceType, isIntrospectionType, isObjectType } from 'graphql';
import { sql } from 'kysely';
import { limits } from '#schema/limits.ts';
import { createContext } from '../../context/create-context.ts';
import { add } from '../../database/transaction.ts';
import { cookiesHeld, sessionCookie } from '../../rest/cookies.ts';
import { features } from '../../../features.ts';
import { Notification } from '../../../features/notifications/notification.entity.ts';
import { PrepTask } from '../../../features/prep/tasks/prep-task.entity.ts';
import { Client } from '../../../testing/client.ts';
import { ABSENT } from '../../../testing/documents.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { DEMO_TIMEOUT, startDemoApi, type TestApi } from '../../../testing/start-api.ts';
import { loadNode } from './node-loader.ts';
import { buildGraph } from '../schema.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const kinds = features.flatMap((feature) => feature.nodes ?? []);
let schema: GraphQLSchema;
let api: TestApi;
let clients: Record<'cook' | 'manager' | 'admin', Client>;
let demoId: string;

beforeAll(async () => {
  schema = await buildGraph(features);
  api = await startDemoApi();
  clients = { cook: new Client(api), manager: new Client(api), admin: new Client(api) };
  for (const [role, client] of Object.entries(clients)) await client.post('/api/demo-login', { role });
  const code = await api.app.database.unscoped().selectFrom('organizationCode').selectAll().executeTakeFirstOrThrow();
  demoId = code.organizationId;
  await clients.admin.request('mutation { createUnit(input: { name: "Crate of ours" }) { id } }');
}, DEMO_TIMEOUT);
beforeEach(() => api.app.limiter.forgetAll());
afterAll(() => api.stop());

/** The ids of rows of a table of the demo kitchen. */
function idsIn(table: string, count = 1): Promise<string[]> {
  return api.app.database.read(demoId, async (db) => {
    const who = table === 'app_user' ? sql`kind = 'person'` : sql`true`;
    const seen = table === 'notification' ? sql`audience_roles is null and audience_users is null` : sql`true`;
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
      where ${who} and ${seen} order by id limit ${count}`.execute(db);
    return rows.map(({ id }) => id);
  });
}

const one = 'query ($id: ID!) { node(id: $id) { __typename id } }';
const many = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
const kindOf = async (client: Client, id: string) =>
  (await client.request<{ node: { __typename: string } | null }>(one, { id })).node?.__typename ?? null;

describe('the schema', () => {
  test('every …Id has its linked object, or a documented reason why not', () => {
    const bare: string[] = [];
    for (const type of Object.values(schema.getTypeMap())) {
      if (!isObjectType(type) || isIntrospectionType(type) || type === schema.getMutationType()) continue;
      const fields = type.getFields();
      const links = Object.values(fields).filter(({ extensions }) => extensions['link']);
      const ids = Object.values(fields).filter(
        ({ name, type: of }) => name.endsWith('Id') && getNamedType(of).name === 'ID',
      );
      const described = new Set(links.map(({ description }) => /`(\w+)`/.exec(description ?? '')?.[1]));
      bare.push(...ids.filter(({ name }) => !described.has(name)).map(({ name }) => `${type.name}.${name}`));
    }
    const leftOut = features.flatMap((feature) => Object.keys(feature.linksLeftOut ?? {}));
    const missing = bare.filter((place) => !leftOut.includes(place));
    const hint = 'add the field to `namedBy` of the node it references, or to `linksLeftOut` with the reason';
    expect(missing.map((place) => `${place}: ${hint}`)).toEqual([]);
    expect(leftOut.filter((place) => !bare.includes(place))).toEqual([]);
  });

  test('exactly the Node types can be read by id', () => {
    const node = schema.getType('Node');
    if (!isInterfaceType(node)) throw new Error('There is no Node.');
    const implementors = schema.getPossibleTypes(node).map(({ name }) => name);
    expect(implementors.toSorted()).toEqual(kinds.map(({ type }) => type.name).toSorted());
  });
});

describe('node(id:)', () => {
  test.each(kinds)('finds a $type.name', async ({ type, table }) => {
    const [id] = await idsIn(table);
    if (id === undefined) throw new Error(`The demo kitchen has no row of ${table}. Add one in api/demo/seed.`);
    expect(await kindOf(clients.admin, id)).toBe(type.name);
  });

  test('returns null for an unknown id, a malformed id and a row of another kitchen', async () => {
    const [foreign = ''] = await idsIn('item');
    const outsider = await (await Kitchen.create(api)).signIn('admin');
    expect([
      await kindOf(clients.admin, ABSENT),
      await kindOf(clients.admin, 'junk'),
      await kindOf(outsider, foreign),
    ]).toEqual([null, null, null]);
  });

  test('returns null for rows that the viewer may not read', async () => {
    const [id = ''] = await idsIn('supplier');
    expect([await kindOf(clients.cook, id), await kindOf(clients.manager, id)]).toEqual([null, 'Supplier']);
  });

  test('returns a notification only to its recipient', async () => {
    const kitchen = await Kitchen.create(api);
    const [cook, other] = [await kitchen.signIn('cook'), await kitchen.signIn('cook')];
    const id = '01a1fc41-1860-7736-8182-a4408885ff00';
    await api.app.database.write({ organizationId: kitchen.id, actorId: null }, 'test.arranged', null, async (tx) => {
      add(tx, Notification, { id, type: 'low_stock', title: 'T', message: 'M', audienceUsers: [cook.user.id] });
    });
    expect([await kindOf(cook, id), await kindOf(other, id)]).toEqual(['Notification', null]);
  });

  test('accepts an id in capital letters', async () => {
    const [id = ''] = await idsIn('recipe');
    expect(await kindOf(clients.admin, id.toUpperCase())).toBe('Recipe');
  });

  test('hides from a display what its board hides', async () => {
    const kitchen = await Kitchen.create(api);
    const cook = await kitchen.signIn('cook');
    const display = await kitchen.pair();
    const item = await kitchen.item();
    const station = await kitchen.station();
    const ids = await kitchen.write(async (tx) => {
      const task = add(tx, PrepTask, {
        name: 'Dice',
        itemId: item.id,
        stationId: station.id,
        assigneeId: cook.user.id,
        businessDate: '2026-11-22',
        dueAt: tx.now,
        targetQuantity: '1',
        unit: 'kg',
        status: 'skipped',
        note: 'for the owner',
      });
      return [task.id, item.id, cook.user.id];
    });
    const document = `query ($ids: [ID!]!) { nodes(ids: $ids) { id
      ... on PrepTask { note assigneeName assignee { name } item { name } station { name } } } }`;
    expect(await display.request(document, { ids })).toEqual({
      nodes: [
        { id: ids[0], note: null, assigneeName: null, assignee: null, item: null, station: { name: station.name } },
        null,
        null,
      ],
    });
  });
});

describe('nodes(ids:)', () => {
  test('returns a result for every id in order, also for duplicates', async () => {
    const [item = ''] = await idsIn('item');
    const [recipe = ''] = await idsIn('recipe');
    const { nodes } = await clients.admin.request<{ nodes: unknown[] }>(many, { ids: [recipe, ABSENT, item, recipe] });
    expect(nodes).toEqual([
      { __typename: 'Recipe', id: recipe },
      null,
      { __typename: 'Item', id: item },
      { __typename: 'Recipe', id: recipe },
    ]);
  });

  test('accepts at most 100 ids', async () => {
    const ids = Array.from({ length: limits.nodesMax }, () => ABSENT);
    expect(await clients.admin.request(many, { ids })).toEqual({ nodes: ids.map(() => null) });
    const { errors } = await clients.admin.graph(many, { ids: [...ids, ABSENT] });
    expect(errors[0]?.message).toBe('ids: Ask for at most 100 ids.');
  });
});

describe('the object linked to an id', () => {
  const people =
    '{ prepTasks { assigneeId assigneeName assignee { id name email } item { lastUnitCost supplier { name } } } }';
  interface Tasks {
    prepTasks: {
      assigneeId: string | null;
      assigneeName: string | null;
      assignee: { id: string; name: string; email: string | null } | null;
      item: { lastUnitCost: string | null; supplier: { name: string } | null } | null;
    }[];
  }

  test('is the row itself', async () => {
    const { prepTasks } = await clients.admin.request<Tasks>(people);
    const assigned = prepTasks.filter(({ assigneeId }) => assigneeId !== null);
    expect(assigned.length).toBeGreaterThan(0);
    expect(assigned.map(({ assignee }) => [assignee?.id, assignee?.name])).toEqual(
      assigned.map(({ assigneeId, assigneeName }) => [assigneeId, assigneeName]),
    );
  });

  test('shows a cook only the names of others, and no costs or suppliers', async () => {
    const { prepTasks } = await clients.cook.request<Tasks>(people);
    const { me } = await clients.cook.request<{ me: { id: string } }>('{ me { id } }');
    const others = prepTasks.filter(({ assigneeId }) => assigneeId !== null && assigneeId !== me.id);
    expect(others.length).toBeGreaterThan(0);
    expect(others.map(({ assignee }) => assignee)).toEqual(others.map(() => null));
    expect(others.every(({ assigneeName }) => assigneeName)).toBe(true);
    expect(prepTasks.flatMap(({ item }) => item?.lastUnitCost ?? item?.supplier ?? [])).toEqual([]);
    expect(prepTasks.some(({ item }) => item !== null)).toBe(true);
  });

  test('shows a manager active members, and only the name of a former one', async () => {
    const kitchen = await Kitchen.create(api);
    const [gone, manager, admin] = [
      await kitchen.user({ status: 'deactivated' }),
      await kitchen.signIn('manager'),
      await kitchen.signIn('admin'),
    ];
    expect([
      await kindOf(manager, gone.id),
      await kindOf(admin, gone.id),
      await kindOf(manager, admin.user.id),
    ]).toEqual([null, 'User', 'User']);
  });

  test('is refused when a document loads too many', async () => {
    const name = sessionCookie(api.app.config);
    const value = /=(.*)/.exec(clients.admin.cookie ?? '')?.[1] ?? '';
    const ctx = await createContext(api.app, {
      address: '::1',
      cookies: cookiesHeld(api.app.config, { [name]: value }),
    });
    const [kind] = kinds;
    if (!kind) throw new Error('There is no kind.');
    const loads = Array.from({ length: limits.linkedRowsMax + 1 }, () => loadNode(ctx, kind, ABSENT));
    const [first] = await Promise.allSettled(loads);
    expect(first).toMatchObject({ status: 'rejected', reason: { code: 'QUERY_TOO_COMPLEX' } });
  });
});
