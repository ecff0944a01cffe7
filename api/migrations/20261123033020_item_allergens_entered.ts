import { Migration } from '@mikro-orm/migrations';
import { noTenant, tenantReference } from '../platform/database/tenant-keys.ts';

/** Who entered the allergens of an item, or confirmed that there are none, and when: unknown for what was entered before. */
export class ItemAllergensEntered extends Migration {
  override up(): void {
    this.addSql(noTenant);
    this.addSql('alter table "item" add "allergens_by_id" uuid null, add "allergens_at" timestamptz(3) null');
    this.addSql(tenantReference('item', 'allergens_by_id', 'app_user'));
  }
}
