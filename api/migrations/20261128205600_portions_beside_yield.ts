import { Migration } from '@mikro-orm/migrations';

/** A recipe that yields portions has no other number of them: the yield is what was sold and costed by. */
export class PortionsBesideYield extends Migration {
  override up(): void {
    for (const table of ['recipe', 'recipe_version']) {
      this.addSql(`alter table "${table}" no force row level security`);
      this.addSql(`update "${table}" set "portions" = null where "yield_unit" = 'portion' and "portions" is not null`);
      // Its foreign keys wait for the end of the transaction, and no table changes before.
      this.addSql('set constraints all immediate');
      this.addSql('set constraints all deferred');
      this.addSql(`alter table "${table}" force row level security`);
    }
    this.addSql(
      `alter table "recipe" add constraint "recipe_portions" check (yield_unit <> 'portion' or portions is null)`,
    );
  }
}
