import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, businessDate } from '#schema/business-day.ts';
import { LineCheck } from '../features/line-checks/runs/line-check.entity.ts';
import { LineCheckTemplate } from '../features/line-checks/templates/line-check-template.entity.ts';
import { PrepTask } from '../features/prep/tasks/prep-task.entity.ts';
import { WasteEntry } from '../features/waste/waste-entry.entity.ts';
import { WasteReason } from '../features/waste/waste-reason.entity.ts';
import { add } from '../platform/database/transaction.ts';
import type { Client } from '../testing/client.ts';
import { Kitchen } from '../testing/factories.ts';
import { zoneWhereItIs } from '../testing/kitchen-clock.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const minute = 60_000;

interface Figures {
  readonly planned: number;
  readonly onTime: number;
  readonly late: number;
  readonly due: number;
  readonly missed: number;
  readonly cost: string;
}
const sum = <K extends string>(rows: readonly Readonly<Record<K, number | string>>[], key: K): number =>
  rows.reduce((total, row) => total + Number(row[key]), 0);

/** What the screens show of the last seven days. */
interface Screens {
  readonly analytics: { readonly current: Record<string, number> };
  readonly prepReport: { readonly days: Figures[] };
  readonly wasteReport: { readonly days: Figures[]; readonly items: Figures[] };
  readonly lineCheckReport: { readonly days: Figures[] };
  readonly wasteSummary: { readonly weekCost: string; readonly todayCost: string };
  readonly wasteEntries: { readonly nodes: { readonly cost: string; readonly businessDate: string }[] };
  readonly prepTaskStatus: { readonly total: number; readonly late: number };
  readonly prepTasks: { readonly businessDate: string; readonly status: string; readonly dueAt: string }[];
  readonly lineChecks: { readonly businessDate: string }[];
  readonly inventorySummary: { readonly low: number; readonly out: number };
  readonly low: { readonly nodes: { readonly name: string }[] };
  readonly out: { readonly nodes: { readonly name: string }[] };
}
const screens = `query ($from: LocalDate!, $to: LocalDate!) {
  analytics(days: 7) { current {
    prepPlanned prepCompleted prepOnTime prepLate wasteCost checksDue checksOnTime checksMissed } }
  prepReport(from: $from, to: $to) { days { planned onTime late } }
  wasteReport(from: $from, to: $to) { days { cost } items { cost } }
  lineCheckReport(from: $from, to: $to) { days { due onTime late missed } }
  wasteSummary { weekCost todayCost }
  wasteEntries(from: $from, to: $to, first: 100) { nodes { cost businessDate } }
  prepTaskStatus { total late }
  prepTasks { businessDate status dueAt }
  lineChecks { businessDate }
  inventorySummary { low out }
  low: items(filter: { state: low }, first: 100) { nodes { name } }
  out: items(filter: { out: true }, first: 100) { nodes { name } }
}`;

/** A week of prep, waste and checks, of which the eighth day back must not count. */
async function liveAWeek(kitchen: Kitchen, today: string): Promise<void> {
  const person = (await kitchen.user({ role: 'cook' })).id;
  const item = await kitchen.item({ name: 'Thighs', parLevel: '5' }, '8');
  await kitchen.item({ name: 'Basil', parLevel: '2' });
  await kitchen.item({ name: 'Parsley', parLevel: '9' }, '3');
  await kitchen.write(async (tx) => {
    const now = tx.now.getTime();
    const reason = add(tx, WasteReason, { code: 'dropped', name: 'Dropped', group: 'service' });
    const template = add(tx, LineCheckTemplate, { name: 'Dinner', dueTimes: ['16:00'], weekdays: [] });
    for (const day of [0, 1, 6, 7]) {
      const date = addDays(today, -day);
      const at = (minutes: number) => new Date(now - day * 24 * 60 * minute + minutes * minute);
      const entry = { itemId: item.id, reasonId: reason.id, quantity: '1', recordedById: person };
      add(tx, WasteEntry, { ...entry, occurredAt: at(-1), businessDate: date, cost: String(100 + day) });
      const task = { name: 'Diced', targetQuantity: '1', unit: 'kg', businessDate: date, dueAt: at(-5) } as const;
      add(tx, PrepTask, { ...task, status: 'completed', completedAt: at(-9) });
      add(tx, PrepTask, { ...task, status: 'completed', completedAt: at(-2) });
      add(tx, PrepTask, { ...task, status: 'skipped' });
      if (day === 0) add(tx, PrepTask, { ...task, dueAt: at(30) });
      if (day === 0) add(tx, PrepTask, task);
      const run = { templateId: template.id, name: 'Dinner', businessDate: date, opensAt: at(-50), closesAt: at(60) };
      add(tx, LineCheck, { ...run, dueAt: at(-20), status: 'submitted', submittedAt: at(-25), submittedById: person });
      add(tx, LineCheck, { ...run, dueAt: at(-19), status: 'submitted', submittedAt: at(-10), submittedById: person });
      add(tx, LineCheck, { ...run, dueAt: at(-18), closesAt: at(-3), status: day === 0 ? 'in_progress' : 'missed' });
      if (day === 0)
        add(tx, LineCheck, { ...run, dueAt: at(9), status: 'submitted', submittedAt: at(-1), submittedById: person });
    }
  });
}

