import { Migration } from '@mikro-orm/migrations';

const tables = ['item', 'recipe', 'supplier', 'delivery'];

/** External ids, unique per table and organization, and indexes for syncing by last change. */
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
