import { Migration } from '@mikro-orm/migrations';

/** A correction of a delivery keeps what it replaced: the rejected quantity with its reason, and the reading. */
export class CorrectionsKeepRefusals extends Migration {
  override up(): void {
    this.addSql(
      'alter table "delivery_correction" add "old_rejected_quantity" numeric(14,4) null, add "old_reject_reason" text null, add "old_temperature" numeric(6,2) null, add "old_temperature_unit" text null',
    );
  }
}
