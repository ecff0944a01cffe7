import { Decimal } from 'decimal.js';
import { addDays, businessDayBounds, instantOn } from '#schema/business-day.ts';
import type { Kitchen, Transaction } from '../../platform/database/transaction.ts';
import type { Random } from './random.ts';

/** Days of history of the demo kitchen. */
export const HISTORY_DAYS = 28;
/** Days of stock history; before that only lists and checks. Limited because each booking takes time. */
export const STOCK_DAYS = 15;

/** The demo kitchen while it is created: transaction, ids created so far, and its current time. */
export interface Demo {
  readonly tx: Transaction;
  readonly random: Random;
  readonly clock: Kitchen;
  /** Its current business date. */
  readonly today: string;
  /** name → id, by kind of thing. */
  readonly stations: ReadonlyMap<string, string>;
  readonly storage: ReadonlyMap<string, string>;
  readonly people: ReadonlyMap<string, string>;
  readonly suppliers: ReadonlyMap<string, string>;
  readonly reasons: ReadonlyMap<string, string>;
  /** Item categories by code. */
  readonly categories: ReadonlyMap<string, string>;
}

/** The id of a created row. Throws for an unknown name, which is a mistake in the data. */
export function idOf(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (!id) throw new Error(`The demo data has no ${name}.`);
  return id;
}

/** The business date some days ago. */
export function daysAgo(demo: Demo, days: number): string {
  return addDays(demo.today, -days);
}

/** A local time some days ago. */
export function at(demo: Demo, days: number, time: string, minutes = 0): Date {
  return new Date(instantOn(demo.clock, daysAgo(demo, days), time).getTime() + minutes * 60_000);
}

/** The start of the current business day: yesterday's last use-by. */
export function startOfToday(demo: Demo): Date {
  return businessDayBounds(demo.clock, daysAgo(demo, 0)).start;
}

/** Exact decimal text for a service, with the ledger's four places. */
export function amount(quantity: Decimal.Value): string {
  return new Decimal(quantity).toDecimalPlaces(4).toFixed();
}

/** Minutes from now, rounded to a quarter of an hour. */
export function fromNow(demo: Demo, minutes: number): Date {
  const quarter = 15 * 60_000;
  return new Date(Math.round((demo.tx.now.getTime() + minutes * 60_000) / quarter) * quarter);
}
