import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
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
const log = async (variables: object = {}) => (await admin.ask<Log>(list, { ...variables })).auditLog;
const today = () => new Date().toISOString().slice(0, 10);

describe('the audit log', () => {
  test('names who changed what, from what to what', async () => {
    const cook = await kitchen.user({ name: 'Luis' });
    await admin.ask(`mutation ($id: ID!) { updateUser(input: { id: $id, name: "Luis B." }) { id } }`, { id: cook.id });
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
      const { auditActions } = await admin.ask<{ auditActions: { action: string; entity: string }[] }>(
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

  test('names prep lists', async () => {
    await admin.ask(`mutation { addPrepList(input: { name: "Morning" }) { id } }`);
    const { nodes } = await log({ filter: { entity: 'PrepList' } });
    expect(nodes.map(({ subject }) => subject)).toEqual(['Morning']);
  });

  test('is for admins of the same kitchen, and refuses bad filters', async () => {
    const other = await (await Kitchen.create(api)).signIn('admin');
    const { auditLog } = await other.ask<Log>(list);
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

test('recent activity shows managers what the kitchen did, without account events', async () => {
  await task({});
  const manager = await kitchen.signIn('manager');
  expect(await manager.ask('{ recentActivity(first: 5) { action subject actorName } }')).toEqual({
    recentActivity: [{ action: 'prep_task.completed', subject: 'Hummus', actorName: 'Ada' }],
  });
  expect(await manager.refused('{ recentActivity(first: 51) { action } }')).toBe('VALIDATION_FAILED');
  expect(await (await kitchen.signIn('cook')).refused('{ recentActivity { action } }')).toBe('FORBIDDEN');
});

describe('analytics', () => {
  const query = `query ($days: Int!) { analytics(days: $days) { daysWithData
    days { date prepPlanned prepOnTime wasteCost }
    current { prepPlanned prepCompleted prepOnTime prepLate wasteCost wasteEntries wasteUnknown checksDue deliveries }
    previous { prepPlanned wasteCost } } }`;

  test('sum a period beside the one before, and count unknown costs apart', async () => {
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
    const { analytics } = await admin.ask<{ analytics: { days: object[] } }>(query, { days: 7 });
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

  test('cover 7 or 28 days for admins alone', async () => {
    expect((await admin.ask<{ analytics: { days: object[] } }>(query, { days: 28 })).analytics.days).toHaveLength(28);
    expect(await admin.refused(query, { days: 8 })).toBe('VALIDATION_FAILED');
    expect(await (await kitchen.signIn('manager')).refused(query, { days: 7 })).toBe('FORBIDDEN');
  });
});

test('the cleanup job removes expired rows and leaves the rest', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  const cook = await kitchen.signIn('cook');
  await kitchen.write((tx) =>
    notify(tx, { type: 'other', priority: null, title: plain('Old'), message: plain('x'), dedupeKey: 'o' }),
  );
  await kitchen.write((tx) =>
    notify(tx, { type: 'other', priority: null, title: plain('New'), message: plain('x'), dedupeKey: 'n' }),
  );
  await cook.ask(`mutation { endAllSessions }`);
  await kitchen.write(async ({ db, ...work }) => {
    for (const [hash, seen, end] of [
      ['idle', 8, -1],
      ['ended', 0, 1],
      ['open', 6, -1],
    ] as const) {
      const dates = { lastSeenAt: ago(seen), expiresAt: ago(end) };
      add({ db, ...work }, Session, { tokenHash: `${hash}-${uuidv7()}`, userId: cook.user.id, ...dates });
    }
    await work.em.flush();
    await db
      .updateTable('notification')
      .set({ createdAt: ago(91) })
      .where('title', '=', 'Old')
      .execute();
    await db
      .updateTable('event')
      .set({ createdAt: ago(401) })
      .where('action', '=', 'session.opened')
      .execute();
  });
  await cleanUpJob.run(jobRun(api.app));
  await kitchen.write(async ({ db }) => {
    const sessions = await db.selectFrom('session').select('tokenHash').where('userId', '=', cook.user.id).execute();
    expect(sessions.map(({ tokenHash }) => tokenHash.split('-')[0])).toEqual(['open']);
    const titles = await db.selectFrom('notification').select('title').execute();
    expect(titles).toEqual([{ title: 'New' }]);
    const actions = await db.selectFrom('event').select('action').distinct().orderBy('action').execute();
    expect(actions.map(({ action }) => action)).toEqual(['notification.created', 'session.all_ended']);
  });
});
