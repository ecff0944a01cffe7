import { Decimal } from 'decimal.js';
import type { KitchenPeriod } from '#schema/kitchen-periods.ts';
import type { UsageFigureName } from '#schema/report-figures.ts';
import { incompleteDays, netSalesOf } from '../../sales/sales.policy.ts';
import type { SalesDayRow } from '../../sales/sales.queries.ts';
import type { LedgerByPart, PartGap, PartRow, UnknownUse } from './food-cost.queries.ts';
import type { FoodCostFigures, FoodCostReport } from './food-cost.types.ts';
import { usageTotals } from '../usage/usage.policy.ts';

/** Everything that the report is calculated from. */
interface Facts {
  readonly ledger: LedgerByPart;
  readonly days: readonly SalesDayRow[];
  readonly unknownUse: readonly UnknownUse[];
}

/** What leaves the stock, or comes into it by prep: opening + purchases + transfers - closing is their sum. */
const usedFigures: readonly UsageFigureName[] = ['made', 'sales', 'prep', 'waste', 'unexplained'];

/** The number under which the counts of all parts together are. */
const WHOLE = 0;
const nothingMoved = { counted: false, used: 0, uncounted: 0 } as const;

/** The figures of each part of a period, and of all of them together. */
export function foodCosts(parts: readonly KitchenPeriod[], facts: Facts): FoodCostReport {
  const [first, last] = [parts.at(0), parts.at(-1)];
  if (!first || !last) return { parts: [], total: null };
  const whole = { from: first.from, to: last.to, number: null };
  return {
    parts: parts.map((part, index) =>
      figuresOf(part, index + 1, facts, rowsOf(facts.ledger.sums, index + 1, index + 1)),
    ),
    total: figuresOf(whole, WHOLE, facts, rowsOf(facts.ledger.sums, 1, parts.length)),
  };
}

/** The rows of some parts; everything before them is their opening. */
function rowsOf(ledger: readonly PartRow[], from: number, to: number): PartRow[] {
  return ledger
    .filter(({ part }) => part <= to)
    .map((row) => (row.part < from ? { ...row, figure: 'opening' as const } : row));
}

function figuresOf(part: KitchenPeriod, number: number, facts: Facts, rows: readonly PartRow[]): FoodCostFigures {
  const totals = usageTotals(rows);
  const within = ({ businessDate }: { readonly businessDate: string }) =>
    part.from <= businessDate && businessDate <= part.to;
  const sales = salesOf(part, facts.days.filter(within));
  const unknownDishes = [...new Set(facts.unknownUse.filter(within).map(({ name }) => name))];
  const { counted, used, uncounted } = facts.ledger.counts.find((each) => each.part === number) ?? nothingMoved;
  const gaps = (figures: readonly PartGap['figure'][]) => unknownCosts(facts.ledger.gaps, number, figures);
  const isRecorded = sales.missingDays.length === 0 && unknownDishes.length === 0;
  const theoretical = isRecorded && gaps(['sales']) === 0 ? totals.sales : null;
  const actual = counted && uncounted === 0 && gaps(usedFigures) === 0 ? totals.used : null;
  const [theoreticalShare, actualShare] = [shareOf(theoretical, sales.netSales), shareOf(actual, sales.netSales)];
  return {
    ...part,
    ...sales,
    theoretical,
    theoreticalGaps: gaps(['sales']),
    unknownDishes,
    theoreticalPercent: rounded(theoreticalShare),
    actual,
    counted,
    usedItems: used,
    uncountedItems: uncounted,
    actualGaps: gaps(usedFigures),
    actualPercent: rounded(actualShare),
    points: actualShare && theoreticalShare ? rounded(actualShare.minus(theoreticalShare)) : null,
    opening: gaps(['opening']) === 0 ? totals.opening : null,
    purchases: gaps(['purchases']) === 0 ? totals.purchases : null,
    transfers: gaps(['transfers']) === 0 ? totals.transfers : null,
    closing: gaps(['closing']) === 0 ? totals.closing : null,
    stockGaps: gaps(['closing']),
  };
}

function unknownCosts(gaps: readonly PartGap[], number: number, figures: readonly PartGap['figure'][]): number {
  return gaps
    .filter(({ part, figure }) => part === number && figures.includes(figure))
    .reduce((sum, { rows }) => sum + rows, 0);
}

type Sales = Pick<FoodCostFigures, 'netSales' | 'missingDays' | 'unpricedDays'>;

/** The sum of the net sales of all days; unknown while a day is not complete, or the price of a dish is unknown. */
function salesOf(part: KitchenPeriod, days: readonly SalesDayRow[]): Sales {
  const missingDays = incompleteDays(days, part, part.to);
  const unpricedDays = days.filter((day) => netSalesOf(day) === null).map(({ businessDate }) => businessDate);
  const isKnown = missingDays.length === 0 && unpricedDays.length === 0;
  const sum = days.reduce((total, day) => total.plus(netSalesOf(day) ?? 0), new Decimal(0));
  return { netSales: isKnown ? sum.toFixed() : null, missingDays, unpricedDays };
}

/** A cost in percent of net sales; unknown without sales, or with more refunds than sales. */
function shareOf(cost: string | null, netSales: string | null): Decimal | null {
  if (cost === null || netSales === null || Number(netSales) <= 0) return null;
  return new Decimal(cost).dividedBy(netSales).times(100);
}

function rounded(share: Decimal | null): string | null {
  return share?.toDecimalPlaces(2).toFixed() ?? null;
}
