import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { everyDay, Planning } from '../../../testing/planning.ts';
import { localDateTime } from '#schema/business-day.ts';
import { zoneWhereItIs } from '../../../testing/kitchen-clock.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import type { Item } from '../../inventory/items/item.entity.ts';

let api: TestApi;
let plan: Planning;
let cook: Client;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  plan = await Planning.open(api);
  cook = await plan.kitchen.signIn('cook');
});
afterAll(() => api.stop());

const chicken = { name: 'Chicken', kind: 'raw', unit: 'kg', tcsClass: 'frozen', thawedShelfLifeHours: 48 } as const;

/** A line that takes the item out of the freezer a day ahead, with par 10. */
const thawed = (line: object = {}, item: Partial<Item> = {}, onHand = '20') =>
  plan.line({ thawDays: 1, ...line }, { ...chicken, ...item }, onHand);

interface Lot {
  readonly id: string;
  readonly state: string;
  readonly quantity: string;
  readonly useBy: string | null;
}

async function lotsOf(itemId: string): Promise<Lot[]> {
  const read = `query ($id: ID!) { stockLots(itemId: $id) { id state quantity useBy } }`;
  return (await plan.manager.request<{ stockLots: Lot[] }>(read, { id: itemId })).stockLots;
}

const stateOf = async (itemId: string) =>
  (await lotsOf(itemId)).map(({ state, quantity }) => `${quantity} ${state}`).toSorted();

/** Builds today's list and takes the task's quantity, or another one, out of the freezer. */
async function takeOut(quantity?: string): Promise<string> {
  const [task] = (await plan.build()).tasks;
  if (!task) throw new Error('Nothing was built.');
  await plan.mutate('startPrepTask', { id: task.id }, 'PrepTaskInput', cook);
  const input = { id: task.id, actualQuantity: quantity ?? task.targetQuantity };
  await plan.mutate('completePrepTask', input, 'CompletePrepTaskInput', cook);
  return task.id;
}

const readTask = 'query ($id: ID!) { prepTask(id: $id) { itemId thawItemId thawFor recipeId status dueAt } }';

describe('a line that thaws', () => {
  test('plans what the later day lacks, from what is not in the freezer', async () => {
    await thawed();
    const lines = await plan.manager.request('{ prepItems { day onHand frozen par toMake } }');
    expect(lines).toEqual({
      prepItems: [{ day: plan.day(1), onHand: '0', frozen: '20', par: '10', toMake: '10' }],
    });
  });

  test('becomes a task that makes nothing, for the later day', async () => {
    const { item } = await thawed();
    const [task] = (await plan.build()).tasks;
    expect(await plan.manager.request(readTask, { id: task?.id })).toMatchObject({
      prepTask: { itemId: null, recipeId: null, thawItemId: item.id, thawFor: plan.day(1), status: 'pending' },
    });
  });

  test('is not planned twice, and the day after has a need of its own', async () => {
    await thawed();
    await plan.build();
    expect(await plan.build()).toMatchObject({ tasks: [], alreadyPlanned: 1 });
    expect((await plan.sheet(1))[0]).toMatchObject({ planned: '0', toMake: '10' });
  });

  test('subtracts what today uses of what is thawed', async () => {
    const { item } = await thawed({ parByWeekday: everyDay('4'), useByWeekday: everyDay('4') });
    const [lot] = await lotsOf(item.id);
    await plan.mutate('thawLot', { id: lot?.id, quantity: '6' }, 'ChangeLotStateInput');
    expect((await plan.sheet())[0]).toMatchObject({ onHand: '2', toMake: '2' });
  });

  test('never plans more than is used before the thawed food expires', async () => {
    await thawed({ useByWeekday: everyDay('2') }, { thawedShelfLifeHours: 40 });
    expect((await plan.sheet())[0]).toMatchObject({ capped: true });
  });

  test('at three in the morning belongs to the business day that began the day before', async () => {
    plan = await Planning.open(api, zoneWhereItIs(3));
    await thawed();
    const { prepItems } = await plan.manager.request<{ prepItems: { day: string }[] }>('{ prepItems { day } }');
    expect(prepItems).toEqual([{ day: plan.day(1) }]);
    // The clock of the kitchen says the same date as that day.
    expect(localDateTime(plan.clock.timeZone, new Date()).slice(0, 10)).toBe(plan.day(1));
  });

  test('counts what a cook requests more of as planned for its day', async () => {
    const { item } = await thawed();
    const [task] = (await plan.build()).tasks;
    const more = { moreOfId: task?.id, targetQuantity: '3', dueTime: '23:00' };
    const id = await plan.mutate('requestPrepTask', more, 'RequestPrepTaskInput', cook);
    expect(await plan.manager.request(readTask, { id })).toMatchObject({
      prepTask: { itemId: null, thawItemId: item.id, thawFor: plan.day(1) },
    });
    expect((await plan.sheet())[0]).toMatchObject({ planned: '13' });
  });

  test('has the unit of its item, also after that is changed', async () => {
    const { item } = await thawed({}, {}, '0');
    const [task] = (await plan.build()).tasks;
    await plan.mutate('updateItem', { id: item.id, unit: 'g' }, 'UpdateItemInput');
    const read = 'query ($id: ID!) { prepTask(id: $id) { unit targetQuantity } }';
    expect(await plan.manager.request(read, { id: task?.id })).toEqual({
      prepTask: { unit: 'g', targetQuantity: '10000' },
    });
  });

  test('is refused for more than 5 days ahead', async () => {
    await expect(thawed({ thawDays: 6 })).rejects.toThrow('Enter 0 to 5 days.');
  });

  test('leaves a line that makes the same item alone', async () => {
    const { item } = await thawed();
    const list = await plan.mutate('addPrepList', { name: 'Evening', dueTime: '18:00' }, 'AddPrepListInput');
    const made = { itemId: item.id, prepListId: list, parByWeekday: everyDay('25') };
    await plan.mutate('addPrepItem', made, 'AddPrepItemInput');
    await plan.build();
    expect((await plan.sheet()).map(({ onHand, planned }) => [onHand, planned])).toEqual([
      ['0', '10'],
      ['20', '5'],
    ]);
  });
});

