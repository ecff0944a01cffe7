import { Decimal } from 'decimal.js';
import type { KitchenClock } from '../../features/organizations/business-day.ts';
import { addDays, businessDayBounds, instantOn } from '../../features/organizations/business-day.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Random } from './random.ts';

/** How far back the demo kitchen remembers. */
export const HISTORY_DAYS = 28;
/** How far back it keeps its stock; before that it kept lists and checks. Each booking takes its time to make. */
export const STOCK_DAYS = 15;

/** The demo kitchen while it is being made: where to write, what has an id already, and when it is. */
export interface Demo {
  readonly tx: Transaction;
  readonly random: Random;
  readonly clock: KitchenClock;
  /** The business date of its present. */
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

/** An id made earlier. Throws for a name that the data does not have, which is a slip in the data. */
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

/** The instant that the present business day begins at: yesterday's last use-by. */
export function startOfToday(demo: Demo): Date {
  return businessDayBounds(demo.clock, daysAgo(demo, 0)).start;
}

/** Exact decimal text for a service, at the ledger's four places. */
export function amount(quantity: Decimal.Value): string {
  return new Decimal(quantity).toDecimalPlaces(4).toFixed();
}

/** Minutes from now, on the quarter of an hour. */
export function fromNow(demo: Demo, minutes: number): Date {
  const quarter = 15 * 60_000;
  return new Date(Math.round((demo.tx.now.getTime() + minutes * 60_000) / quarter) * quarter);
}
