import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { jobRun } from '../../platform/jobs/runner.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { inventoryNudge } from './inventory-nudge.job.ts';
import { countToAnnounce } from './inventory-nudge.service.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const QUARTER = 15 * 60 * 1000;
const zones = ['UTC', 'America/New_York', 'Europe/Madrid', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia'];

describe('the day of the nudge', () => {
  test('is two days before every count, once a month, in any zone and across clock changes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 1, max: 28 }),
        fc.integer({ min: 2024, max: 2030 }),
        fc.integer({ min: 0, max: 23 }),
        (timeZone, inventoryNudgeDay, year, hour) => {
          const clock = { timeZone, dayRollover: '04:00', inventoryNudgeDay, monthlyInventoryNudgesEnabled: true };
          const notified = new Set<string>();
          const first = Temporal.PlainDate.from({ year, month: 1, day: 1 });
          for (let day = 0; day < first.daysInYear; day += 1) {
            const date = first.add({ days: day });
            const at = date.toZonedDateTime({ timeZone, plainTime: { hour } });
            const count = countToAnnounce(clock, new Date(at.epochMilliseconds));
            if (count === null) continue;
            const ahead = (hour < 4 ? date.subtract({ days: 1 }) : date).until(count).days;
            expect([ahead, Temporal.PlainDate.from(count).day]).toEqual([2, inventoryNudgeDay]);
            expect(notified.has(count)).toBe(false);
            notified.add(count);
          }
          // Before the rollover the loop begins and ends a business day earlier, which can add or remove one count.
          expect(notified.size).toBeGreaterThanOrEqual(11);
          expect(notified.size).toBeLessThanOrEqual(13);
        },
      ),
      { numRuns: 40 },
    );
  });

  test.each([
    ['2026-01-30T12:00:00Z', 1, '2026-02-01'],
    ['2026-02-27T12:00:00Z', 1, '2026-03-01'],
    ['2028-02-28T12:00:00Z', 1, '2028-03-01'],
    ['2026-12-30T12:00:00Z', 1, '2027-01-01'],
    ['2026-02-26T12:00:00Z', 28, '2026-02-28'],
    ['2026-02-27T12:00:00Z', 28, null],
    ['2026-02-28T12:00:00Z', 28, null],
  ])('at %s for day %i it is %s', (at, inventoryNudgeDay, count) => {
    const clock = { timeZone: 'UTC', dayRollover: '04:00', inventoryNudgeDay, monthlyInventoryNudgesEnabled: true };
    expect(countToAnnounce(clock, new Date(at))).toBe(count);
    expect(countToAnnounce({ ...clock, monthlyInventoryNudgesEnabled: false }, new Date(at))).toBeNull();
  });
});

describe('the job', () => {
  const list = '{ notifications { nodes { type priority title message } } }';

  test('notifies everyone once a month, however often it runs', async () => {
    const kitchen = await Kitchen.create(api, {
      timeZone: 'America/New_York',
      monthlyInventoryNudgesEnabled: true,
      inventoryNudgeDay: 10,
    });
    const off = await Kitchen.create(api, { timeZone: 'America/New_York', inventoryNudgeDay: 10 });
    // The night to 8 March 2026 loses an hour in New York; the business day of the 8th begins at 04:00 there, 08:00 UTC.
    const begins = Date.UTC(2026, 2, 8, 8);
    const cook = await kitchen.signIn('cook');
    await inventoryNudge.run(jobRun(api.app, new Date(begins - QUARTER)));
    expect(await cook.request(list)).toEqual({ notifications: { nodes: [] } });
    for (let tick = 0; tick < 4; tick += 1) {
      await inventoryNudge.run(jobRun(api.app, new Date(begins + tick * QUARTER)));
    }
    const message = 'The monthly inventory count is in 2 days, on 2026-03-10.';
    const nudge = { type: 'suggestion', priority: 'medium', title: 'Monthly inventory count', message };
    expect(await cook.request(list)).toEqual({ notifications: { nodes: [nudge] } });
    expect(await (await kitchen.signIn('manager')).request(list)).toEqual({ notifications: { nodes: [nudge] } });
    expect(await (await off.signIn('cook')).request(list)).toEqual({ notifications: { nodes: [] } });
    await inventoryNudge.run(jobRun(api.app, new Date(Date.UTC(2026, 3, 8, 12))));
    expect(await cook.request<{ notifications: { nodes: object[] } }>(list)).toMatchObject({
      notifications: { nodes: [{ message: expect.stringContaining('on 2026-04-10.') }, nudge] },
    });
  });

  test('notifies again of a count that is moved to a later day of the month', async () => {
    const kitchen = await Kitchen.create(api, {
      timeZone: 'UTC',
      monthlyInventoryNudgesEnabled: true,
      inventoryNudgeDay: 10,
    });
    await inventoryNudge.run(jobRun(api.app, new Date('2026-03-08T12:00:00Z')));
    await kitchen.write((tx) => tx.db.updateTable('organization').set({ inventoryNudgeDay: 20 }).execute());
    for (const hour of ['12', '13']) await inventoryNudge.run(jobRun(api.app, new Date(`2026-03-18T${hour}:00:00Z`)));
    const { notifications } = await (
      await kitchen.signIn('cook')
    ).request<{
      notifications: { nodes: { message: string }[] };
    }>(list);
    expect(notifications.nodes.map(({ message }) => message)).toEqual([
      'The monthly inventory count is in 2 days, on 2026-03-20.',
      'The monthly inventory count is in 2 days, on 2026-03-10.',
    ]);
  });
});
