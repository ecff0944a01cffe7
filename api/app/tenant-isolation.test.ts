import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getNamedType, isInputObjectType } from 'graphql';
import { sql } from 'kysely';
import { tokenScopes } from '#schema/vocabulary.ts';
import { IdempotencyKey } from '../platform/database/idempotency-key.entity.ts';
import { NotificationMark } from '../features/notifications/notification-mark.entity.ts';
import { ItemConversion } from '../features/units/item-conversion.entity.ts';
import { PrepThaw } from '../features/prep/thaw/prep-thaw.entity.ts';
import { RecurringTask } from '../features/prep/recurring/recurring-task.entity.ts';
import { KitchenUnit } from '../features/units/kitchen-unit.entity.ts';
import { Session } from '../features/auth/sessions/session.entity.ts';
import { ImportBatch } from '../features/imports/import-batch.entity.ts';
import { ImportRow } from '../features/imports/import-row.entity.ts';
import { MenuSale } from '../features/sales/menu-sale.entity.ts';
import { SaleLine } from '../features/sales/sale-line.entity.ts';
import { SalesDay } from '../features/sales/sales-day.entity.ts';
import { RecipeVersion } from '../features/recipes/changes/recipe-version.entity.ts';
import { Photo } from '../features/photos/photo.entity.ts';
import { PasswordReset } from '../features/auth/passwords/password-reset.entity.ts';
import { add } from '../platform/database/transaction.ts';
import { CountLine } from '../features/counts/lines/count-line.entity.ts';
import { CountSession } from '../features/counts/count-session.entity.ts';
import { ShelfItem } from '../features/counts/sheet/shelf-item.entity.ts';
import { Device } from '../features/devices/device.entity.ts';
import { PersonPin } from '../features/devices/pins/person-pin.entity.ts';
import { features } from '../features.ts';
import { buildGraph } from '../platform/graphql/schema.ts';
import type { Client } from '../testing/client.ts';
import { ABSENT, argumentsOf, documentOf, holdsId, type NamedField, rootFieldsOf } from '../testing/documents.ts';
import { Kitchen } from '../testing/factories.ts';
import { DEMO_TIMEOUT, startDemoApi, type TestApi } from '../testing/start-api.ts';
import { addWebhook } from '../testing/webhooks.ts';
import { tokenOf } from '../testing/token-client.ts';
import { ApiToken } from '../features/tokens/api-token.entity.ts';
import { User } from '../features/users/user.entity.ts';

const schema = await buildGraph(features);
/** Excluded because it signs the caller out. */
const EXCLUDED = ['Mutation.endAllSessions'];
const takingIds = rootFieldsOf(schema).filter(
  ({ name, field }) => !EXCLUDED.includes(name) && field.args.some((argument) => holdsId(argument.type)),
);

let api: TestApi;
/** Another kitchen's admin, display and API token. */
let outsiders: Client[];
/** One id of every table of the demo kitchen, by table. */
let foreignRows: ReadonlyMap<string, string>;
let foreignText: string;

beforeAll(async () => {
  api = await startDemoApi();
  const { organizationId } = await api.app.database
    .unscoped()
    .selectFrom('organizationCode')
    .select('organizationId')
    .executeTakeFirstOrThrow();
  await addMissingRows(organizationId);
  foreignRows = await oneRowOfEach(organizationId);
  foreignText = await snapshot(organizationId);
  const otherKitchen = await Kitchen.create(api);
  const admin = await otherKitchen.signIn('admin');
  outsiders = [admin, await otherKitchen.pair(), await tokenOf(admin, { scopes: tokenScopes })];
}, DEMO_TIMEOUT);
// Rate limits are disabled: this test sends many requests.
beforeEach(() => api.app.limiter.forgetAll());
afterAll(() => api.stop());

