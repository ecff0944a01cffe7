import { Migration } from '@mikro-orm/migrations';

/** When, by whom and with which note a manager acknowledged the readings out of range of a run. */
export class AcknowledgedLineChecks extends Migration {
  override up(): void {
    this.addSql(`select set_config('app.organization', '00000000-0000-0000-0000-000000000000', true)`);
    this.addSql(
      'alter table "line_check" add "acknowledged_at" timestamptz(3) null, add "acknowledged_by_id" uuid null, add "acknowledgement_note" text null',
    );
    this.addSql(
      'alter table "line_check" add constraint "line_check_acknowledged_by_id_wall" foreign key (organization_id, acknowledged_by_id) references "app_user" (organization_id, id) deferrable initially deferred',
    );
  }
}
