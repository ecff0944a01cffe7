import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#schema/business-day.ts';
import { SellingKitchen } from '../../../testing/selling-kitchen.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const figure = '{ quantity value rows unknownCosts }';
const report = `query ($from: LocalDate!, $to: LocalDate!) {
  usageReport(from: $from, to: $to) {
    netSales netSalesAmount missingDays usedItems uncountedItems
    totals { opening purchases made transfers sales prep waste unexplained closing used unknownCosts }
    items { itemId counted percentOfSales opening ${figure} purchases ${figure} made ${figure} transfers ${figure} closing ${figure}
      actual ${figure} sales ${figure} prep ${figure} theoretical ${figure} waste ${figure} unexplained ${figure} }
  }
  ledgerCheck { ok stockValue }
}`;
const behind = `query ($from: LocalDate!, $to: LocalDate!, $filter: UsageFilter!) {
  usageMovements(from: $from, to: $to, filter: $filter, first: 100) { nodes { quantity } } }`;

interface Figure {
  quantity: string;
  value: string | null;
  rows: number;
  unknownCosts: number;
}
type Name =
  | 'opening'
  | 'purchases'
  | 'made'
  | 'transfers'
  | 'closing'
  | 'actual'
  | 'sales'
  | 'prep'
  | 'theoretical'
  | 'waste'
  | 'unexplained';
interface ItemOfReport extends Record<Name, Figure> {
  itemId: string;
  counted: boolean;
  percentOfSales: string | null;
}
interface Report {
  usageReport: {
    netSales: number | null;
    missingDays: string[];
    usedItems: number;
    uncountedItems: number;
    totals: Record<string, string>;
    items: ItemOfReport[];
  };
  ledgerCheck: { ok: boolean; stockValue: string };
}

const reportOf = (life: SellingKitchen, fromDay: number, toDay = 0): Promise<Report> =>
  life.manager.request<Report>(report, { from: addDays(life.today, fromDay), to: addDays(life.today, toDay) });

function itemIn({ usageReport }: Report, itemId: string): ItemOfReport {
  const row = usageReport.items.find((item) => item.itemId === itemId);
  if (!row) throw new Error('The item is not in the report.');
  return row;
}

/** Quantities and values of every item add up, as do the totals; the closing is the stock value. */
function expectTied({ usageReport: { items, totals }, ledgerCheck }: Report): void {
  const sum = (names: readonly Name[], row: ItemOfReport, of: 'quantity' | 'value') =>
    names.reduce((total, name) => total.plus(row[name][of] ?? 0), new Decimal(0)).toFixed();
  for (const row of items) {
    const unknownCosts = Math.max(row.actual.unknownCosts, row.closing.unknownCosts);
    expect(row.actual.value === null).toBe(row.actual.unknownCosts > 0);
    for (const of of unknownCosts > 0 ? (['quantity'] as const) : (['quantity', 'value'] as const)) {
      const inflow = sum(['opening', 'purchases', 'made', 'transfers'], row, of);
      expect(new Decimal(inflow).minus(row.closing[of] ?? 0).toFixed()).toBe(row.actual[of]);
      expect(sum(['theoretical', 'waste', 'unexplained'], row, of)).toBe(row.actual[of]);
      expect(sum(['sales', 'prep'], row, of)).toBe(row.theoretical[of]);
    }
  }
  const value = (name: string) => new Decimal(totals[name] ?? NaN);
  const into = value('opening').plus(value('purchases')).plus(value('made')).plus(value('transfers'));
  const out = value('sales').plus(value('prep')).plus(value('waste')).plus(value('unexplained'));
  expect(into.minus(out).toFixed()).toBe(value('closing').toFixed());
  expect(value('closing').toFixed()).toBe(new Decimal(ledgerCheck.stockValue).toFixed());
  expect(ledgerCheck.ok).toBe(true);
}

