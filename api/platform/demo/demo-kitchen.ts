import { addDays, businessDate, businessDayBounds, instantOn } from '#schema/business-day.ts';
import type { OrganizationOwned } from '../database/organization-owned.ts';
import { add, type EventInput, type Kitchen, type Transaction } from '../database/transaction.ts';
import { Random } from './random.ts';

/** Days of history of the demo kitchen: its stock, prep, sales, waste and checks. */
const HISTORY_DAYS = 28;

const SEED = 20_261_121;

/** An event recorded at an earlier time. */
export interface PastEvent extends Omit<EventInput, 'live' | 'audience'> {
  readonly action: string;
  readonly actorId: string | null;
  readonly createdAt: Date;
}

interface Row {
  readonly id: string;
}

/** The demo kitchen while it is created: its transaction, the rows created so far by their names, and its current time. */
export class DemoKitchen {
  readonly random = new Random(SEED);
  /** Its current business date. */
  readonly today: string;
  /** Events of the past; they are stored in order of time. */
  readonly events: PastEvent[] = [];
  private readonly rows = new Map<NewableFunction, Map<string, Row>>();

  constructor(
    readonly tx: Transaction,
    readonly clock: Kitchen,
    readonly historyDays: number = HISTORY_DAYS,
  ) {
    this.today = businessDate(clock, tx.now);
  }

  /** Creates a row that others find by its name. */
  add<E extends OrganizationOwned>(entity: new () => E, name: string, data: Partial<E>): E {
    const row = add(this.tx, entity, data);
    this.name(entity, name, row);
    return row;
  }

  /** Names a row that exists already. */
  name(entity: NewableFunction, name: string, row: Row): void {
    const named = this.rows.get(entity) ?? new Map<string, Row>();
    this.rows.set(entity, named.set(name, row));
  }

  /** Names rows that exist already, by name and id. */
  nameAll(entity: NewableFunction, ids: ReadonlyMap<string, string>): void {
    for (const [name, id] of ids) this.name(entity, name, { id });
  }

  has(entity: NewableFunction): boolean {
    return this.rows.has(entity);
  }

  /** Throws for an unknown name, which is a mistake in the data. */
  idOf(entity: NewableFunction, name: string): string {
    const row = this.rows.get(entity)?.get(name);
    if (!row) throw new Error(`The demo data has no ${entity.name} named ${name}.`);
    return row.id;
  }

  /** A row created by `add`. Throws for an unknown name. */
  row<E extends object>(entity: new () => E, name: string): E {
    const row = this.rows.get(entity)?.get(name);
    if (!(row instanceof entity)) throw new Error(`The demo data has no ${entity.name} named ${name}.`);
    return row;
  }

  /** The rows created by `add`, by name, in the order of their creation. */
  all<E extends object>(entity: new () => E): ReadonlyMap<string, E> {
    const named = [...(this.rows.get(entity) ?? [])];
    return new Map(named.flatMap(([name, row]) => (row instanceof entity ? [[name, row] as const] : [])));
  }
}

/** The business date some days ago. */
export function daysAgo(demo: DemoKitchen, days: number): string {
  return addDays(demo.today, -days);
}

/** A local time some days ago. */
export function at(demo: DemoKitchen, days: number, time: string, minutes = 0): Date {
  return new Date(instantOn(demo.clock, daysAgo(demo, days), time).getTime() + minutes * 60_000);
}

/** The start of the current business day: yesterday's last use-by. */
export function startOfToday(demo: DemoKitchen): Date {
  return businessDayBounds(demo.clock, daysAgo(demo, 0)).start;
}

/** Minutes from now, rounded to a quarter of an hour. */
export function fromNow(demo: DemoKitchen, minutes: number): Date {
  const quarter = 15 * 60_000;
  return new Date(Math.round((demo.tx.now.getTime() + minutes * 60_000) / quarter) * quarter);
}
