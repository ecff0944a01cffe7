import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, businessDate, instantOn } from '#schema/business-day.ts';
import type { CountStatus } from '#schema/vocabulary.ts';
import { add } from '../../../platform/database/transaction.ts';
import { CountLine } from '../../counts/lines/count-line.entity.ts';
import { CountSession } from '../../counts/count-session.entity.ts';
import { drawStock } from '../../inventory/ledger/ledger.writes.ts';
import type { Item } from '../../inventory/items/item.entity.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;
const clock = { timeZone: 'Europe/Madrid', dayRollover: '04:00' };

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  kitchen = await Kitchen.create(api, clock);
  manager = await kitchen.signIn('manager');
});
afterAll(() => api.stop());

const today = () => businessDate(clock, new Date());
const weeksAgo = (weeks: number) => addDays(today(), -7 * weeks);
const week = (quantity: string) => Array.from({ length: 7 }, () => quantity);
const addLine = 'mutation ($input: AddPrepItemInput!) { addPrepItem(input: $input) { id } }';
const addEvent = 'mutation ($input: AddKitchenEventInput!) { event: addKitchenEvent(input: $input) { id version } }';
const sheet = `{ prepItems { itemName expectedUse useSource
  forecast { source mean factor events share quantity days { date used dropped } } } }`;

interface Line {
  expectedUse: string | null;
  useSource: string | null;
  forecast: {
    factor: string;
    events: string[];
    share: string;
    days: { used: string | null; dropped: string | null }[];
  };
}

/** A line for an item that only a prep recipe takes. */
async function mirepoix(line: object = {}): Promise<Item> {
  const item = await kitchen.item({ name: 'Mirepoix', kind: 'prep' }, '500');
  const save = 'mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { id } }';
  await manager.request(save, {
    input: {
      name: 'Stock',
      kind: 'prep',
      yieldQuantity: '10',
      yieldUnit: 'l',
      lines: [{ itemId: item.id, quantity: '1', unit: 'kg' }],
      steps: [],
    },
  });
  await manager.request(addLine, { input: { itemId: item.id, parByWeekday: week('8'), ...line } });
  return item;
}
/** A prep task of a past business day takes some of it. */
async function used(item: Item, date: string, quantity: string, time = '12:00'): Promise<void> {
  const occurredAt = instantOn(clock, date, time);
  await kitchen.write(async (tx) => {
    await drawStock({ ...tx, occurredAt }, { itemId: item.id, type: 'prep_out', quantity, order: 'serve' });
  });
}
/** A count of a past business day, after service, found what was expected. */
async function counted(item: Item, date: string, status: CountStatus = 'posted'): Promise<void> {
  const countedAt = instantOn(clock, date, '23:00');
  const { user } = await kitchen.signIn('cook');
  await kitchen.write(async (tx) => {
    const session = add(tx, CountSession, { kind: 'spot', status, businessDate: date, startedById: user.id });
    const found = { result: 'counted', quantity: '497', expected: '497', unit: item.unit } as const;
    add(tx, CountLine, {
      countSessionId: session.id,
      itemId: item.id,
      ...found,
      countedById: user.id,
      countedAt,
      savedAt: countedAt,
    });
  });
}
async function lines(): Promise<Line[]> {
  return (await manager.request<{ prepItems: Line[] }>(sheet)).prepItems;
}

test('a line shows the mean of recorded use with its four days', async () => {
  const item = await mirepoix();
  await used(item, weeksAgo(1), '3');
  await used(item, weeksAgo(3), '5');
  const [line] = await lines();
  expect(line).toMatchObject({ expectedUse: '4', useSource: 'recorded' });
  expect(line?.forecast.days.map(({ used: of, dropped }) => [of, dropped])).toEqual([
    ['3', null],
    ['0', 'nothing_used'],
    ['5', null],
    ['0', 'nothing_used'],
  ]);
});

test('what is used at 03:00, before the rollover, belongs to the day before', async () => {
  const item = await mirepoix();
  await used(item, weeksAgo(1), '2', '03:00');
  expect((await lines())[0]?.forecast.days[0]).toMatchObject({ used: '2' });
});

test('without history the use is unknown', async () => {
  await mirepoix();
  expect((await lines())[0]).toMatchObject({ expectedUse: null, useSource: null });
});

test('an entered use takes precedence over the record, and special days multiply both', async () => {
  const item = await mirepoix({ useByWeekday: week('7') });
  await used(item, weeksAgo(1), '4');
  await manager.request(addEvent, { input: { date: today(), name: 'Festival', factor: '1.5' } });
  const [line] = await lines();
  expect(line).toMatchObject({ expectedUse: '10.5', useSource: 'manual' });
  expect(line?.forecast).toMatchObject({ factor: '1.5', events: ['Festival'], quantity: '6' });
});

