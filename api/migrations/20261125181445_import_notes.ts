import { Migration } from '@mikro-orm/migrations';

/** Notes of the rows of an import, and how many rows have some. */
export class ImportNotes extends Migration {
  override up(): void {
    this.addSql('alter table "import_batch" add "note_count" int not null default 0');
    this.addSql('alter table "import_row" add "notes" jsonb null');
  }
}
