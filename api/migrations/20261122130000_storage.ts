import { Migration } from '@mikro-orm/migrations';

/** Counts the bytes that each kitchen writes, so that one kitchen cannot fill the disk. Existing data is not counted. */
export class Storage extends Migration {
  override up(): void {
    this.addSql(`alter table "event_counter" add "stored_bytes" bigint not null default '0'`);
  }
}
