import { Migration } from '@mikro-orm/migrations';

/** Which line of a count by lot counts what the item owes, too. Lines that are already there do not, as before. */
export class LotsSettleOwed extends Migration {
  override up(): void {
    this.addSql('alter table "count_line" add "settles_owed" boolean not null default false');
  }
}
