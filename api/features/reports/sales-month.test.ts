import { Decimal } from 'decimal.js';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MONTH, SalesMonth } from '../../testing/sales-month.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
// Only the date: timers, sockets and queries run in real time.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const report = `query ($from: LocalDate!, $to: LocalDate!) {
  usageReport(from: $from, to: $to) {
    netSales missingDays totals { closing }
    items { itemId counted unexplained { quantity value } }
  }
  ledgerCheck { ok stockValue }
  prepItems { expectedUse useSource }
}`;

interface Answer {
  readonly usageReport: {
    readonly netSales: number | null;
    readonly missingDays: readonly string[];
    readonly totals: { readonly closing: string };
    readonly items: readonly {
      readonly itemId: string;
      readonly counted: boolean;
      readonly unexplained: { readonly quantity: string; readonly value: string | null };
    }[];
  };
  readonly ledgerCheck: { readonly ok: boolean; readonly stockValue: string };
  readonly prepItems: readonly { readonly expectedUse: string | null; readonly useSource: string | null }[];
}

test.for([20_261_125, 7])(
  'a month of deliveries, prep, waste, sales from files and two counts shows exactly the loss (seed %i)',
  { timeout: 120_000 },
  async (seed) => {
    const month = await SalesMonth.begin(api, seed);
    await month.live();
    const client = await month.open(MONTH);
    const { usageReport, ledgerCheck, prepItems } = await client.request<Answer>(report, {
      from: month.from,
      to: month.to,
    });

    const found = new Map(
      usageReport.items.map(({ itemId, counted, unexplained: { quantity, value } }) => [
        itemId,
        { counted, quantity: new Decimal(quantity).toFixed(), value: new Decimal(value ?? NaN).toFixed() },
      ]),
    );
    const planted = [...month.losses()].map(([id, loss]) => [id, { counted: true, ...loss }] as const);
    expect(found).toEqual(new Map(planted));
    expect(usageReport).toMatchObject({ netSales: month.sold(), missingDays: [] });

    expect(ledgerCheck.ok).toBe(true);
    expect(new Decimal(usageReport.totals.closing).toFixed()).toBe(new Decimal(ledgerCheck.stockValue).toFixed());

    const [least, most] = month.sauceOf(MONTH);
    const [sauce] = prepItems;
    expect(sauce?.useSource).toBe('sales');
    expect(new Decimal(sauce?.expectedUse ?? NaN).gte(least)).toBe(true);
    expect(new Decimal(sauce?.expectedUse ?? NaN).lte(most)).toBe(true);
  },
);
