import { Decimal } from 'decimal.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, businessDayBounds } from '#schema/business-day.ts';
import { add, find } from '../../../platform/database/transaction.ts';
import { SellingKitchen, sellingClock } from '../../../testing/selling-kitchen.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { PrepTask } from '../../prep/tasks/prep-task.entity.ts';
import { Item } from '../../inventory/items/item.entity.ts';
import { drawStock, revalueLot } from '../../inventory/ledger/ledger.writes.ts';
import { addFoundStock } from '../../inventory/lots/found-stock.writes.ts';
import { splitOff } from '../../inventory/lots/lot-transfers.writes.ts';
import { StockLot } from '../../inventory/lots/stock-lot.entity.ts';

let api: TestApi;
let life: SellingKitchen;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const figure = '{ quantity value unknownCosts }';
const query = `query ($from: LocalDate!, $to: LocalDate!) {
  usageReport(from: $from, to: $to) {
    totals { closing unknownCosts }
    items { itemId opening ${figure} purchases ${figure} sales ${figure} waste ${figure} closing ${figure} } }
  foodCostReport(by: week, from: $from, to: $to) { total { opening purchases closing stockGaps theoretical theoreticalGaps } }
  ledgerCheck { stockValue } }`;
interface Figure {
  quantity: string;
  value: string | null;
}
interface Report {
  usageReport: { totals: { unknownCosts: number }; items: ({ itemId: string } & Record<string, Figure>)[] };
  foodCostReport: { total: Record<string, string | number | null> };
  ledgerCheck: { stockValue: string };
}
const reportOf = (fromDay: number, toDay = 0) =>
  life.manager.request<Report>(query, { from: addDays(life.today, fromDay), to: addDays(life.today, toDay) });
const rawIn = ({ usageReport }: Report) => usageReport.items.find(({ itemId }) => itemId === life.raw.id);

const noonOf = (day: number) =>
  new Date(businessDayBounds(sellingClock, addDays(life.today, day)).start.getTime() + 10 * 3_600_000);

/** Tomatoes arrive without a price. Returns the id of their lot. */
async function receiveUnpriced(day: number, quantity: string): Promise<string> {
  return life.kitchen.write(async (tx) => {
    const item = Object.assign(await find(tx, Item, 'item', life.raw.id), { lastUnitCost: null });
    const { movements } = await addFoundStock(tx, item, { type: 'receive', quantity, occurredAt: noonOf(day) });
    return movements[0]?.lotId ?? '';
  });
}
const waste = (day: number, quantity: string) =>
  life.kitchen.write((tx) =>
    drawStock(tx, { itemId: life.raw.id, type: 'waste', quantity, order: 'any', occurredAt: noonOf(day) }),
  );
const enterPrice = (day: number, lotId: string, unitCost: string, own: string) =>
  life.kitchen.write(async (tx) => {
    const lot = await find(tx, StockLot, 'lot', lotId);
    await revalueLot(tx, lot, unitCost, { own: new Decimal(own), occurredAt: noonOf(day) });
  });

describe('stock of unknown cost', () => {
  test('that was thrown away leaves the stock of later periods known', async () => {
    life = await SellingKitchen.begin(api);
    await receiveUnpriced(-3, '10');
    await waste(-2, '10');
    const report = await reportOf(-1);
    expect(rawIn(report)).toMatchObject({
      opening: { quantity: '0', value: '0' },
      closing: { quantity: '0', value: '0' },
    });
    expect(report.foodCostReport.total).toMatchObject({ opening: '0', closing: '0', stockGaps: 0 });
  });

  test('makes its own figures unknown, and the stock while some of it is left', async () => {
    life = await SellingKitchen.begin(api);
    await receiveUnpriced(-1, '10');
    await waste(-1, '4');
    const report = await reportOf(-1);
    expect(rawIn(report)).toMatchObject({
      purchases: { quantity: '10', value: null },
      waste: { quantity: '4', value: null },
      closing: { quantity: '6', value: null },
    });
    expect(report.foodCostReport.total).toMatchObject({ purchases: null, closing: null });
  });

  test('has a known value once its price is entered', async () => {
    life = await SellingKitchen.begin(api);
    const lotId = await receiveUnpriced(-1, '10');
    await enterPrice(-1, lotId, '100', '10');
    const report = await reportOf(-1);
    expect(rawIn(report)).toMatchObject({ purchases: { value: '1000' }, closing: { value: '1000' } });
    expect(report.usageReport.totals.unknownCosts).toBe(0);
    expect(report.foodCostReport.total).toMatchObject({ purchases: '1000', closing: '1000', stockGaps: 0 });
  });

  test('that was partly used before its price is entered is known only where it is left', async () => {
    life = await SellingKitchen.begin(api);
    const lotId = await receiveUnpriced(-1, '10');
    await waste(-1, '4');
    await enterPrice(-1, lotId, '100', '6');
    const report = await reportOf(-1);
    expect(rawIn(report)).toMatchObject({
      purchases: { value: null },
      waste: { value: null },
      closing: { quantity: '6', value: '600' },
    });
    expect(report.foodCostReport.total).toMatchObject({ closing: '600', stockGaps: 0 });
  });

  test('that was used after a report’s end and before its price is entered stays unknown in that report', async () => {
    life = await SellingKitchen.begin(api);
    const lotId = await receiveUnpriced(-3, '10');
    await waste(-1, '4');
    await enterPrice(-3, lotId, '100', '6');
    expect(rawIn(await reportOf(-3, -2))).toMatchObject({
      purchases: { quantity: '10', value: null },
      closing: { quantity: '10', value: null },
    });
  });

  test('has a known value once its price is entered, also when a part of the delivery was moved before', async () => {
    life = await SellingKitchen.begin(api);
    const lotId = await receiveUnpriced(-1, '10');
    const partId = await life.kitchen.write(async (tx) => {
      const task = {
        name: 'Tomatoes',
        targetQuantity: '1',
        unit: 'kg',
        dueAt: tx.now,
        businessDate: life.today,
      } as const;
      const lot = await find(tx, StockLot, 'lot', lotId);
      // A lot of a delivery has its line; one of a batch its task, which is easier to create.
      lot.prepTaskId = add(tx, PrepTask, task).id;
      return splitOff(
        { ...tx, occurredAt: noonOf(-1) },
        await find(tx, Item, 'item', life.raw.id),
        lot,
        new Decimal('4'),
      ).id;
    });
    await enterPrice(-1, lotId, '100', '6');
    await enterPrice(-1, partId, '100', '4');
    expect(rawIn(await reportOf(-1))).toMatchObject({
      purchases: { value: '1000' },
      closing: { value: '1000' },
    });
  });

  test('that was sold beyond the record has the cost of the delivery that settled it', async () => {
    life = await SellingKitchen.begin(api);
    await life.kitchen.write(async (tx) => {
      Object.assign(await find(tx, Item, 'item', life.raw.id), { lastUnitCost: null });
    });
    await life.sell(0, '10');
    await life.receive(0, '10', '100');
    const report = await reportOf(0);
    expect(rawIn(report)).toMatchObject({ sales: { quantity: '1', value: '100' }, closing: { value: '900' } });
  });
});
