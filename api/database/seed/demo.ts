import type { KitchenClock } from '../../organizations/business-day.ts';
import { addDays, businessDate, instantOn } from '../../organizations/business-day.ts';
import type { Work } from '../work.ts';
import type { Random } from './random.ts';

/** How far back the demo kitchen remembers. */
export const HISTORY_DAYS = 28;

/** The demo kitchen while it is being made: where to write, what has an id already, and when it is. */
export interface Demo {
  readonly work: Work;
  readonly random: Random;
  readonly clock: KitchenClock;
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
  return addDays(businessDate(demo.clock, demo.work.now), -days);
}

/** A local time some days ago. */
export function at(demo: Demo, days: number, time: string, minutes = 0): Date {
  return new Date(instantOn(demo.clock, daysAgo(demo, days), time).getTime() + minutes * 60_000);
}

/** Minutes from now, on the quarter of an hour. */
export function fromNow(demo: Demo, minutes: number): Date {
  const quarter = 15 * 60_000;
  return new Date(Math.round((demo.work.now.getTime() + minutes * 60_000) / quarter) * quarter);
}
