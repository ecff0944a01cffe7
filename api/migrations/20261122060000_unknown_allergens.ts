import { Migration } from '@mikro-orm/migrations';

/** Until now an item with unknown allergens looked like one that contains none. */
export class UnknownAllergens extends Migration {
  override up(): void {
    this.addSql('alter table "item" alter column "allergens" drop not null');
    this.addSql('alter table "item" alter column "allergens" drop default');
    // Non-food contains none; for everything else it is unknown whether none was meant.
    // Its owner sees the rows of every kitchen only while row level security is not forced.
    this.addSql('alter table "item" no force row level security');
    this.addSql(`update "item" set "allergens" = null where "allergens" = '{}' and "kind" <> 'supply'`);
    this.addSql('alter table "item" force row level security');
  }
}
