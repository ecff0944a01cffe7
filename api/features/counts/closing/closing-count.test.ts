import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { refusalOf } from '../../../testing/counting.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import type { Item } from '../../inventory/items/item.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;
let cook: Client;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager');
  cook = await kitchen.signIn('cook');
});

/** An item of 10 kg with a line on the par sheet. */
async function lineOf(item: Partial<Item>, line: object = {}): Promise<string> {
  const { id } = await kitchen.item({ unit: 'kg', ...item }, '10');
  const input = { itemId: id, parByWeekday: Array<string>(7).fill('8'), ...line };
  await manager.request('mutation ($input: AddPrepItemInput!) { addPrepItem(input: $input) { id } }', { input });
  return id;
}

const COUNT = 'mutation ($input: CountClosingInput!) { countClosing(input: $input) { id } }';
const linesOf = (ids: readonly string[]) => ({
  lines: ids.map((itemId) => ({ itemId, parts: [{ quantity: '2', unit: 'kg' }] })),
});

interface SheetLine {
  readonly itemId: string;
  readonly itemName: string;
  readonly countedAtClosing: boolean;
}

async function sheet(): Promise<readonly SheetLine[]> {
  const read = '{ prepItems { itemId itemName countedAtClosing } }';
  return (await cook.request<{ prepItems: SheetLine[] }>(read)).prepItems;
}

describe('the lines of the par sheet that a closing count takes', () => {
  test('are those that are made: they can all be saved together', async () => {
    const sauce = await lineOf({ name: 'Sauce', kind: 'prep' });
    await lineOf({ name: 'Prawn', kind: 'raw', tcsClass: 'frozen' }, { thawDays: 1 });
    await lineOf({ name: 'Salmon', kind: 'raw' });
    const taken = (await sheet()).filter(({ countedAtClosing }) => countedAtClosing);
    expect(taken.map(({ itemName }) => itemName)).toEqual(['Sauce']);
    await cook.request(COUNT, { input: linesOf(taken.map(({ itemId }) => itemId)) });
    expect((await kitchen.stockOf(sauce)).onHand).toBe('2');
  });

  test('are not those that thaw: one figure would empty the freezer', async () => {
    const stock = await lineOf({ name: 'Stock', kind: 'prep' }, { thawDays: 1 });
    expect((await sheet()).map(({ countedAtClosing }) => countedAtClosing)).toEqual([false]);
    expect(await refusalOf(cook, COUNT, linesOf([stock]))).toMatch(/^Stock leaves the freezer to thaw\./);
    expect((await kitchen.stockOf(stock)).onHand).toBe('10');
  });

  test('are those that thawed once, after their thawing line is archived', async () => {
    const stock = await lineOf({ name: 'Stock', kind: 'prep' }, { thawDays: 1 });
    const { prepItems } = await manager.request<{ prepItems: { id: string }[] }>('{ prepItems { id } }');
    const archive = 'mutation ($input: ArchivePrepItemInput!) { archivePrepItem(input: $input) { id } }';
    await manager.request(archive, { input: { id: prepItems[0]?.id, archived: true } });
    await cook.request(COUNT, { input: linesOf([stock]) });
    expect((await kitchen.stockOf(stock)).onHand).toBe('2');
  });
});

describe('the tasks whose item can be counted at any time', () => {
  interface ReadTask {
    readonly name: string;
    readonly itemId: string | null;
    readonly countedAtClosing: boolean;
  }

  test('are those of items on the par sheet that are made, in every state; not those that thaw, or are on no par sheet', async () => {
    const [sauce, stock] = [
      await lineOf({ name: 'Sauce', kind: 'prep' }),
      await lineOf({ name: 'Stock', kind: 'prep' }, { thawDays: 1 }),
    ];
    const aioli = await kitchen.item({ name: 'Aioli', kind: 'prep', unit: 'kg' });
    const add = 'mutation ($input: AddPrepTaskInput!) { task: addPrepTask(input: $input) { id } }';
    const task = { targetQuantity: '1', unit: 'kg', dueTime: '23:00' };
    for (const itemId of [sauce, stock, aioli.id]) await manager.request(add, { input: { ...task, itemId } });
    const { task: done } = await manager.request<{ task: { id: string } }>(add, { input: { ...task, itemId: sauce } });
    await cook.request('mutation ($input: SkipPrepTaskInput!) { skipPrepTask(input: $input) { id } }', {
      input: { id: done.id, reason: 'Enough' },
    });
    await manager.request(add, { input: { ...task, name: 'Sweep' } });
    const { prepTasks } = await cook.request<{ prepTasks: ReadTask[] }>('{ prepTasks { name countedAtClosing } }');
    const shown = prepTasks.map(({ name, countedAtClosing }) => `${name} ${String(countedAtClosing)}`);
    expect(shown.toSorted()).toEqual(['Aioli false', 'Sauce true', 'Sauce true', 'Stock false', 'Sweep false']);
  });
});
