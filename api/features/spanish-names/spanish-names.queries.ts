import { sql } from 'kysely';
import { limits } from '#schema/limits.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { SpanishName } from './spanish-names.types.ts';

/**
 * The names that have a Spanish one, by name. A name is unique among the items of a kitchen, and among its recipes, stations
 * and places; where two kinds have the same name, the item's Spanish one is taken, then the recipe's, and so on. Corrective
 * actions are no rows: a check offers them as texts, and so their Spanish is found by the text, too.
 */
export async function listSpanishNames(db: Db, organizationId: string): Promise<SpanishName[]> {
  const ofTable = (rank: number, table: string) => sql`
    select ${sql.lit(rank)}::int as rank, name, name_es from ${sql.table(table)}
    where organization_id = ${organizationId} and archived_at is null and name_es is not null`;
  const { rows } = await sql<SpanishName>`
    select distinct on (name) name, name_es from (
      ${ofTable(1, 'item')} union all ${ofTable(2, 'recipe')} union all ${ofTable(3, 'station')}
      union all ${ofTable(4, 'storage_location')} union all
      select 5, action.name, action.name_es from line_check_template_item entry
      cross join lateral unnest(entry.corrective_actions, entry.corrective_actions_es) as action (name, name_es)
      where entry.organization_id = ${organizationId} and entry.archived_at is null and action.name_es <> ''
      union all ${ofTable(6, 'line_check_template')} union all ${ofTable(7, 'line_check_template_item')}
    ) named order by name, rank, name_es limit ${limits.spanishNamesMax}`.execute(db);
  return rows;
}
