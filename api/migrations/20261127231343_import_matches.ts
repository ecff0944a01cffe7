import { Migration } from '@mikro-orm/migrations';

/** What the ingredients of a file were found to be, and what a person chose instead, with the rows that name them first. */
export class ImportMatches extends Migration {
  override up(): void {
    this.addSql(
      'alter table "import_batch" add "match_count" int not null default 0, add "confirm_count" int not null default 0',
    );
    this.addSql('alter table "import_row" add "match" jsonb null');
  }
}
