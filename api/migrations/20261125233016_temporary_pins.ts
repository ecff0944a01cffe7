import { Migration } from '@mikro-orm/migrations';

/** When a PIN that a manager handed out expires (docs/adr/0107-temporary-pins.md). */
export class TemporaryPins extends Migration {
  override up(): void {
    this.addSql('alter table "person_pin" add "temporary_until" timestamptz null');
  }
}