describe.each([3, 4, 12])('at %i o’clock, with the rollover at 04:00', (hour) => {
  let kitchen: Kitchen;
  let admin: Client;
  let today: string;
  let seen: Screens;

  beforeAll(async () => {
    const clock = { timeZone: zoneWhereItIs(hour), dayRollover: '04:00' };
    kitchen = await Kitchen.create(api, { ...clock, lineCheckFrequency: 'custom' });
    admin = await kitchen.signIn('admin');
    today = businessDate(clock, new Date());
    await liveAWeek(kitchen, today);
    seen = await admin.request<Screens>(screens, { from: addDays(today, -6), to: today });
  });

  test('waste of the last seven days is one sum on dashboard, report, analytics and list', () => {
    const week = 100 + 101 + 106;
    expect({
      dashboard: Number(seen.wasteSummary.weekCost),
      report: sum(seen.wasteReport.days, 'cost'),
      byItem: sum(seen.wasteReport.items, 'cost'),
      analytics: seen.analytics.current['wasteCost'],
      list: sum(seen.wasteEntries.nodes, 'cost'),
      today: Number(seen.wasteSummary.todayCost),
    }).toEqual({ dashboard: week, report: week, byItem: week, analytics: week, list: week, today: 100 });
  });

  test('prep and line checks are on time in analytics as in the reports', () => {
    const { days } = seen.prepReport;
    const checks = seen.lineCheckReport.days;
    expect(seen.analytics.current).toMatchObject({
      prepPlanned: sum(days, 'planned'),
      prepOnTime: sum(days, 'onTime'),
      prepLate: sum(days, 'late'),
      checksDue: sum(checks, 'due'),
      checksOnTime: sum(checks, 'onTime'),
      checksMissed: sum(checks, 'missed'),
    });
    expect(seen.analytics.current).toMatchObject({ prepOnTime: 3, prepLate: 4, checksDue: 10, checksMissed: 3 });
  });

  test('today is the same business day on the list, the checks and the waste', () => {
    const days = [...seen.prepTasks, ...seen.lineChecks, ...seen.wasteEntries.nodes.slice(0, 1)];
    expect(new Set(days.map((row) => row.businessDate))).toEqual(new Set([today]));
    const toDo = seen.prepTasks.filter(({ status }) => status !== 'skipped');
    expect(seen.prepTaskStatus).toMatchObject({ total: toDo.length, late: 1 });
  });

  test('low and out-of-stock items are counted as they are listed', () => {
    const { low, out } = seen.inventorySummary;
    expect([low, out]).toEqual([seen.low.nodes.length, seen.out.nodes.length]);
    expect(seen.out.nodes).toEqual([{ name: 'Basil' }]);
  });

  test('a made item costs the same in its recipe, its stock and its waste, and has its recipe’s allergens', async () => {
    const tahini = await kitchen.item({ name: 'Tahini', lastUnitCost: '800', allergens: ['sesame'] }, '9');
    const input = { name: 'Hummus', kind: 'prep', yieldQuantity: '2', yieldUnit: 'kg', steps: [] };
    const lines = [{ itemId: tahini.id, quantity: '1', unit: 'kg' }];
    const made = await admin.request<{ r: { id: string; outputItemId: string; cost: object; allergens: string[] } }>(
      'mutation ($input: CreateRecipeInput!) { r: createRecipe(input: $input) { id outputItemId allergens cost { perYieldUnit } } }',
      { input: { ...input, lines } },
    );
    const task = { name: 'Hummus', dueTime: '23:00', recipeId: made.r.id, targetQuantity: '2', unit: 'kg' };
    const { t } = await admin.request<{ t: { id: string } }>(
      'mutation ($input: AddPrepTaskInput!) { t: addPrepTask(input: $input) { id } }',
      { input: task },
    );
    const id = { id: t.id };
    await admin.request('mutation ($id: ID!) { startPrepTask(input: { id: $id }) { id } }', id);
    await admin.request('mutation ($id: ID!) { completePrepTask(input: { id: $id, actualQuantity: "2" }) { id } }', id);
    const shown = await admin.request<{
      item: { lastUnitCost: string; stockValue: string };
      itemAllergens: { allergens: string[] };
    }>('query ($id: ID!) { item(id: $id) { lastUnitCost stockValue } itemAllergens(itemId: $id) { allergens } }', {
      id: made.r.outputItemId,
    });
    expect(made.r.cost).toEqual({ perYieldUnit: expect.stringMatching(/^400(\.0+)?$/) });
    expect([Number(shown.item.lastUnitCost), Number(shown.item.stockValue)]).toEqual([400, 800]);
    expect(shown.itemAllergens.allergens).toEqual(made.r.allergens);
  });

  test('Build plans what the par sheet shows', async () => {
    const item = await kitchen.item({ name: 'Stock', kind: 'prep', unit: 'l' });
    const line = { itemId: item.id, parByWeekday: Array.from({ length: 7 }, () => '24') };
    await admin.request('mutation ($input: AddPrepItemInput!) { addPrepItem(input: $input) { id } }', { input: line });
    const sheet = await admin.request<{ prepItems: { toMake: string; itemName: string }[] }>(
      '{ prepItems { itemName toMake } }',
    );
    const built = await admin.request<{ buildPrepList: { tasks: { name: string; targetQuantity: string }[] } }>(
      'mutation { buildPrepList { tasks { name targetQuantity } } }',
    );
    expect(
      built.buildPrepList.tasks.map(({ name, targetQuantity }) => ({ itemName: name, toMake: targetQuantity })),
    ).toEqual(sheet.prepItems.filter(({ toMake }) => Number(toMake) > 0));
  });
});