describe('a completed task that thaws', () => {
  test('takes the earliest use-by out of the freezer, the last lot in part', async () => {
    const { item } = await thawed({}, { tcsClass: 'cold' }, '4');
    const [first] = await lotsOf(item.id);
    await plan.mutate('freezeLot', { id: first?.id }, 'ChangeLotStateInput');
    await plan.kitchen.lot(item.id, '9', { state: 'frozen', useBy: new Date(Date.now() + 86_400_000) });
    await takeOut();
    expect(await stateOf(item.id)).toEqual(['1 thawed', '3 frozen', '9 thawed']);
  });

  test('gives it the use-by of thawed food', async () => {
    const { item } = await thawed();
    await takeOut();
    const useBy = (await lotsOf(item.id)).find(({ state }) => state === 'thawed')?.useBy ?? '';
    const hours = (new Date(useBy).getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(47.9);
    expect(hours).toBeLessThan(48.1);
  });

  test('never gives it a longer life than its package has', async () => {
    const { item } = await thawed({}, {}, '0');
    const useBy = Date.now() + 5 * 3_600_000;
    await plan.kitchen.lot(item.id, '10', { useBy: new Date(useBy) });
    await takeOut();
    const [lot] = await lotsOf(item.id);
    expect(lot?.state).toBe('thawed');
    // In whole minutes.
    expect(useBy - new Date(lot?.useBy ?? '').getTime()).toBeGreaterThanOrEqual(0);
    expect(useBy - new Date(lot?.useBy ?? '').getTime()).toBeLessThan(120_000);
  });

  test('does not change how much there is, or its value', async () => {
    const { item } = await thawed();
    await takeOut();
    const total = '{ ledgerCheck { ok breaks { kind } } }';
    expect(await plan.manager.request(total)).toEqual({ ledgerCheck: { ok: true, breaks: [] } });
    expect(await stateOf(item.id)).toEqual(['10 available', '10 thawed']);
  });

  test('at the same moment as another one never thaws more than there is', async () => {
    const { item } = await thawed({ maxQuantity: '6' }, {}, '8');
    const { tasks } = await plan.build();
    expect(tasks.map(({ targetQuantity }) => targetQuantity)).toEqual(['6', '4']);
    for (const { id } of tasks) await plan.mutate('startPrepTask', { id }, 'PrepTaskInput', cook);
    await Promise.all(
      tasks.map(({ id, targetQuantity: actualQuantity }) =>
        plan.mutate('completePrepTask', { id, actualQuantity }, 'CompletePrepTaskInput', cook),
      ),
    );
    const thawedNow = (await lotsOf(item.id)).filter(({ state }) => state === 'thawed');
    expect(thawedNow.reduce((sum, { quantity }) => sum + Number(quantity), 0)).toBe(8);
    expect(thawedNow).toHaveLength((await lotsOf(item.id)).length);
  });

  test('of expired food thaws nothing', async () => {
    const { item } = await thawed({}, {}, '0');
    await plan.kitchen.lot(item.id, '10', { useBy: new Date(Date.now() - 3_600_000) });
    await takeOut();
    expect(await stateOf(item.id)).toEqual(['10 available']);
  });

  test('of more than is on record thaws what there is and notifies the managers', async () => {
    const { item } = await thawed({}, {}, '3');
    await takeOut('10');
    expect(await stateOf(item.id)).toEqual(['3 thawed']);
    const notes = await plan.manager.request('{ notifications(first: 20) { nodes { message } } }');
    expect(JSON.stringify(notes)).toContain('Chicken took 10 kg of Chicken out of the freezer, but only 3 kg was on');
  });

  test('is undone exactly', async () => {
    const { item } = await thawed();
    const id = await takeOut();
    await plan.mutate('undoPrepTask', { id }, 'PrepTaskInput', cook);
    expect(await stateOf(item.id)).toEqual(['10 available', '10 available']);
    expect((await plan.sheet())[0]).toMatchObject({ onHand: '0', planned: '10' });
  });

  test('is not undone once some of it is used', async () => {
    const { item } = await thawed();
    const id = await takeOut();
    const lot = (await lotsOf(item.id)).find(({ state }) => state === 'thawed');
    await plan.mutate('openLot', { id: lot?.id, quantity: '1' }, 'ChangeLotStateInput');
    await expect(plan.mutate('undoPrepTask', { id }, 'PrepTaskInput', cook)).rejects.toThrow(
      'Some of what was thawed is already used',
    );
    expect(await stateOf(item.id)).toEqual(['1 opened', '10 available', '9 thawed']);
  });

  test('of another kitchen is unknown', async () => {
    const { item } = await thawed();
    const other = await Planning.open(api);
    const line = { itemId: item.id, thawDays: 1, parByWeekday: everyDay('1') };
    await expect(other.mutate('addPrepItem', line, 'AddPrepItemInput')).rejects.toThrow('This item does not exist.');
  });
});
