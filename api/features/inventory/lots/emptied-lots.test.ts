import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDefaultReasons } from '../../waste/default-reasons.data.ts';
import { add } from '../../../platform/database/transaction.ts';
import { PrepTask } from '../../prep/tasks/prep-task.entity.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { StockLot } from './stock-lot.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;
let cook: Client;
let reasonId: string | undefined;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
  [manager, cook] = [await kitchen.signIn('manager'), await kitchen.signIn('cook')];
  reasonId = (await kitchen.write(async (tx) => addDefaultReasons(tx))).get('DROP');
});
afterAll(() => api.stop());

const change = (name: string, input: string) => `mutation ($input: ${input}!) { lot: ${name}(input: $input) { id } }`;
const quarantine = (id: string) =>
  manager.request(change('quarantineLot', 'QuarantineLotInput'), { input: { id, reason: 'Recalled' } });
const freeze = (id: string) => cook.request(change('freezeLot', 'ChangeLotStateInput'), { input: { id } });

async function waste(itemId: string, quantity: string): Promise<string> {
  const log = 'mutation ($input: LogWasteInput!) { entry: logWaste(input: $input) { id } }';
  const input = { itemId, quantity, unit: 'kg', reasonId };
  return (await cook.request<{ entry: { id: string } }>(log, { input })).entry.id;
}
const reverseWaste = (id: string) =>
  manager.request('mutation ($input: ReverseWasteInput!) { reverseWaste(input: $input) { id } }', {
    input: { id, reason: 'Mistake' },
  });
const countLot = (itemId: string, lotId: string, countedQuantity: string) =>
  manager.request('mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { id } }', {
    input: { itemId, lotId, countedQuantity, reason: 'Counted' },
  });
const stateOf = async (id: string) => (await kitchen.write((tx) => tx.em.findOneOrFail(StockLot, { id }))).state;

async function fish() {
  const item = await kitchen.item({ tcsClass: 'cold' });
  return { item, lot: await kitchen.lot(item.id, '5', { useBy: new Date(Date.now() + 48 * 3_600_000) }) };
}

describe('a lot that was emptied', () => {
  test('is still quarantined when stock is counted in it', async () => {
    const { item, lot } = await fish();
    await quarantine(lot.id);
    await countLot(item.id, lot.id, '0');
    expect(await stateOf(lot.id)).toBe('depleted');
    await countLot(item.id, lot.id, '5');
    expect(await stateOf(lot.id)).toBe('quarantined');
  });

  test('is still quarantined when waste of before its quarantine is undone', async () => {
    const { item, lot } = await fish();
    const early = await waste(item.id, '1');
    await quarantine(lot.id);
    await countLot(item.id, lot.id, '0');
    await reverseWaste(early);
    expect(await stateOf(lot.id)).toBe('quarantined');
  });

  test('is still frozen when waste of before it was frozen is undone', async () => {
    const { item, lot } = await fish();
    const early = await waste(item.id, '1');
    await freeze(lot.id);
    await waste(item.id, '4');
    expect(await stateOf(lot.id)).toBe('discarded');
    await reverseWaste(early);
    expect(await stateOf(lot.id)).toBe('frozen');
  });

  test('is available when it was emptied from available stock', async () => {
    const { item, lot } = await fish();
    await reverseWaste(await waste(item.id, '5'));
    expect(await stateOf(lot.id)).toBe('available');
  });
});

test('a cook cannot release a quarantined batch by finishing its task again', async () => {
  const made = await kitchen.item({ kind: 'prep' });
  const taskId = await kitchen.write(async (tx) => {
    const task = { name: 'Sauce', itemId: made.id, targetQuantity: '8', unit: 'kg', dueAt: tx.now } as const;
    return add(tx, PrepTask, { ...task, businessDate: '2026-11-21' }).id;
  });
  const act = (name: string) =>
    cook.request(`mutation ($input: PrepTaskInput!) { task: ${name}(input: $input) { id } }`, {
      input: { id: taskId },
    });
  const complete = async () => {
    const document = 'mutation ($input: CompletePrepTaskInput!) { task: completePrepTask(input: $input) { lotId } }';
    const input = { id: taskId, actualQuantity: '8' };
    return (await cook.request<{ task: { lotId: string } }>(document, { input })).task.lotId;
  };
  await act('startPrepTask');
  const lotId = await complete();
  await quarantine(lotId);
  await act('undoPrepTask');
  expect(await complete()).toBe(lotId);
  expect(await stateOf(lotId)).toBe('quarantined');
});
