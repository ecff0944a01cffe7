import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plain } from '#schema/messages.ts';
import { Session } from '../auth/sessions/session.entity.ts';
import { add } from '../../platform/database/transaction.ts';
import { jobRun } from '../../platform/jobs/runner.ts';
import { notify } from '../notifications/notification.writes.ts';
import { addDays } from '#schema/business-day.ts';
import { PrepTask } from '../prep/tasks/prep-task.entity.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import type { User } from '../users/user.entity.ts';
import { WasteEntry } from '../waste/waste-entry.entity.ts';
import { WasteReason } from '../waste/waste-reason.entity.ts';
import { cleanUpJob } from './clean-up.job.ts';

let api: TestApi;
let kitchen: Kitchen;
let admin: Client & { user: User };

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  kitchen = await Kitchen.create(api, { dayRollover: '00:00' });
  admin = await kitchen.signIn('admin', { name: 'Ada' });
});
afterAll(() => api.stop());

const list = `query ($filter: AuditFilterInput, $first: Int, $after: String) {
  auditLog(filter: $filter, first: $first, after: $after) {
    nodes { action entity entityId subject actorName changes } pageInfo { hasNextPage endCursor } } }`;
interface Log {
  auditLog: {
    nodes: { action: string; entity: string; subject: string | null; actorName: string | null; changes: unknown }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}
const log = async (variables: object = {}) => (await admin.request<Log>(list, { ...variables })).auditLog;
const today = () => new Date().toISOString().slice(0, 10);

describe('the audit log', () => {
  test('names who changed what, from what to what', async () => {
    const cook = await kitchen.user({ name: 'Luis' });
    await admin.request(`mutation ($id: ID!) { updateUser(input: { id: $id, name: "Luis B." }) { id } }`, {
      id: cook.id,
    });
    const { nodes } = await log({ filter: { entity: 'User', entityId: cook.id } });
    expect(nodes).toEqual([
      {
        action: 'user.updated',
        entity: 'User',
        entityId: cook.id,
        subject: 'Luis B.',
        actorName: 'Ada',
        changes: { name: ['Luis', 'Luis B.'] },
      },
    ]);
  });

  describe('with three actions', () => {
    const three = ['a.three', 'a.two', 'a.one'];
    beforeEach(() =>
      kitchen.write(async (tx) => {
        for (const action of three.toReversed()) tx.record({ action, entity: 'Thing', entityId: null });
      }, admin.user.id),
    );

    test.each([
      ['kind', () => ({ entity: 'Thing' }), three],
      ['act', () => ({ action: 'a.two', entity: 'Thing' }), ['a.two']],
      ['person', () => ({ actorId: admin.user.id, entity: 'Thing' }), three],
      ['the kitchen’s date', () => ({ entity: 'Thing', from: today(), to: today() }), three],
      ['an earlier date', () => ({ entity: 'Thing', to: addDays(today(), -1) }), []],
      ['a later date', () => ({ entity: 'Thing', from: addDays(today(), 1) }), []],
    ])('is filtered by %s', async (_by, filter, actions) => {
      expect((await log({ filter: filter() })).nodes.map(({ action }) => action)).toEqual(actions);
    });

    test('lists the actions to filter by', async () => {
      const { auditActions } = await admin.request<{ auditActions: { action: string; entity: string }[] }>(
        '{ auditActions { action entity } }',
      );
      const ofThings = auditActions.filter(({ entity }) => entity === 'Thing');
      expect(ofThings.map(({ action }) => action).toSorted()).toEqual(three.toSorted());
    });

    test('returns every entry once over two pages', async () => {
      const first = await log({ filter: { entity: 'Thing' }, first: 2 });
      const second = await log({ filter: { entity: 'Thing' }, first: 2, after: first.pageInfo.endCursor });
      expect([...first.nodes, ...second.nodes].map(({ action }) => action)).toEqual(three);
      expect(second.pageInfo.hasNextPage).toBe(false);
    });
  });

  test('names the rows whose ids are in the changes, of its own kitchen only', async () => {
    const places = ['Walk-in', 'Freezer'].map((name) => ({ name, kind: 'walk_in' }));
    const create = 'mutation ($input: CreateStorageLocationInput!) { createStorageLocation(input: $input) { id } }';
    const ids: string[] = [];
    for (const input of places) {
      const { createStorageLocation } = await admin.request<{ createStorageLocation: { id: string } }>(create, {
        input,
      });
      ids.push(createStorageLocation.id);
    }
    const { id } = await kitchen.item({ name: 'Romaine', storageLocationId: ids[0] ?? null });
    await admin.request('mutation ($input: UpdateItemInput!) { updateItem(input: $input) { id } }', {
      input: { id, storageLocationId: ids[1] },
    });
    const stranger = await (await Kitchen.create(api)).user({ name: 'Stranger' });
    await kitchen.write(async (tx) => {
      tx.record({ action: 'item.updated', entity: 'Item', entityId: id, changes: { userId: [null, stranger.id] } });
      await Promise.resolve();
    });
    const query = `query ($filter: AuditFilterInput) { auditLog(filter: $filter) { nodes { changes names } } }`;
    const { auditLog } = await admin.request<{ auditLog: { nodes: object[] } }>(query, {
      filter: { entity: 'Item', entityId: id },
    });
    expect(auditLog.nodes).toEqual([
      { changes: { userId: [null, stranger.id] }, names: {} },
      { changes: { storageLocationId: ids }, names: { [ids[0] ?? '']: 'Walk-in', [ids[1] ?? '']: 'Freezer' } },
    ]);
  });

  test('has the title of a notification as a message', async () => {
    await kitchen.write(async (tx) => {
      const title = plain('Romaine is below par');
      const { id } = (await notify(tx, {
        type: 'low_stock',
        topic: 'low_stock',
        priority: 'medium',
        title,
        message: title,
        dedupeKey: 'low',
      })) ?? { id: '' };
      tx.record({ action: 'notification.deleted', entity: 'Notification', entityId: id, changes: {} });
    });
    const query = '{ auditLog { nodes { subject subjectContent } } }';
    const { auditLog } = await admin.request<{ auditLog: { nodes: object[] } }>(query);
    expect(auditLog.nodes[0]).toEqual({
      subject: 'Romaine is below par',
      subjectContent: plain('Romaine is below par'),
    });
  });

  test('names prep lists', async () => {
    await admin.request(`mutation { addPrepList(input: { name: "Morning" }) { id } }`);
    const { nodes } = await log({ filter: { entity: 'PrepList' } });
    expect(nodes.map(({ subject }) => subject)).toEqual(['Morning']);
  });

  test('is for admins of the same kitchen, and refuses bad filters', async () => {
    const other = await (await Kitchen.create(api)).signIn('admin');
    const { auditLog } = await other.request<Log>(list);
    expect(auditLog.nodes.map(({ actorName }) => actorName)).not.toContain('Ada');
    for (const role of ['cook', 'manager'] as const) {
      expect(await (await kitchen.signIn(role)).refused(list)).toBe('FORBIDDEN');
    }
    expect(await admin.refused(list, { filter: { actorId: 'junk' } })).toBe('NOT_FOUND');
    expect(await admin.refused(list, { filter: { from: today(), to: addDays(today(), -1) } })).toBe(
      'VALIDATION_FAILED',
    );
    expect(await admin.refused(list, { first: 101 })).toBe('VALIDATION_FAILED');
    expect(await admin.refused(list, { after: 'junk' })).toBe('VALIDATION_FAILED');
  });
});

async function task(data: Partial<PrepTask>): Promise<PrepTask> {
  const dueAt = new Date();
  return kitchen.write(async (tx) => {
    const row = add(tx, PrepTask, {
      name: 'Hummus',
      targetQuantity: '3',
      unit: 'kg',
      businessDate: today(),
      dueAt,
      ...data,
    });
    tx.record({ action: 'prep_task.completed', entity: 'PrepTask', entityId: row.id, changes: { cost: [1, 2] } });
    return row;
  }, admin.user.id);
}

test('recent activity shows managers the kitchen’s work, without account events', async () => {
  await task({});
  const manager = await kitchen.signIn('manager');
  expect(await manager.request('{ recentActivity(first: 5) { action subject actorName } }')).toEqual({
    recentActivity: [{ action: 'prep_task.completed', subject: 'Hummus', actorName: 'Ada' }],
  });
  expect(await manager.refused('{ recentActivity(first: 51) { action } }')).toBe('VALIDATION_FAILED');
  expect(await (await kitchen.signIn('cook')).refused('{ recentActivity { action } }')).toBe('FORBIDDEN');
});

test('the last change of a row has who edited it, for managers only of what they edit', async () => {
  const item = await kitchen.item();
  const manager = await kitchen.signIn('manager', { name: 'Marco Silva' });
  const query = `query ($entity: String!, $id: ID!) { lastChange(entity: $entity, entityId: $id) { action actorName } }`;
  const lastChangeOf = (entity: string, id: string) => ({ entity, id });
  expect(await manager.request(query, lastChangeOf('Item', item.id))).toEqual({ lastChange: null });
  await manager.request('mutation ($id: ID!) { updateItem(input: { id: $id, parLevel: "9" }) { id } }', {
    id: item.id,
  });
  // A movement is no edit.
  await admin.request(
    'mutation ($id: ID!) { adjustStock(input: { itemId: $id, countedQuantity: "3", reason: "Counted" }) { id } }',
    { id: item.id },
  );
  const edited = { lastChange: { action: 'item.updated', actorName: 'Marco Silva' } };
  expect(await manager.request(query, lastChangeOf('Item', item.id))).toEqual(edited);
  expect(await admin.request(query, lastChangeOf('Item', item.id))).toEqual(edited);

  await admin.request('mutation { updateKitchenProfile(input: { name: "Harbor" }) { id } }');
  const organization = lastChangeOf('Organization', admin.user.organizationId);
  expect(await manager.request(query, organization)).toEqual({ lastChange: null });
  expect(await admin.request(query, organization)).toMatchObject({
    lastChange: { action: 'organization.profile_updated' },
  });
  expect(await manager.refused(query, lastChangeOf('Item', 'basil'))).toBe('NOT_FOUND');
  expect(await (await kitchen.signIn('cook')).refused(query, lastChangeOf('Item', item.id))).toBe('FORBIDDEN');
});

describe('analytics', () => {
  const query = `query ($days: Int!) { analytics(days: $days) { daysWithData
    days { date prepPlanned prepOnTime wasteCost }
    current { prepPlanned prepCompleted prepOnTime prepLate wasteCost wasteEntries wasteUnknown checksDue deliveries }
    previous { prepPlanned wasteCost } } }`;

  test('sum a period and the one before, and count unknown costs separately', async () => {
    const dueAt = new Date(Date.now() - 60_000);
    const early = new Date(dueAt.getTime() - 1_000);
    await task({ status: 'completed', dueAt, completedAt: early });
    await task({ status: 'completed', dueAt, completedAt: new Date() });
    await task({ status: 'cancelled' });
    await task({ businessDate: addDays(today(), -7) });
    await task({ businessDate: addDays(today(), -14) });
    const item = await kitchen.item();
    await kitchen.write(async (tx) => {
      const reason = add(tx, WasteReason, { code: 'dropped', name: 'Dropped', group: 'service' });
      const entry = { itemId: item.id, reasonId: reason.id, quantity: '1', recordedById: admin.user.id };
      const day = { occurredAt: tx.now, businessDate: today() };
      add(tx, WasteEntry, { ...entry, ...day, cost: '250' });
      add(tx, WasteEntry, { ...entry, ...day, cost: null });
      add(tx, WasteEntry, { ...entry, ...day, cost: '999', reversedAt: tx.now });
      add(tx, WasteEntry, { ...entry, occurredAt: tx.now, businessDate: addDays(today(), -8), cost: '70' });
    });
    const { analytics } = await admin.request<{ analytics: { days: object[] } }>(query, { days: 7 });
    expect(analytics.days).toHaveLength(7);
    expect(analytics.days.at(-1)).toEqual({ date: today(), prepPlanned: 2, prepOnTime: 1, wasteCost: 250 });
    expect(analytics).toMatchObject({
      daysWithData: 3,
      current: {
        prepPlanned: 2,
        prepCompleted: 2,
        prepOnTime: 1,
        prepLate: 1,
        wasteCost: 250,
        wasteEntries: 2,
        wasteUnknown: 1,
      },
      previous: { prepPlanned: 1, wasteCost: 70 },
    });
  });

  test.each([7, 28, 92, 365, 731])('cover %i days', async (days) => {
    expect((await admin.request<{ analytics: { days: object[] } }>(query, { days })).analytics.days).toHaveLength(days);
  });

  test('are refused for other periods and for managers', async () => {
    const { errors } = await admin.graph(query, { days: 100_000 });
    expect(errors[0]?.message).toBe('days: Use one of: 7, 28, 92, 365, 731.');
    expect(await (await kitchen.signIn('manager')).refused(query, { days: 7 })).toBe('FORBIDDEN');
  });
});

describe('the cleanup job', () => {
  const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  const cleanUp = () => cleanUpJob.run(jobRun(api.app));

  test('removes sessions that have ended or were not used for a week', async () => {
    const cook = await kitchen.user();
    const [idle, ended, open] = [ago(8), new Date(), ago(6)];
    const session = (hash: string, lastSeenAt: Date, expiresAt: Date) =>
      kitchen.write(async (tx) => add(tx, Session, { tokenHash: hash, userId: cook.id, lastSeenAt, expiresAt }));
    await session(`idle-${cook.id}`, idle, ago(-1));
    await session(`ended-${cook.id}`, ended, ago(1));
    await session(`open-${cook.id}`, open, ago(-1));
    await cleanUp();
    const left = await kitchen.write(({ db }) =>
      db.selectFrom('session').select('tokenHash').where('userId', '=', cook.id).execute(),
    );
    expect(left).toEqual([{ tokenHash: `open-${cook.id}` }]);
  });

  test('removes notifications of more than 90 days ago', async () => {
    const message = plain('x');
    for (const [title, days] of [
      ['Old', 91],
      ['New', 89],
    ] as const) {
      await kitchen.write((tx) =>
        notify(tx, {
          type: 'other',
          topic: 'low_stock',
          priority: null,
          title: plain(title),
          message,
          dedupeKey: title,
        }),
      );
      await kitchen.write(({ db }) =>
        db
          .updateTable('notification')
          .set({ createdAt: ago(days) })
          .where('title', '=', title)
          .execute(),
      );
    }
    await cleanUp();
    const left = await kitchen.write(({ db }) => db.selectFrom('notification').select('title').execute());
    expect(left).toEqual([{ title: 'New' }]);
  });

  test('removes events of more than 400 days ago', async () => {
    for (const [action, days] of [
      ['a.old', 401],
      ['a.new', 399],
    ] as const) {
      await kitchen.write(async (tx) => tx.record({ action, entity: 'Thing', entityId: null }));
      await kitchen.write(({ db }) =>
        db
          .updateTable('event')
          .set({ createdAt: ago(days) })
          .where('action', '=', action)
          .execute(),
      );
    }
    await cleanUp();
    expect((await log({ filter: { entity: 'Thing' } })).nodes.map(({ action }) => action)).toEqual(['a.new']);
  });
});
