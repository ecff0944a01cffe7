import { Migration } from '@mikro-orm/migrations';

/** When a recount was requested: what was counted before that does not answer it. */
export class RecountRequestedAt extends Migration {
  override up(): void {
    this.addSql('alter table "count_line" add "recount_requested_at" timestamptz(3) null');
  }
}
