import { type RawBuilder, sql } from 'kysely';
import { builtInUnits, type Measures, type UnitUseKind } from '#schema/units.ts';
import { openPrepTaskStatuses, type Unit } from '#schema/vocabulary.ts';
import { conversionsOf } from '../inventory/items/measures.queries.ts';
import type { Db } from '../../platform/database/tables.ts';

/** A use of an item in some unit, and the unit that it must convert to. Its measures are the item's. */
export interface UnitUse extends Measures {
  readonly kind: UnitUseKind;
  /** Of the recipe line, recipe, par line or task. */
  readonly id: string;
  /** The recipe of a line or yield; null for others. */
  readonly recipeId: string | null;
  /** Name of the recipe, par line or task. */
  readonly place: string;
  /** Null for a recipe that puts nothing into stock. */
  readonly itemId: string | null;
  /** Of the item, or of the recipe that puts nothing into stock. */
  readonly itemName: string;
  readonly unit: Unit;
  readonly neededUnit: Unit;
}

export interface UsesParams {
  readonly organizationId: string;
  /** Only of this item; else of all, and only those that need the item's density or conversions. */
  readonly itemId?: string;
  readonly limit: number;
}

const base = (column: string): RawBuilder<string> => {
  const cases = builtInUnits.map(({ code, base: unit }) => sql`when ${sql.lit(code)} then ${sql.lit(unit)}`);
  return sql<string>`case ${sql.ref(column)} ${sql.join(cases, sql` `)} else ${sql.ref(column)} end`;
};

/** Recipe lines and yields, par lines and open tasks with the unit that each must convert to, by item. */
export async function unitUses(db: Db, params: UsesParams): Promise<UnitUse[]> {
  const { organizationId, itemId, limit } = params;
  const apart = sql`${base('measured.unit')} <> ${base('measured.needed_unit')}`;
  const dense = sql`(item.density_grams_per_ml is not null and ${base('measured.unit')} in ('g', 'ml') and ${base('measured.needed_unit')} in ('g', 'ml'))`;
  const { rows } = await sql<UnitUse>`
    with measured as (${measured(organizationId)})
    select measured.kind, measured.id, measured.recipe_id, measured.place, measured.item_id, measured.unit, measured.needed_unit,
      coalesce(item.name, measured.made) as item_name, item.density_grams_per_ml, ${conversionsOf('item')} as conversions
    from measured left join item on item.organization_id = ${organizationId} and item.id = measured.item_id
    where ${itemId ? sql`measured.item_id = ${itemId}` : sql`${apart} and ${dense} is not true`}
    order by lower(coalesce(item.name, measured.made)), measured.kind, measured.place, measured.id limit ${limit}`.execute(
    db,
  );
  return rows;
}

function measured(organizationId: string): RawBuilder<unknown> {
  return sql`
    select 'recipe_line' as kind, line.id, recipe.id as recipe_id, recipe.name as place, line.item_id, null as made,
      line.unit, stocked.unit as needed_unit
    from recipe_ingredient line
    join recipe on recipe.organization_id = line.organization_id and recipe.id = line.recipe_id and recipe.archived_at is null
    join item stocked on stocked.organization_id = line.organization_id and stocked.id = line.item_id
    where line.organization_id = ${organizationId}
    union all
    select 'recipe_line', line.id, recipe.id, recipe.name, sub.output_item_id, sub.name, line.unit, sub.yield_unit
    from recipe_ingredient line
    join recipe on recipe.organization_id = line.organization_id and recipe.id = line.recipe_id and recipe.archived_at is null
    join recipe sub on sub.organization_id = line.organization_id and sub.id = line.sub_recipe_id
    where line.organization_id = ${organizationId} and not (line.unit = 'portion' and sub.portions is not null)
    union all
    select 'recipe_yield', recipe.id, recipe.id, recipe.name, recipe.output_item_id, null, recipe.yield_unit, stocked.unit
    from recipe
    join item stocked on stocked.organization_id = recipe.organization_id and stocked.id = recipe.output_item_id
    where recipe.organization_id = ${organizationId} and recipe.archived_at is null
    union all
    select 'par_line', prep_item.id, recipe.id, stocked.name, prep_item.item_id, null, recipe.yield_unit, stocked.unit
    from prep_item
    join recipe on recipe.organization_id = prep_item.organization_id and recipe.output_item_id = prep_item.item_id
      and recipe.archived_at is null
    join item stocked on stocked.organization_id = prep_item.organization_id and stocked.id = prep_item.item_id
    where prep_item.organization_id = ${organizationId} and prep_item.archived_at is null
    union all
    select 'task', task.id, task.recipe_id, task.name, stocked.id, null, task.unit, stocked.unit
    from prep_task task
    join item stocked on stocked.organization_id = task.organization_id
      and stocked.id = coalesce(task.item_id, task.thaw_item_id)
    where task.organization_id = ${organizationId} and task.status in (${sql.join(openPrepTaskStatuses)})`;
}
