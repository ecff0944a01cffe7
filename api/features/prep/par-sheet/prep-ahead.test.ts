import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Item } from '../../inventory/items/item.entity.ts';
import { addDays, businessDate } from '#schema/business-day.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { zoneWhereItIs } from '../../../testing/kitchen-clock.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;
let clock: { timeZone: string; dayRollover: string };

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  clock = { timeZone: zoneWhereItIs(9), dayRollover: '04:00' };
  kitchen = await Kitchen.create(api, clock);
  manager = await kitchen.signIn('manager');
});
afterAll(() => api.stop());

const day = (ahead: number) => addDays(businessDate(clock, new Date()), ahead);
const everyDay = (quantity: string) => Array.from({ length: 7 }, () => quantity);
const mutationOf = (name: string, type = 'PrepTaskInput') =>
  `mutation ($input: ${type}!) { mutate: ${name}(input: $input) { id } }`;
const sheet = `query ($date: LocalDate) { prepItems(date: $date) {
  itemName par onHand planned toMake projected assumesPar expectedUse
} }`;
const build = `mutation ($input: BuildPrepListInput) { buildPrepList(input: $input) { tasks { targetQuantity } } }`;

interface Line {
  itemName: string;
  par: string;
  onHand: string;
  planned: string;
  toMake: string;
  projected: boolean;
  assumesPar: boolean;
  expectedUse: string | null;
}

async function mutate(name: string, input: object, type?: string): Promise<string> {
  return (await manager.request<{ mutate: { id: string } }>(mutationOf(name, type), { input })).mutate.id;
}
async function lineOn(ahead: number, name = 'Sauce'): Promise<Line | undefined> {
  const { prepItems } = await manager.request<{ prepItems: Line[] }>(sheet, { date: day(ahead) });
  return prepItems.find(({ itemName }) => itemName === name);
}
async function toMake(ahead: number): Promise<string | undefined> {
  return (await lineOn(ahead))?.toMake;
}
async function planFor(ahead: number): Promise<string[]> {
  const response = await manager.request<{ buildPrepList: { tasks: { targetQuantity: string }[] } }>(build, {
    input: { date: day(ahead) },
  });
  return response.buildPrepList.tasks.map(({ targetQuantity }) => targetQuantity);
}
/** Makes a lot of it now, as a cook does; its use-by follows the item's shelf life. */
async function make(item: Item, targetQuantity: string): Promise<void> {
  const id = await mutate('addPrepTask', { itemId: item.id, targetQuantity, dueTime: '10:00' }, 'AddPrepTaskInput');
  await mutate('startPrepTask', { id });
  await mutate('completePrepTask', { id, actualQuantity: targetQuantity }, 'CompletePrepTaskInput');
}
async function sauce(data: { par: string; use?: string; keepsHours?: number }): Promise<Item> {
  const item = await kitchen.item({
    name: 'Sauce',
    kind: 'prep',
    unit: 'l',
    tcsClass: 'none',
    shelfLifeHours: data.keepsHours ?? null,
  });
  const use = data.use === undefined ? {} : { useByWeekday: everyDay(data.use) };
  await mutate('addPrepItem', { itemId: item.id, parByWeekday: everyDay(data.par), ...use }, 'AddPrepItemInput');
  return item;
}

describe('the prep list of a later day', () => {
  test('does not count on stock that expires before that day', async () => {
    await make(await sauce({ par: '8', keepsHours: 12 }), '8');
    expect([await toMake(0), await toMake(1), await toMake(2)]).toEqual(['0', '8', '8']);
  });

  test('planned for three days in a row contains each day’s own par', async () => {
    await sauce({ par: '10' });
    expect([await planFor(0), await planFor(1), await planFor(2)]).toEqual([['10'], ['10'], ['10']]);
  });

  test('subtracts what is used before that day begins', async () => {
    await make(await sauce({ par: '8' }), '8');
    expect(await lineOn(0)).toMatchObject({ onHand: '8', toMake: '0', projected: false, assumesPar: false });
    expect(await lineOn(1)).toMatchObject({ onHand: '0', toMake: '8', projected: true, assumesPar: true });
  });

  test('subtracts the expected use of each day between, when a manager has entered it', async () => {
    await make(await sauce({ par: '8', use: '2.5' }), '8');
    expect(await lineOn(1)).toMatchObject({ onHand: '5.5', toMake: '2.5', assumesPar: false, expectedUse: '2.5' });
    expect(await lineOn(2)).toMatchObject({ onHand: '3', toMake: '5' });
    expect(await lineOn(4)).toMatchObject({ onHand: '0', toMake: '8' });
  });

  test('counts open work of the days between until its use-by', async () => {
    const item = await sauce({ par: '8', use: '4', keepsHours: 30 });
    await mutate('addPrepTask', { itemId: item.id, targetQuantity: '5', dueTime: '16:00' }, 'AddPrepTaskInput');
    expect(await lineOn(0)).toMatchObject({ onHand: '0', planned: '5', toMake: '3' });
    expect(await lineOn(1)).toMatchObject({ onHand: '1', planned: '0', toMake: '7' });
    expect(await lineOn(2)).toMatchObject({ onHand: '0', toMake: '8' });
  });

  test('subtracts no expected use of today for today', async () => {
    await make(await sauce({ par: '8', use: '8' }), '6');
    expect(await lineOn(0)).toMatchObject({ onHand: '6', toMake: '2', assumesPar: false });
  });

  test('exists only for days that can be planned', async () => {
    const { errors } = await manager.graph(sheet, { date: day(32) });
    expect(errors[0]?.message).toBe('Plan today or one of the next 31 days.');
    expect(await manager.refused(sheet, { date: day(-1) })).toBe('VALIDATION_FAILED');
  });
});

describe('expected use', () => {
  test('is entered on the par line, changed, and removed', async () => {
    await make(await sauce({ par: '8', use: '3' }), '8');
    const { prepItems } = await manager.request<{ prepItems: { id: string }[] }>('{ prepItems { id } }');
    const id = prepItems[0]?.id;
    await mutate('updatePrepItem', { id, useByWeekday: everyDay('1') }, 'UpdatePrepItemInput');
    expect((await lineOn(1))?.onHand).toBe('7');
    await mutate('updatePrepItem', { id, sort: 1 }, 'UpdatePrepItemInput');
    expect((await lineOn(1))?.onHand).toBe('7');
    await mutate('updatePrepItem', { id, useByWeekday: null }, 'UpdatePrepItemInput');
    expect(await lineOn(1)).toMatchObject({ onHand: '0', expectedUse: null, assumesPar: true });
  });

  test('must be seven figures of zero or more', async () => {
    const item = await kitchen.item();
    const add = mutationOf('addPrepItem', 'AddPrepItemInput');
    for (const useByWeekday of [['1'], everyDay('-1'), everyDay('x')]) {
      const input = { itemId: item.id, parByWeekday: everyDay('1'), useByWeekday };
      expect(await manager.refused(add, { input })).toBe('VALIDATION_FAILED');
    }
  });
});