test('of a dish that is sold, a day whose sales are not complete is left out, and what prep took of it that day', async () => {
  const item = await kitchen.item({ name: 'Sauce', kind: 'prep' }, '500');
  const dish = {
    name: 'Pasta',
    kind: 'menu',
    yieldQuantity: '1',
    yieldUnit: 'portion',
    menuPrice: 1200,
    lines: [{ itemId: item.id, quantity: '1', unit: 'kg' }],
    steps: [],
  };
  const { recipe } = await manager.request<{ recipe: { id: string } }>(
    'mutation ($input: CreateRecipeInput!) { recipe: createRecipe(input: $input) { id } }',
    { input: dish },
  );
  const sell = (businessDate: string, quantity: string, complete: boolean) =>
    manager.request('mutation ($input: SaveSalesDayInput!) { saveSalesDay(input: $input) { state } }', {
      input: { businessDate, complete, dishes: [{ recipeId: recipe.id, quantity }] },
    });
  await manager.request(addLine, { input: { itemId: item.id, parByWeekday: week('8') } });
  await used(item, weeksAgo(1), '1');
  await used(item, weeksAgo(2), '1');
  await sell(weeksAgo(2), '3', false);
  await sell(weeksAgo(3), '9', true);
  await used(item, weeksAgo(3), '1');
  const [line] = await lines();
  expect(line).toMatchObject({ expectedUse: '10', useSource: 'sales' });
  expect(line?.forecast.days.map(({ used: of, dropped }) => [of, dropped])).toEqual([
    [null, 'sales_missing'],
    [null, 'sales_missing'],
    ['10', null],
    [null, 'sales_missing'],
  ]);
});

test('lines of two lists share the use of the day by their pars', async () => {
  const item = await mirepoix();
  await used(item, weeksAgo(1), '8');
  const { list } = await manager.request<{ list: { id: string } }>(
    'mutation { list: addPrepList(input: { name: "PM" }) { id } }',
  );
  await manager.request(addLine, { input: { itemId: item.id, parByWeekday: week('24'), prepListId: list.id } });
  expect(new Set((await lines()).map(({ expectedUse }) => expectedUse))).toEqual(new Set(['2', '6']));
});

test('special days are listed, changed and removed by managers only', async () => {
  const input = { date: today(), name: 'Festival', factor: '2' };
  const { event } = await manager.request<{ event: { id: string; version: number } }>(addEvent, { input });
  expect(await manager.refused(addEvent, { input })).toBe('CONFLICT');
  expect(await manager.refused(addEvent, { input: { ...input, factor: '11' } })).toBe('VALIDATION_FAILED');
  expect(await manager.refused(addEvent, { input: { ...input, date: addDays(today(), -90) } })).toBe(
    'VALIDATION_FAILED',
  );
  const cook = await kitchen.signIn('cook');
  expect(await cook.refused(addEvent, { input })).toBe('FORBIDDEN');
  const update = 'mutation ($input: UpdateKitchenEventInput!) { updateKitchenEvent(input: $input) { factor } }';
  expect(await manager.request(update, { input: { id: event.id, factor: '1.2' } })).toEqual({
    updateKitchenEvent: { factor: '1.2' },
  });
  const remove = 'mutation ($input: RemoveKitchenEventInput!) { removeKitchenEvent(input: $input) }';
  const other = await (await Kitchen.create(api)).signIn('manager');
  expect(await other.refused(remove, { input: { id: event.id } })).toBe('NOT_FOUND');
  await manager.request(remove, { input: { id: event.id } });
  expect(await manager.request('{ kitchenEvents { id } }')).toEqual({ kitchenEvents: [] });
});

describe('of an item that is also taken without a record', () => {
  /** An item on the par sheet that no recipe takes, and some of it used in a task of the last same weekday. */
  async function rice(): Promise<Item> {
    const item = await kitchen.item({ name: 'Rice', kind: 'prep' }, '500');
    await manager.request(addLine, { input: { itemId: item.id, parByWeekday: week('8') } });
    await used(item, weeksAgo(1), '3');
    return item;
  }
  const lastOfWeekday = async () => (await lines())[0]?.forecast.days[0];

  test('a day is not known without counts', async () => {
    await rice();
    expect(await lastOfWeekday()).toEqual({ date: weeksAgo(1), used: null, dropped: 'not_counted' });
  });

  test('a day is known by counts of it and of the day before that found what was expected', async () => {
    const item = await rice();
    await counted(item, addDays(weeksAgo(1), -1));
    await counted(item, weeksAgo(1));
    expect(await lastOfWeekday()).toEqual({ date: weeksAgo(1), used: '3', dropped: null });
  });

  test('a count that was undone makes no day known', async () => {
    const item = await rice();
    await counted(item, addDays(weeksAgo(1), -1));
    await counted(item, weeksAgo(1), 'in_review');
    expect(await lastOfWeekday()).toMatchObject({ used: null, dropped: 'not_counted' });
  });
});
