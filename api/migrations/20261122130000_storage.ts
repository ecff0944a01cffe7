import { Migration } from '@mikro-orm/migrations';

/** Counts what each kitchen has written, so that nobody can fill the disk of all. What was written before counts nothing. */
export class Storage extends Migration {
  override up(): void {
    this.addSql(`alter table "event_counter" add "stored_bytes" bigint not null default '0'`);
  }
}
