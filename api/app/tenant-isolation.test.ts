import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { getNamedType, isInputObjectType, type GraphQLInputType } from 'graphql';
import { sql } from 'kysely';
import { tokenScopes } from '#schema/vocabulary.ts';
import { PasswordReset } from '../features/auth/password-reset.entity.ts';
import { add } from '../platform/database/transaction.ts';
import { Device } from '../features/devices/device.entity.ts';
import { PersonPin } from '../features/devices/person-pin.entity.ts';
import { features } from '../features.ts';
import { buildGraph } from '../platform/graphql/schema.ts';
import type { Client } from '../testing/client.ts';
import { ABSENT, argumentsOf, documentOf, type NamedField, rootFieldsOf } from '../testing/documents.ts';
import { Kitchen } from '../testing/factories.ts';
import { MAKING_THE_DEMO, startDemoApi, type TestApi } from '../testing/start-api.ts';
import { addWebhook } from '../testing/webhooks.ts';
import { tokenOf } from '../testing/token-client.ts';
import { ApiToken } from '../features/tokens/api-token.entity.ts';
import { User } from '../features/users/user.entity.ts';

const schema = await buildGraph(features);
/** Signs the caller out, which would end the walk. */
const NOT_WALKED = ['Mutation.endAllSessions'];
/** Tables that the demo kitchen leaves empty. A new table belongs into `addDevice` or the demo, not here. */
const ROWLESS = ['idempotency_key', 'item_conversion', 'notification_mark', 'session', 'unit'];
const takingIds = rootFieldsOf(schema).filter(
  ({ name, field }) => !NOT_WALKED.includes(name) && field.args.some((argument) => holdsId(argument.type)),
);

function holdsId(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  if (named.name === 'ID') return true;
  return isInputObjectType(named) && Object.values(named.getFields()).some((field) => holdsId(field.type));
}

let api: TestApi;
/** The next kitchen's admin, display and API token. */
let outsiders: Client[];
/** One id of every table of the other kitchen, which is full of rows; and the tables that are empty. */
let foreignIds: string[];
const emptyTables: string[] = [];
let foreignText: string;

beforeAll(async () => {
  api = await startDemoApi();
  const { organizationId } = await api.app.store
    .unscoped()
    .selectFrom('organizationCode')
    .select('organizationId')
    .executeTakeFirstOrThrow();
  await addDevice(organizationId);
  foreignIds = await oneIdOfEach(organizationId);
  foreignText = await snapshot(organizationId);
  const nextDoor = await Kitchen.create(api);
  const admin = await nextDoor.signIn('admin');
  outsiders = [admin, await nextDoor.pair(), await tokenOf(admin, { scopes: tokenScopes })];
}, MAKING_THE_DEMO);
// The walk is long; how often one may ask is not its subject.
beforeEach(() => api.app.limiter.forgetAll());
afterAll(() => api.stop());

/** The demo kitchen has none: they are browsers that nobody holds. Nor does it send webhooks. */
async function addDevice(organizationId: string): Promise<void> {
  const userId = await api.app.store.write({ organizationId, actorId: null }, 'test.arranged', null, async (tx) => {
    const user = add(tx, User, { kind: 'device', username: 'device', name: 'Pass', verified: true });
    add(tx, Device, { name: 'Pass', kind: 'display', userId: user.id, pairedAt: tx.now });
    add(tx, PersonPin, { userId: user.id, pinHash: 'x' });
    add(tx, ApiToken, {
      name: 'Program',
      userId: user.id,
      createdById: user.id,
      tokenHash: 'x',
      lastCharacters: 'xxxx',
      expiresAt: new Date(tx.now.getTime() + 3_600_000),
    });
    add(tx, User, { kind: 'service', username: 'service', name: 'Service', verified: true });
    add(tx, PasswordReset, { userId: user.id, tokenHash: 'x', expiresAt: new Date(tx.now.getTime() + 3_600_000) });
    return user.id;
  });
  await addWebhook(api, organizationId, userId);
}

const owned = `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' and c.relforcerowsecurity order by 1`;

async function oneIdOfEach(organizationId: string): Promise<string[]> {
  return api.app.store.read(organizationId, async (db) => {
    const tables = await sql.raw<{ name: string }>(owned).execute(db);
    const ids: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ id: string }>`select id from ${sql.table(name)} order by id desc limit 1`.execute(
        db,
      );
      ids.push(...rows.map(({ id }) => id));
      if (rows.length === 0) emptyTables.push(name);
    }
    return ids;
  });
}

/** What the other kitchen holds, as one text: it may not change by a letter. Sessions come and go by themselves. */
async function snapshot(organizationId: string): Promise<string> {
  return api.app.store.read(organizationId, async (db) => {
    const tables = await sql.raw<{ name: string }>(owned).execute(db);
    const sums: string[] = [];
    for (const { name } of tables.rows.filter((table) => table.name !== 'session')) {
      const { rows } = await sql<{
        sum: string;
      }>`select md5(coalesce(string_agg(t::text, '|' order by t.id), '')) as sum from ${sql.table(name)} t`.execute(db);
      sums.push(`${name} ${rows[0]?.sum}`);
    }
    return sums.join('\n');
  });
}

/** What the outside sees of an answer: everything but the request's own number and the id that was asked for. */
async function seen(outsider: Client, operation: NamedField, id: string): Promise<string> {
  // A limit is one of the outsider's own kitchen, and says nothing of the id.
  api.app.limiter.forgetAll();
  const { status, data, errors } = await outsider.graph(
    documentOf(operation),
    argumentsOf(operation.field.args, id, true),
  );
  const told = errors.map(({ message, extensions }) => ({ message, rest: { ...extensions, requestId: null } }));
  return JSON.stringify({ status, data, told }).replaceAll(id, 'ID');
}

describe('the tenant wall', () => {
  test('every kind of row is in the other kitchen, and the walk takes every operation that takes an id', () => {
    expect(emptyTables).toEqual(ROWLESS);
    expect(takingIds.length).toBeGreaterThan(50);
  });

  test.each(takingIds)('$name answers ids of another kitchen as unknown ones', async (operation) => {
    for (const outsider of outsiders) {
      const unknown = await seen(outsider, operation, ABSENT);
      for (const id of foreignIds) expect(await seen(outsider, operation, id)).toBe(unknown);
    }
  });

  test('after all that, the other kitchen is as it was, to the letter', async () => {
    const { organizationId } = await api.app.store
      .unscoped()
      .selectFrom('organizationCode')
      .select('organizationId')
      .where('demo', '=', true)
      .executeTakeFirstOrThrow();
    expect(await snapshot(organizationId)).toBe(foreignText);
  });

  test('lists of a new kitchen are empty, whatever stands next door', async () => {
    const lists = rootFieldsOf(schema).filter(
      ({ kind, field }) => kind === 'query' && !field.args.some((argument) => holdsId(argument.type)),
    );
    for (const operation of lists) {
      for (const outsider of outsiders) {
        const { data } = await outsider.graph(documentOf(operation), argumentsOf(operation.field.args));
        expect(foreignIds.filter((id) => JSON.stringify(data).includes(id))).toEqual([]);
      }
    }
  });
});
