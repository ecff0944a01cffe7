import { Decimal } from 'decimal.js';
import { addDays, businessDate, businessDayBounds, type KitchenClock } from '#schema/business-day.ts';
import { limits } from '#schema/limits.ts';
import { dateOf, type Message, msg } from '#schema/messages.ts';
import type { SalesDayState } from '#schema/sales-vocabulary.ts';
import type { SalesDayRow } from './sales.queries.ts';
import type { SalesDayView } from './sales-day.view.ts';

const HALF_DAY = 43_200_000;

/** Why sales of a business date cannot be recorded or corrected; null when they can. */
export function dateProblem(clock: KitchenClock, date: string, now: Date): Message | null {
  const today = businessDate(clock, now);
  if (date > today) return msg('sales.future', { date: dateOf(date) });
  if (date < addDays(today, -limits.salesBackdateDays))
    return msg('sales.tooOld', { date: dateOf(date), days: limits.salesBackdateDays });
  return null;
}

/**
 * When the dishes of a business date count as served in the ledger: twelve hours after it began, and never in the future. A
 * count before opening then comes before the day's sales, and one after closing comes after them.
 */
export function servedAt(clock: KitchenClock, date: string, now: Date): Date {
  const middle = businessDayBounds(clock, date).start.getTime() + HALF_DAY;
  return new Date(Math.min(middle, now.getTime()));
}

/** The amount of a line that came without one: the menu price × quantity, in whole minor units; nothing for none. */
export function priced(menuPrice: number | null, quantity: string): number | null {
  if (new Decimal(quantity).isZero()) return 0;
  return menuPrice === null ? null : new Decimal(menuPrice).times(quantity).round().toNumber();
}

function stateOf(day: Pick<SalesDayRow, 'complete'> | undefined): SalesDayState {
  if (!day) return 'no_data';
  return day.complete ? 'complete' : 'partial';
}

/** The net sales of a day: as entered, else the sum of its dishes; null while unknown. */
export function netSalesOf({ enteredNetSales, dishSales }: SalesDayRow): number | null {
  return enteredNetSales ?? dishSales;
}

/** The business days of a period, up to today, whose sales are not complete. */
export function incompleteDays(
  days: readonly SalesDayRow[],
  { from, to }: { readonly from: string; readonly to: string },
  today: string,
): string[] {
  const complete = new Set(days.filter((day) => day.complete).map((day) => day.businessDate));
  const missing: string[] = [];
  for (let date = from; date <= to && date <= today; date = addDays(date, 1))
    if (!complete.has(date)) missing.push(date);
  return missing;
}

/** The last business day that is over: today once its sales are complete, else yesterday. */
export function lastDayOver(days: readonly SalesDayRow[], today: string): string {
  const isOver = days.some(({ businessDate: date, complete }) => date === today && complete);
  return isOver ? today : addDays(today, -1);
}

/** Every business date of a period, with its row or without data. */
export function daysOf(rows: readonly SalesDayRow[], from: string, to: string): SalesDayView[] {
  const byDate = new Map(rows.map((row) => [row.businessDate, row]));
  const days: SalesDayView[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(dayView(date, byDate.get(date)));
  return days;
}

export function dayView(businessDate: string, row: SalesDayRow | undefined): SalesDayView {
  return {
    businessDate,
    version: row?.version ?? 0,
    state: stateOf(row),
    netSales: row ? netSalesOf(row) : null,
    enteredNetSales: row?.enteredNetSales ?? null,
    covers: row?.covers ?? null,
    sold: row?.sold ?? '0',
  };
}
