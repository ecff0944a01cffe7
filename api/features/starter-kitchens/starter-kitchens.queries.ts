import { sql } from 'kysely';
import type { StarterGroup, Unit } from '#schema/vocabulary.ts';
import type { Db } from '../../platform/database/tables.ts';

/** A row of the kitchen that has the name of a row of the starter. */
export interface NamedRow {
  readonly group: StarterGroup;
  readonly name: string;
  readonly id: string;
  /** Of the item: itself, what a recipe makes, or what a par line is of. */
  readonly unit: Unit | null;
  /** Recipes: the item that it makes. */
  readonly outputItemId: string | null;
  readonly archived: boolean;
}

/** The kitchen's rows with one of these names, upper or lower case, archived ones too. */
export async function listNamedRows(db: Db, organizationId: string, names: readonly string[]): Promise<NamedRow[]> {
  const lower = names.map((name) => name.toLowerCase());
  const ofTable = (group: StarterGroup, table: string, unit = sql`null`, output = sql`null::uuid`) => sql`
    select ${sql.lit(group)} as "group", name, id, ${unit} as unit, ${output} as output_item_id, archived_at is not null as archived
    from ${sql.table(table)} where organization_id = ${organizationId} and lower(name) = any(${lower}::text[])`;
  const { rows } = await sql<NamedRow>`
    ${ofTable('stations', 'station')} union all ${ofTable('storage', 'storage_location')}
    union all ${ofTable('shifts', 'shift')} union all ${ofTable('items', 'item', sql`unit`)}
    union all ${ofTable('recipes', 'recipe', sql`(select item.unit from item where item.id = output_item_id)`, sql`output_item_id`)}
    union all ${ofTable('line_checks', 'line_check_template')}
    union all select 'par_lines', item.name, prep_item.id, item.unit, null, prep_item.archived_at is not null
      from prep_item join item on item.id = prep_item.item_id
      where prep_item.organization_id = ${organizationId} and lower(item.name) = any(${lower}::text[])`.execute(db);
  return rows;
}
