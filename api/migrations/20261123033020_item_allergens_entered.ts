import { Migration } from '@mikro-orm/migrations';

/** Who entered the allergens of an item, or confirmed that there are none, and when: unknown for what was entered before. */
export class ItemAllergensEntered extends Migration {
  override up(): void {
    // Checking foreign keys reads both tables through row level security, so a tenant must be set; none has this id.
    this.addSql(`select set_config('app.organization', '00000000-0000-0000-0000-000000000000', true)`);
    this.addSql('alter table "item" add "allergens_by_id" uuid null, add "allergens_at" timestamptz(3) null');
    this.addSql(
      'alter table "item" add constraint "item_allergens_by_id_wall" foreign key (organization_id, allergens_by_id) references "app_user" (organization_id, id) deferrable initially deferred',
    );
  }
}
