import { Migration } from '@mikro-orm/migrations';

/** The suggested pars that a manager dismissed, so that they stay dismissed until the figures change. */
export class ParSuggestions extends Migration {
  override up(): void {
    this.addSql('alter table "prep_item" add "dismissed_pars" text[] null');
  }
}
