import { Migration } from '@mikro-orm/migrations';

/** When, and by whom it was recorded, that a supplier gave the credit for a delivery. */
export class DeliveryCredit extends Migration {
  override up(): void {
    this.addSql(`select set_config('app.organization', '00000000-0000-0000-0000-000000000000', true)`);
    this.addSql(
      'alter table "delivery" add "credit_received_at" timestamptz(3) null, add "credit_received_by_id" uuid null',
    );
    this.addSql(
      'alter table "delivery" add constraint "delivery_credit_received_by_id_wall" foreign key (organization_id, credit_received_by_id) references "app_user" (organization_id, id) deferrable initially deferred',
    );
  }
}
