import { Migration } from '@mikro-orm/migrations';

/**
 * An emptied lot stores the state that it gets back with stock, in place of the state before each row of the ledger: a quarantined lot
 * that was emptied and refilled became available without a release. Lots to which that happened are quarantined again.
 */
export class StateBeforeEmptied extends Migration {
  override up(): void {
    // A table with checks that wait for the commit, as of rows that an older migration wrote just before, cannot be altered.
    this.addSql('set constraints all immediate');
    this.addSql('alter table "stock_lot" add "state_before_emptied" text null');
    this.addSql('alter table "stock_lot" no force row level security');
    this.addSql('alter table "stock_movement" no force row level security');
    this.addSql(`update "stock_lot" lot set "state_before_emptied" = case when lot."state_before_quarantine" is not null
      then 'quarantined' else (
        select movement."lot_state_before" from "stock_movement" movement
        where movement."organization_id" = lot."organization_id" and movement."lot_id" = lot."id"
          and movement."lot_state_before" not in ('depleted', 'discarded')
        order by movement."id" desc limit 1) end
      where lot."state" in ('depleted', 'discarded')`);
    this.addSql(`update "stock_lot" set "state" = 'quarantined'
      where "state_before_quarantine" is not null and "quantity" > 0 and "state" <> 'quarantined'`);
    this.addSql('alter table "stock_lot" force row level security');
    this.addSql('alter table "stock_movement" force row level security');
    this.addSql('alter table "stock_movement" drop column "lot_state_before"');
    this.addSql('set constraints all deferred');
  }
}
