import { Migration } from '@mikro-orm/migrations';

/** Until now an item on which nobody had entered allergens could not be told from one that contains none. */
export class UnknownAllergens extends Migration {
  override up(): void {
    this.addSql('alter table "item" alter column "allergens" drop not null');
    this.addSql('alter table "item" alter column "allergens" drop default');
    // What is not food contains none; of everything else nobody can say whether none was meant.
    // Its owner sees the rows of every kitchen only while row level security is not forced.
    this.addSql('alter table "item" no force row level security');
    this.addSql(`update "item" set "allergens" = null where "allergens" = '{}' and "kind" <> 'supply'`);
    this.addSql('alter table "item" force row level security');
  }
}
