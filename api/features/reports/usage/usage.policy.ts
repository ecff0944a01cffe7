import { Decimal } from 'decimal.js';
import type { UsageFigureName } from '#schema/report-figures.ts';
import type { UsageRow } from './usage.queries.ts';
import type { UsageFigure, UsageItem, UsageTotals } from './usage.types.ts';

/** A sum of rows of the ledger, signed as in the ledger. */
interface Sum {
  readonly quantity: Decimal;
  /** Of the known costs, minor units. */
  readonly known: Decimal;
  readonly rows: number;
  readonly unknownCosts: number;
}

const none: Sum = { quantity: new Decimal(0), known: new Decimal(0), rows: 0, unknownCosts: 0 };

const plus = (one: Sum, other: Sum): Sum => ({
  quantity: one.quantity.plus(other.quantity),
  known: one.known.plus(other.known),
  rows: one.rows + other.rows,
  unknownCosts: one.unknownCosts + other.unknownCosts,
});

/** Turns what left the stock into a positive figure. */
const negated = (sum: Sum): Sum => ({ ...sum, quantity: sum.quantity.negated(), known: sum.known.negated() });

const figure = ({ quantity, known, rows, unknownCosts }: Sum): UsageFigure => ({
  quantity: quantity.toFixed(),
  value: unknownCosts > 0 ? null : known.toFixed(),
  rows,
  unknownCosts,
});

type Sums = Readonly<Record<UsageFigureName, Sum>>;

function sumsOf(rows: readonly UsageRow[]): Sums {
  const of = (name: UsageFigureName): Sum => {
    const row = rows.find((each) => each.figure === name);
    if (!row) return none;
    const { quantity, value, rows: count, unknownCosts } = row;
    return { quantity: new Decimal(quantity), known: new Decimal(value), rows: count, unknownCosts };
  };
  return {
    opening: of('opening'),
    purchases: of('purchases'),
    made: of('made'),
    transfers: of('transfers'),
    sales: of('sales'),
    prep: of('prep'),
    waste: of('waste'),
    unexplained: of('unexplained'),
  };
}

const closingOf = (sums: Sums, unknownCosts: number): Sum => ({
  ...Object.values(sums).reduce(plus, none),
  unknownCosts,
});

/** What is bought, made, used or thrown away: without a count, its losses are unknown. */
export const handledFigures: readonly UsageFigureName[] = ['purchases', 'made', 'sales', 'prep', 'waste'];

/** Whether an item was bought, made, used or thrown away in the period, and is worth something. */
export function isHandled(item: UsageItem): boolean {
  return handledFigures.some((name) => Number(item[name].quantity) !== 0 && Number(item[name].value ?? 1) !== 0);
}

/**
 * The figures of one item. Actual = opening + purchases + made + transfers - closing; theoretical = sales + prep; unexplained =
 * actual - theoretical - waste, which is what counts and corrections booked. An item that is both made and used has both once.
 */
export function usageItem(rows: readonly UsageRow[], netSales: number | null): UsageItem | null {
  const [first] = rows;
  if (!first) return null;
  const sums = sumsOf(rows);
  const out = {
    sales: negated(sums.sales),
    prep: negated(sums.prep),
    waste: negated(sums.waste),
    unexplained: negated(sums.unexplained),
  };
  const theoretical = plus(out.sales, out.prep);
  const { counted } = first;
  const percent =
    counted && netSales && sums.unexplained.unknownCosts === 0
      ? out.unexplained.known.dividedBy(netSales).times(100)
      : null;
  return {
    itemId: first.itemId,
    name: first.name,
    unit: first.unit,
    counted,
    opening: figure(sums.opening),
    purchases: figure(sums.purchases),
    made: figure(sums.made),
    transfers: figure(sums.transfers),
    closing: figure(closingOf(sums, first.closingUnknownCosts)),
    actual: figure(plus(plus(theoretical, out.waste), out.unexplained)),
    sales: figure(out.sales),
    prep: figure(out.prep),
    theoretical: figure(theoretical),
    waste: figure(out.waste),
    unexplained: figure(out.unexplained),
    percentOfSales: percent?.toDecimalPlaces(2).toFixed() ?? null,
  };
}

/** The sums of the kitchen: opening + purchases + made + transfers - sales - prep - waste - unexplained = closing. */
export function usageTotals(rows: readonly Pick<UsageRow, 'figure' | 'value'>[]): Omit<UsageTotals, 'unknownCosts'> {
  const total = (name: UsageFigureName) =>
    rows.filter((row) => row.figure === name).reduce((sum, { value }) => sum.plus(value), new Decimal(0));
  const out = (name: UsageFigureName) => total(name).negated().toFixed();
  const closing = rows.reduce((sum, { value }) => sum.plus(value), new Decimal(0));
  return {
    opening: total('opening').toFixed(),
    purchases: total('purchases').toFixed(),
    made: total('made').toFixed(),
    transfers: total('transfers').toFixed(),
    sales: out('sales'),
    prep: out('prep'),
    waste: out('waste'),
    unexplained: out('unexplained'),
    closing: closing.toFixed(),
    used: total('opening').plus(total('purchases')).plus(total('transfers')).minus(closing).toFixed(),
  };
}
