import { Migration } from '@mikro-orm/migrations';

/** How reports divide the year of a kitchen: weeks, 4-4-5 periods or months. */
export class KitchenPeriods extends Migration {
  override up(): void {
    this.addSql(
      `alter table "organization" add "period_kind" text not null default 'week', add "week_start" text not null default 'mon', add "fiscal_year_start" date null`,
    );
  }
}
