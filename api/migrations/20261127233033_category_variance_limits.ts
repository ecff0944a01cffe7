import { Migration } from '@mikro-orm/migrations';

/** Say here what it changes, and why. */
export class CategoryVarianceLimits extends Migration {
  override up(): void {
    this.addSql(
      'alter table "item_category" add "count_variance_percent" numeric(8,4) null, add "count_variance_amount" int null',
    );
  }
}
