import { Migration } from '@mikro-orm/migrations';

/** Recurring tasks on the first or last working day, or the first Monday, of a month. */
export class MonthOccurrence extends Migration {
  override up(): void {
    this.addSql('alter table "recurring_task" add "month_occurrence" text null');
  }
}
