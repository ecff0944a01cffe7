import { Migration } from '@mikro-orm/migrations';

/** Names in Spanish of items, recipes, stations and places, and Spanish texts of the corrective actions that a check offers. */
export class SpanishNames extends Migration {
  override up(): void {
    this.addSql('alter table "item" add "name_es" text null');
    this.addSql(`alter table "line_check_template_item" add "corrective_actions_es" text[] not null default '{}'`);
    this.addSql('alter table "recipe" add "name_es" text null');
    this.addSql('alter table "station" add "name_es" text null');
    this.addSql('alter table "storage_location" add "name_es" text null');
  }
}
