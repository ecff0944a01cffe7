import { businessDate, type KitchenClock } from '#schema/business-day.ts';
import type { TouchedRow } from '../../../platform/database/touched-row.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { SalesDay } from '../sales-day.entity.ts';
import { dateProblem } from '../sales.policy.ts';

/** What the rows of a file did to a business day. */
interface DayOfFile {
  readonly changed: boolean;
  /** Whether it had no data before. */
  readonly isNew: boolean;
}

/** The business days of a file of sales: which of them change, and whether all their rows were recorded. */
export class DaysOfFile {
  private readonly seen = new Map<string, DayOfFile>();
  private readonly incomplete = new Set<string>();
  /** A row whose date cannot be read may be of any day. */
  private isAnyIncomplete = false;

  constructor(
    private readonly tx: Transaction,
    private readonly clock: KitchenClock,
  ) {}

  /** A row of this day was recorded, or is as it was. */
  see(date: string, { changed, isNew }: DayOfFile): void {
    const before = this.seen.get(date);
    this.seen.set(date, { changed: changed || before?.changed === true, isNew: before?.isNew ?? isNew });
  }

  /** A row of this day was refused. Undefined: its date cannot be read; null: it has none, like a row of totals. */
  refuse(date: string | null | undefined): void {
    if (date === undefined) this.isAnyIncomplete = true;
    else if (date !== null) this.incomplete.add(date);
  }

  /** Marks days complete, or not: also one whose rows are the same. Returns those that change as rows to undo. */
  async finish(): Promise<readonly TouchedRow[]> {
    const dates = [...new Set([...this.seen.keys(), ...this.incomplete])];
    const days = await this.tx.em.find(SalesDay, { businessDate: { $in: dates } });
    const today = businessDate(this.clock, this.tx.now);
    const before = new Map(days.map(({ id, complete }) => [id, complete]));
    const touched = days.filter((day) => this.settle(day, today));
    await this.tx.em.flush();
    return touched.map(({ id, businessDate: date, version }) => ({
      entity: 'SalesDay',
      id,
      name: date,
      version,
      before: this.seen.get(date)?.isNew ? null : { complete: before.get(id) ?? false },
    }));
  }

  /** Returns whether the day, or one of its dishes, changes. */
  private settle(day: SalesDay, today: string): boolean {
    const { businessDate: date, netSales, covers } = day;
    if (dateProblem(this.clock, date, this.tx.now) !== null) return false;
    const changed = this.seen.get(date)?.changed ?? false;
    const isOver = date < today;
    const refused = this.isAnyIncomplete || this.incomplete.has(date);
    // A day that is not over stays as somebody has marked it, while the file has nothing new of it.
    const complete = !refused && (isOver || (!changed && day.complete));
    if (!changed && complete === day.complete) return false;
    // Also when only its dishes change, so that its version does.
    Object.assign(day, { complete, updatedAt: this.tx.now });
    this.tx.record({ entity: 'SalesDay', entityId: day.id, changes: { date, netSales, covers, complete } });
    return true;
  }
}