/** Adds one row of every table that is empty in the demo kitchen. Add a row of a new table here or to the demo. */
async function addMissingRows(organizationId: string): Promise<void> {
  const userId = await api.app.database.write({ organizationId, actorId: null }, 'test.arranged', null, async (tx) => {
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
    add(tx, Session, { userId: user.id, tokenHash: 'x', expiresAt: new Date(tx.now.getTime() + 3_600_000) });
    add(tx, IdempotencyKey, { actorId: user.id, key: 'x', requestHash: 'x' });
    const notification = await tx.db.selectFrom('notification').select('id').limit(1).executeTakeFirstOrThrow();
    add(tx, NotificationMark, { userId: user.id, notificationId: notification.id });
    add(tx, KitchenUnit, { code: 'pan', name: 'Pan' });
    add(tx, RecurringTask, {
      name: 'Clean the fryer',
      kind: 'cleaning',
      weekdays: ['mon'],
      dueTime: '22:00',
      minutes: 20,
      startsOn: '2100-01-01',
    });
    const item = await tx.db.selectFrom('item').select('id').limit(1).executeTakeFirstOrThrow();
    add(tx, ItemConversion, {
      itemId: item.id,
      fromQuantity: '1',
      fromUnit: 'ea',
      toQuantity: '85',
      toUnit: 'g',
      at: tx.now,
    });
    const place = await tx.db.selectFrom('storageLocation').select('id').limit(1).executeTakeFirstOrThrow();
    add(tx, ShelfItem, { itemId: item.id, storageLocationId: place.id, sort: 0 });
    const task = await tx.db.selectFrom('prepTask').select('id').limit(1).executeTakeFirstOrThrow();
    const lot = await tx.db.selectFrom('stockLot').select('id').limit(1).executeTakeFirstOrThrow();
    add(tx, PrepThaw, { prepTaskId: task.id, lotId: lot.id, quantity: '1', stateBefore: 'frozen' });
    const session = add(tx, CountSession, { kind: 'spot', businessDate: '2026-11-21', startedById: user.id });
    const counted = { result: 'none', unit: 'kg', countedById: user.id, countedAt: tx.now, savedAt: tx.now } as const;
    add(tx, CountLine, { countSessionId: session.id, itemId: item.id, ...counted, expected: '0' });
    const recipe = await tx.db.selectFrom('recipe').select('id').limit(1).executeTakeFirstOrThrow();
    add(tx, Photo, { recipeId: recipe.id, width: 1, height: 1, bytes: 1, createdById: user.id });
    const batch = add(tx, ImportBatch, {
      kind: 'items',
      createdById: user.id,
      headings: ['Name'],
      fields: ['name'],
      rowCount: 1,
    });
    add(tx, ImportRow, { importBatchId: batch.id, number: 1, cells: ['Onion'] });
    const was = { validFrom: new Date(0), validUntil: tx.now, yieldQuantity: '1', yieldUnit: 'kg', lines: [] } as const;
    add(tx, RecipeVersion, { recipeId: recipe.id, ...was });
    const day = add(tx, SalesDay, { businessDate: '2026-01-01' });
    const sale = add(tx, MenuSale, { salesDayId: day.id, businessDate: day.businessDate, recipeId: recipe.id });
    add(tx, SaleLine, { menuSaleId: sale.id, externalId: 'x', kind: 'sale', quantity: '1' });
    add(tx, PasswordReset, { userId: user.id, tokenHash: 'x', expiresAt: new Date(tx.now.getTime() + 3_600_000) });
    return user.id;
  });
  await addWebhook(api, organizationId, userId);
}

const owned = `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' and c.relforcerowsecurity order by 1`;

/** The id of the newest row of each table. */
async function oneRowOfEach(organizationId: string): Promise<ReadonlyMap<string, string>> {
  return api.app.database.read(organizationId, async (db) => {
    const tables = await sql.raw<{ name: string }>(owned).execute(db);
    const newest = new Map<string, string>();
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ id: string }>`select id from ${sql.table(name)} order by id desc limit 1`.execute(
        db,
      );
      for (const { id } of rows) newest.set(name, id);
    }
    return newest;
  });
}

