import { Migration } from '@mikro-orm/migrations';

/** Limits of counted differences for the items of a category; null leaves them to the kitchen's. */
export class CategoryVarianceLimits extends Migration {
  override up(): void {
    this.addSql(
      'alter table "item_category" add "count_variance_percent" numeric(8,4) null, add "count_variance_amount" int null',
    );
  }
}
