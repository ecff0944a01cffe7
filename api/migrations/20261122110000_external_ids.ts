import { Migration } from '@mikro-orm/migrations';

const tables = ['item', 'recipe', 'supplier', 'delivery'];

/** What other programs call a row, once in each table of an organization, and the order in which they ask for what has changed. */
export class ExternalIds extends Migration {
  override up(): void {
    for (const table of tables) {
      this.addSql(`alter table "${table}" add "external_id" text null`);
      this.addSql(
        `alter table "${table}" add constraint "${table}_organization_id_external_id_unique" unique ("organization_id", "external_id")`,
      );
      this.addSql(
        `create index "${table}_organization_id_updated_at_id_index" on "${table}" ("organization_id", "updated_at", "id")`,
      );
    }
  }
}