/** These tables have no row level security (row-level-security.test.ts). */
function isReadBeforeTheKitchenIsKnown(table: string): boolean {
  return ['credential', 'device_pairing', 'organization_code'].includes(table);
}

/** An external id is one of another program. */
function isNamedLikeAnId(name: string): boolean {
  return /^ids?$|Ids?$/.test(name) && !/^externalIds?$/.test(name);
}

/** A checksum of all tables of the kitchen, which must not change. Without sessions, which change by themselves. */
async function snapshot(organizationId: string): Promise<string> {
  return api.app.database.read(organizationId, async (db) => {
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

/** The response without its request id and the requested id. */
async function responseTo(outsider: Client, operation: NamedField, id: string): Promise<string> {
  // Limits are of the outsider's own kitchen.
  api.app.limiter.forgetAll();
  const { status, data, errors } = await outsider.graph(
    documentOf(operation, true),
    argumentsOf(operation.field.args, id, true),
  );
  const visible = errors.map(({ message, extensions }) => ({ message, rest: { ...extensions, requestId: null } }));
  return JSON.stringify({ status, data, visible }).replaceAll(id, 'ID');
}

describe('tenant isolation', () => {
  test('every table has a row: a missing one is added to the demo kitchen (api/demo/seed) or to addMissingRows', () => {
    const entities = [...api.app.database.orm.getMetadata().getAll().values()];
    const ofKitchens = entities.filter(({ props }) => props.some(({ name }) => name === 'organizationId'));
    const tables = ofKitchens.map(({ tableName }) => tableName).filter((name) => !isReadBeforeTheKitchenIsKnown(name));
    expect([...foreignRows.keys()].toSorted()).toEqual(tables.toSorted());
  });

  test('every argument that is named like an id has the type ID, by which the operations to test are found', () => {
    const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
    const declared = [
      ...rootFieldsOf(schema).map(({ name, field }) => [name, field.args] as const),
      ...inputs.map((input) => [input.name, Object.values(input.getFields())] as const),
    ];
    const differing = declared.flatMap(([place, fields]) =>
      fields
        .filter(({ name, type }) => isNamedLikeAnId(name) !== (getNamedType(type).name === 'ID'))
        .map(({ name }) => `${place}.${name}`),
    );
    expect(differing).toEqual([]);
  });

  test.each(takingIds)('$name handles ids of another kitchen like unknown ones', async (operation) => {
    const ids = [...foreignRows.values()];
    for (const [place, outsider] of outsiders.entries()) {
      const unknown = await responseTo(outsider, operation, ABSENT);
      // The admin tries the id of every table; the display and the token, which use the same services, half of them each, and
      // a few where they may not even call it.
      const part = unknown.includes('"FORBIDDEN"') ? 16 : 2;
      const tried = place === 0 ? ids : ids.filter((_id, index) => index % part === place - 1);
      for (const id of tried) expect(await responseTo(outsider, operation, id)).toBe(unknown);
    }
  });

  test('the other kitchen is unchanged after all operations', async () => {
    const { organizationId } = await api.app.database
      .unscoped()
      .selectFrom('organizationCode')
      .select('organizationId')
      .where('demo', '=', true)
      .executeTakeFirstOrThrow();
    expect(await snapshot(organizationId)).toBe(foreignText);
  });

  test('lists of a new kitchen are empty', async () => {
    const lists = rootFieldsOf(schema).filter(
      ({ kind, field }) => kind === 'query' && !field.args.some((argument) => holdsId(argument.type)),
    );
    for (const operation of lists) {
      for (const outsider of outsiders) {
        const { data } = await outsider.graph(documentOf(operation), argumentsOf(operation.field.args));
        expect([...foreignRows.values()].filter((id) => JSON.stringify(data).includes(id))).toEqual([]);
      }
    }
  });
});
