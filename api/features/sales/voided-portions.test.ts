import { Decimal } from 'decimal.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDate } from '#schema/business-day.ts';
import { find } from '../../platform/database/transaction.ts';
import type { Client } from '../../testing/client.ts';
import { CountingClient } from '../../testing/counting.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { revalueLot } from '../inventory/ledger/ledger.writes.ts';
import { StockMovement } from '../inventory/ledger/stock-movement.entity.ts';
import { StockLot } from '../inventory/lots/stock-lot.entity.ts';

const CLOCK = { timeZone: 'UTC', dayRollover: '04:00' };

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api, CLOCK);
  manager = await kitchen.signIn('manager');
});
afterAll(() => api.stop());

let dishes = 0;

/** Ten portions of a kilogram each were sold from a lot of 20 kg that cost 100 per kilogram. */
async function soldTen() {
  const item = await kitchen.item();
  const lot = await kitchen.lot(item.id, '20', { unitCost: '100' });
  const lines = [{ itemId: item.id, quantity: '1', unit: 'kg' }];
  const whole = { kind: 'menu', yieldQuantity: '1', yieldUnit: 'portion', steps: [] };
  const { createRecipe } = await manager.request<{ createRecipe: { id: string } }>(
    'mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { id } }',
    { input: { ...whole, name: `Oysters ${++dishes}`, lines } },
  );
  const line = {
    externalId: `till-${dishes}`,
    businessDate: businessDate(CLOCK, new Date()),
    recipeId: createRecipe.id,
  };
  const sell = (quantity: string) =>
    manager.request('mutation ($input: RecordSalesInput!) { recordSales(input: $input) { refused } }', {
      input: { lines: [{ ...line, quantity }] },
    });
  await sell('10');
  return { item, lot, sell };
}
const quantityOf = (id: string) => kitchen.write(async (tx) => Number((await find(tx, StockLot, 'lot', id)).quantity));

/** What the sales of an item have cost, in minor units. */
async function costOfSales(itemId: string): Promise<number> {
  const rows = await kitchen.write((tx) => tx.em.find(StockMovement, { itemId, sourceType: 'menu_sale' }));
  return -rows.reduce((sum, { value }) => sum + Number(value), 0);
}

test('a portion that is voided goes back to its lot, and the others stay drawn from it, whatever arrived since', async () => {
  const { item, lot, sell } = await soldTen();
  const later = await kitchen.lot(item.id, '20', { unitCost: '500', useBy: new Date(Date.now() + 3_600_000) });
  await sell('9');
  expect([await quantityOf(lot.id), await quantityOf(later.id)]).toEqual([11, 20]);
  expect(await costOfSales(item.id)).toBe(900);
});

test('portions that stay sold stay drawn from a lot that was quarantined since', async () => {
  const { item, lot, sell } = await soldTen();
  const later = await kitchen.lot(item.id, '20', { unitCost: '500' });
  await manager.request('mutation ($input: QuarantineLotInput!) { quarantineLot(input: $input) { id } }', {
    input: { id: lot.id, reason: 'Recalled' },
  });
  await sell('9');
  expect([await quantityOf(lot.id), await quantityOf(later.id)]).toEqual([11, 20]);
});

test('portions that stay sold keep their cost when the price of their lot was corrected since', async () => {
  const { item, lot, sell } = await soldTen();
  await kitchen.write(async (tx) =>
    revalueLot(tx, await find(tx, StockLot, 'lot', lot.id), '300', { own: new Decimal('20') }),
  );
  await sell('9');
  expect(await costOfSales(item.id)).toBe(900);
});

test('on hand stays as counted when portions of before the count are voided, and the ledger adds up', async () => {
  const { item, lot, sell } = await soldTen();
  const people = new CountingClient(manager);
  const { id } = await people.start();
  await people.count(id, { itemId: item.id, storageLocationId: null, parts: [{ quantity: '2', unit: 'kg' }] });
  await people.review(id);
  await kitchen.write(async (tx) => {
    await revalueLot(tx, await find(tx, StockLot, 'lot', lot.id), '300', { own: new Decimal('2') });
  });
  for (const left of ['9', '3', '2', '1']) {
    await sell(left);
    const { onHand, breaks } = await kitchen.stockOf(item.id);
    expect({ left, onHand: Number(onHand), breaks }).toEqual({ left, onHand: 2, breaks: [] });
  }
  expect(await manager.request('{ ledgerCheck { ok } }')).toEqual({ ledgerCheck: { ok: true } });
});
