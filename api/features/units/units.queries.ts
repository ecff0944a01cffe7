import { sql } from 'kysely';
import { limits } from '#schema/limits.ts';
import type { Viewer } from '../../platform/context/context.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { KitchenUnit } from './kitchen-unit.entity.ts';
import { unitWords } from './unit-words.policy.ts';
import { openPrepTaskStatuses } from '#schema/vocabulary.ts';

/** The kitchen's own units by name. */
export function listUnits(db: Db, viewer: Viewer, archived: boolean): Promise<KitchenUnit[]> {
  return db
    .selectFrom('unit')
    .selectAll()
    .where('organizationId', '=', viewer.organizationId)
    .$if(!archived, (query) => query.where('archivedAt', 'is', null))
    .orderBy('name')
    .orderBy('id')
    .limit(limits.unitsMax)
    .execute();
}

/** What people call the units that can be used → their codes. */
export async function listUnitWords(db: Db, organizationId: string): Promise<ReadonlyMap<string, string>> {
  const own = await db
    .selectFrom('unit')
    .select(['code', 'name', 'nameEs'])
    .where('organizationId', '=', organizationId)
    .where('archivedAt', 'is', null)
    .limit(limits.unitsMax)
    .execute();
  return unitWords(own);
}

/** The kitchen's own units with these codes, archived ones too, locked until the transaction ends. */
export function lockUnits(
  db: Db,
  organizationId: string,
  codes: readonly string[],
): Promise<Pick<KitchenUnit, 'code' | 'name' | 'archivedAt'>[]> {
  return db
    .selectFrom('unit')
    .select(['code', 'name', 'archivedAt'])
    .where('organizationId', '=', organizationId)
    .where('code', 'in', codes)
    .orderBy('id')
    .forShare()
    .execute();
}

/** Something that is measured in a unit. */
export interface MeasuredIn {
  readonly name: string;
}

/** The first item, recipe or open task in use that is measured in this unit. */
export async function findMeasuredIn(db: Db, organizationId: string, code: string): Promise<MeasuredIn | undefined> {
  const { rows } = await sql<MeasuredIn>`
    select name from (
      select 1 as rank, name from item where organization_id = ${organizationId} and archived_at is null and unit = ${code}
      union all
      select 2, recipe.name from recipe where organization_id = ${organizationId} and archived_at is null and (
        yield_unit = ${code} or exists (select from recipe_ingredient line where line.organization_id = recipe.organization_id
          and line.recipe_id = recipe.id and line.unit = ${code}))
      union all
      select 3, name from prep_task where organization_id = ${organizationId} and unit = ${code}
        and status in (${sql.join(openPrepTaskStatuses)})
    ) measured order by rank, name limit 1`.execute(db);
  return rows[0];
}