describe('actual against theoretical use', () => {
  test('finds exactly the loss that the test caused, per item and to the cent, for any seed', async () => {
    const kilos = (min: number, max: number) =>
      fc.integer({ min, max }).map((ticks) => new Decimal(ticks).dividedBy(100).toFixed());
    const month = fc.record({
      bought: fc.array(fc.record({ quantity: kilos(2_000, 6_000), cost: fc.integer({ min: 100, max: 999 }) }), {
        minLength: 2,
        maxLength: 2,
      }),
      made: fc.array(kilos(300, 800), { minLength: 2, maxLength: 2 }),
      sold: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 2 }),
      wasted: kilos(1, 90),
      lostRaw: kilos(1, 300),
      lostSauce: kilos(1, 60),
    });
    await fc.assert(
      fc.asyncProperty(month, async ({ bought, made, sold, wasted, lostRaw, lostSauce }) => {
        const life = await SellingKitchen.begin(api);
        await life.receive(-5, '7.5', '250');
        for (const [index, day] of [-2, -1].entries()) {
          await life.receive(day, bought[index]?.quantity ?? '1', String(bought[index]?.cost ?? 1));
          await life.make(day, made[index] ?? '1');
          await life.sell(day, String(sold[index] ?? 1));
        }
        await life.draw(-1, 'waste', life.sauceId, wasted);
        await life.draw(-1, 'count_adjust', life.raw.id, lostRaw);
        await life.draw(-1, 'count_adjust', life.sauceId, lostSauce);
        await life.sell(0, '1');
        const answer = await reportOf(life, -2);
        expectTied(answer);
        for (const [itemId, lost] of [
          [life.raw.id, lostRaw],
          [life.sauceId, lostSauce],
        ] as const) {
          const row = itemIn(answer, itemId);
          expect(
            new Decimal(row.actual.quantity).minus(row.theoretical.quantity).minus(row.waste.quantity).toFixed(),
          ).toBe(lost);
          expect(row.unexplained.quantity).toBe(lost);
          expect(row.counted).toBe(true);
        }
        const portions = sold.reduce((sum, count) => sum + count, 1);
        expect(itemIn(answer, life.sauceId).sales.quantity).toBe(new Decimal('0.3').times(portions).toFixed());
        expect(itemIn(answer, life.raw.id).opening.quantity).toBe('7.5');
        expect(answer.usageReport).toMatchObject({ netSales: 1450 * portions, missingDays: [] });
      }),
      { numRuns: 3 },
    );
  }, 120_000);

  test('adds up after owed stock is settled and sales are corrected, and counts a reversal with what it reverses', async () => {
    const life = await SellingKitchen.begin(api);
    await life.sell(-1, '10', 'x');
    await life.receive(-1, '5', '410');
    await life.sell(-1, '4', 'x');
    await life.make(-1, '2');
    const answer = await reportOf(life, -1);
    expectTied(answer);
    expect(itemIn(answer, life.raw.id)).toMatchObject({
      sales: { quantity: '0.4' },
      unexplained: { quantity: '0', rows: 0 },
      counted: false,
    });
  });

  test('a count that finds exactly what is expected is a count; one that is reversed is none', async () => {
    const life = await SellingKitchen.begin(api);
    await life.receive(-2, '5', '100');
    await life.sell(-1, '2');
    const uncounted = await reportOf(life, -1, -1);
    expect(itemIn(uncounted, life.raw.id).counted).toBe(false);
    expect(uncounted.usageReport).toMatchObject({ usedItems: 2, uncountedItems: 2 });
    const countId = await life.count(-1, { [life.raw.id]: '4.8' });
    expect(itemIn(await reportOf(life, -1, -1), life.raw.id)).toMatchObject({
      counted: true,
      unexplained: { quantity: '0' },
      percentOfSales: '0',
    });
    expect((await reportOf(life, -1, -1)).usageReport).toMatchObject({ usedItems: 2, uncountedItems: 1 });
    await life.manager.request('mutation ($input: ReverseCountInput!) { reverseCount(input: $input) { id } }', {
      input: { id: countId, reason: 'The wrong shelf' },
    });
    expect(itemIn(await reportOf(life, -1, -1), life.raw.id).counted).toBe(false);
  });

  test('names the days without complete sales, and gives no percentage then', async () => {
    const life = await SellingKitchen.begin(api);
    await life.receive(-3, '5', '100');
    await life.sell(-1, '2');
    await life.draw(-1, 'count_adjust', life.raw.id, '1');
    const { usageReport } = await reportOf(life, -2, -1);
    expect(usageReport).toMatchObject({ netSales: null, missingDays: [addDays(life.today, -2)] });
    expect(usageReport.items.map(({ percentOfSales }) => percentOfSales)).toEqual([null, null]);
    const complete = await reportOf(life, -1, -1);
    expect(itemIn(complete, life.raw.id).percentOfSales).toBe('3.45');
  });

  test('adds up net sales that do not fit a number of 32 bits', async () => {
    const life = await SellingKitchen.begin(api);
    for (const day of [-1, -2]) await life.sell(day, '1', `big${day}`, { netAmount: 2_000_000_000 });
    const { usageReport } = await reportOf(life, -2, -1);
    expect(usageReport).toMatchObject({ netSalesAmount: '4000000000', netSales: null, missingDays: [] });
  });

  test('opens the rows of the ledger behind a figure', async () => {
    const life = await SellingKitchen.begin(api);
    await life.receive(-1, '5', '100');
    await life.sell(-1, '2');
    await life.sell(-1, '3');
    const period = { from: addDays(life.today, -1), to: life.today };
    const { usageMovements } = await life.manager.request<{ usageMovements: { nodes: { quantity: string }[] } }>(
      behind,
      {
        ...period,
        filter: { itemId: life.raw.id, figure: 'sales' },
      },
    );
    expect(usageMovements.nodes.map(({ quantity }) => quantity).toSorted()).toEqual(['-0.2', '-0.3']);
    expect(itemIn(await reportOf(life, -1), life.raw.id).sales.rows).toBe(2);
  });

  test('opens the rows of the ledger behind a sum of the kitchen, with their items', async () => {
    const life = await SellingKitchen.begin(api);
    await life.receive(-1, '5', '100');
    await life.sell(-1, '2');
    const { usageReport } = await reportOf(life, -1);
    for (const figure of ['purchases', 'sales', 'used', 'closing'] as const) {
      const { usageMovements } = await life.manager.request<{ usageMovements: { nodes: { value: string | null }[] } }>(
        `query ($from: LocalDate!, $to: LocalDate!, $filter: UsageFilter!) {
          usageMovements(from: $from, to: $to, filter: $filter, first: 100) { nodes { itemName unit value } } }`,
        { from: addDays(life.today, -1), to: life.today, filter: { figure } },
      );
      expect(usageMovements.nodes).toContainEqual(expect.objectContaining({ unit: 'kg' }));
      const sum = usageMovements.nodes.reduce((total, { value }) => total.plus(value ?? 0), new Decimal(0));
      expect({ [figure]: sum.abs().toFixed() }).toEqual({ [figure]: usageReport.totals[figure] });
    }
  });

  test('is refused to cooks', async () => {
    const life = await SellingKitchen.begin(api);
    const cook = await life.kitchen.signIn('cook');
    expect(await cook.refused(report, { from: life.today, to: life.today })).toBe('FORBIDDEN');
  });
});
