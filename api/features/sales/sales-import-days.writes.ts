import { businessDate, type KitchenClock } from '#schema/business-day.ts';
import type { TouchedRow } from '../../platform/database/touched-row.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { SalesDay } from './sales-day.entity.ts';

/** The business days of a file of sales: which of them change, and whether all their rows were recorded. */
export class DaysOfFile {
  /** Date → whether it had no data before. */
  private readonly changed = new Map<string, boolean>();
  private readonly incomplete = new Set<string>();
  /** A row whose date cannot be read may be of any day. */
  private isAnyIncomplete = false;

  constructor(
    private readonly tx: Transaction,
    private readonly clock: KitchenClock,
  ) {}

  change(date: string, isNew: boolean): void {
    if (!this.changed.has(date)) this.changed.set(date, isNew);
  }

  /** A row of this day was refused. Undefined: its date cannot be read; null: it has none, like a row of totals. */
  refuse(date: string | null | undefined): void {
    if (date === undefined) this.isAnyIncomplete = true;
    else if (date !== null) this.incomplete.add(date);
  }

  /** Marks the changed days complete, or not. Returns them as rows to undo. */
  async finish(): Promise<readonly TouchedRow[]> {
    const days = await this.tx.em.find(SalesDay, { businessDate: { $in: [...this.changed.keys()] } });
    const today = businessDate(this.clock, this.tx.now);
    const before = new Map(days.map(({ id, complete }) => [id, complete]));
    for (const day of days) {
      const date = day.businessDate;
      day.complete = !this.isAnyIncomplete && !this.incomplete.has(date) && date < today;
      // Also when only its dishes change, so that its version does.
      day.updatedAt = this.tx.now;
      const { netSales, covers, complete } = day;
      this.tx.record({ entity: 'SalesDay', entityId: day.id, changes: { date, netSales, covers, complete } });
    }
    await this.tx.em.flush();
    return days.map(({ id, businessDate: date, version }) => ({
      entity: 'SalesDay',
      id,
      name: date,
      version,
      before: this.changed.get(date) ? null : { complete: before.get(id) ?? false },
    }));
  }
}
