import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { add } from '../../../platform/database/transaction.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { SellingKitchen } from '../../../testing/selling-kitchen.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { WasteReason } from '../../waste/waste-reason.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager');
});

const adjust = 'mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { onHand owed } }';
const logWaste = 'mutation ($input: LogWasteInput!) { logWaste(input: $input) { id } }';
const reverseWaste = 'mutation ($input: ReverseWasteInput!) { reverseWaste(input: $input) { id } }';
const RESTORE_FIRST = 'Saffron is archived. Take it out of the archive first.';

const setArchived = (itemId: string, at: Date | null = new Date()) =>
  kitchen.write((tx) => tx.db.updateTable('item').set({ archivedAt: at }).where('id', '=', itemId).execute());

async function wasteOf(itemId: string, quantity: string): Promise<object> {
  const reason = await kitchen.write(async (tx) =>
    add(tx, WasteReason, { code: `R${itemId.slice(-6)}`, name: 'Spoiled', group: 'spoilage' }),
  );
  return { itemId, quantity, unit: 'kg', reasonId: reason.id };
}

async function refusal(client: Client, mutation: string, input: object): Promise<string | undefined> {
  const { errors } = await client.graph(mutation, { input });
  return errors?.[0]?.message;
}

/** The value of the stock on the inventory page, and that of the ledger. */
async function values(client: Client): Promise<readonly number[]> {
  const { inventorySummary, ledgerCheck } = await client.request<{
    inventorySummary: { stockValue: string };
    ledgerCheck: { stockValue: string; ok: boolean };
  }>('{ inventorySummary { stockValue } ledgerCheck { stockValue ok } }');
  expect(ledgerCheck.ok).toBe(true);
  return [Number(inventorySummary.stockValue), Number(ledgerCheck.stockValue)];
}

test('an archived item takes no stock and owes nothing new', async () => {
  const { id } = await kitchen.item({ name: 'Saffron', lastUnitCost: '100' });
  await setArchived(id);
  const changes = [{ countedQuantity: '4' }, { difference: '4' }, { difference: '-4' }];
  for (const change of changes)
    expect(await refusal(manager, adjust, { itemId: id, ...change, reason: 'Counted' })).toBe(RESTORE_FIRST);
  expect(await refusal(manager, logWaste, await wasteOf(id, '10'))).toBe(RESTORE_FIRST);
  expect(await kitchen.stockOf(id)).toMatchObject({ onHand: '0', owed: '0' });
  expect(await values(manager)).toEqual([0, 0]);
});

test('what an archived item owes can be settled, and no more than that', async () => {
  const { id } = await kitchen.item({ name: 'Saffron', lastUnitCost: '100' });
  await manager.request(adjust, { input: { itemId: id, difference: '-7', reason: 'Used' } });
  await setArchived(id);
  expect(await values(manager)).toEqual([-700, -700]);
  expect(await refusal(manager, adjust, { itemId: id, countedQuantity: '1', reason: 'Found' })).toBe(RESTORE_FIRST);
  expect(await manager.request(adjust, { input: { itemId: id, countedQuantity: '0', reason: 'None left' } })).toEqual({
    adjustStock: { onHand: '0', owed: '0' },
  });
  expect(await values(manager)).toEqual([0, 0]);
});

test('an undo brings stock back to an item only after it was taken out of the archive', async () => {
  const { id } = await kitchen.item({ name: 'Saffron', lastUnitCost: '100' }, '1');
  const logged = await manager.request<{ logWaste: { id: string } }>(logWaste, { input: await wasteOf(id, '1') });
  await setArchived(id);
  const undo = { id: logged.logWaste.id, reason: 'Wrong item' };
  expect(await refusal(manager, reverseWaste, undo)).toBe(RESTORE_FIRST);
  await setArchived(id, null);
  expect(await refusal(manager, reverseWaste, undo)).toBeUndefined();
  expect(await kitchen.stockOf(id)).toMatchObject({ onHand: '1', breaks: [] });
});

test('a corrected sale is recorded although its ingredient is archived, and the value of the stock has it', async () => {
  const selling = await SellingKitchen.begin(api);
  await selling.receive(-1, '2', '333');
  await selling.make(-1, '0.6');
  await selling.sell(-1, '2', 'till-1');
  await selling.kitchen.write((tx) => tx.db.updateTable('item').set({ archivedAt: new Date() }).execute());
  await selling.sell(-1, '1', 'till-1');
  // 1 kg, and 0.3 kg of sauce, which are 0.45 kg.
  expect(await values(selling.manager)).toEqual([482.85, 482.85]);
  expect((await selling.kitchen.stockOf(selling.raw.id)).breaks).toEqual([]);
});
