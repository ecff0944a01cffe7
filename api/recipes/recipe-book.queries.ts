import { type RawBuilder, sql } from 'kysely';
import { limits } from '#schema/limits.ts';
import type { RecipeLine } from '#schema/inputs/recipes.ts';
import type { Reader } from '../tables.ts';
import type { BookLine } from './recipe-book.policy.ts';
import type { RecipeIngredient } from './recipe-ingredient.entity.ts';

/** A stored ingredient with what its name, cost and allergens follow from. */
export interface IngredientRow extends RecipeIngredient, Omit<BookLine, keyof RecipeIngredient> {}

/** Which recipe makes an item, looked up once for all lines. */
const makers = (organizationId: string): RawBuilder<unknown> => sql`
  maker as materialized (
    select distinct on (output_item_id) output_item_id as item_id, id from recipe
    where organization_id = ${organizationId} and output_item_id is not null and archived_at is null
    order by output_item_id, id
  )`;

/** The recipe that makes an ingredient: the one it names, or the one whose output its item is. */
const madeBy = sql`coalesce(line.sub_recipe_id, maker.id)`;

function described(lines: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select line.*, item.name as item_name, item.unit as item_unit, item.default_yield_percent as item_yield_percent,
      item.density_grams_per_ml as item_density, item.last_unit_cost as item_unit_cost, item.allergens as item_allergens,
      sub.name as sub_name, sub.yield_quantity as sub_yield_quantity, sub.yield_unit as sub_yield_unit,
      sub.portions as sub_portions, made.density_grams_per_ml as sub_density
    from (${lines}) line
    left join item on item.organization_id = line.organization_id and item.id = line.item_id
    left join recipe sub on sub.organization_id = line.organization_id and sub.id = line.made_by
    left join item made on made.organization_id = sub.organization_id and made.id = sub.output_item_id`;
}

/** Every line of these recipes and of all recipes inside them, in order: one statement, however deep. */
export async function bookLines(
  db: Reader,
  organizationId: string,
  recipeIds: readonly string[],
): Promise<IngredientRow[]> {
  const tree = sql`
    with recursive ${makers(organizationId)}, tree (id) as (
      select unnest(${recipeIds}::uuid[])
      union
      select ${madeBy} from tree
      join recipe_ingredient line on line.organization_id = ${organizationId} and line.recipe_id = tree.id
      left join maker on maker.item_id = line.item_id
      where ${madeBy} is not null
    )`;
  const lines = sql`
    select line.*, ${madeBy} as made_by from recipe_ingredient line left join maker on maker.item_id = line.item_id
    where line.organization_id = ${organizationId} and line.recipe_id in (select id from tree)`;
  const answer = await sql<IngredientRow>`${tree} ${described(lines)} order by line.recipe_id, line.sort`.execute(db);
  return answer.rows;
}

/** Lines that are not stored, described as stored ones are; what does not exist has no name. */
export async function describedLines(
  db: Reader,
  organizationId: string,
  lines: readonly RecipeLine[],
): Promise<BookLine[]> {
  const given = sql`
    select line.*, ${madeBy} as made_by from (
      select ${organizationId}::uuid as organization_id, null::uuid as recipe_id, sort, item_id, sub_recipe_id, quantity, unit, yield_percent
      from jsonb_to_recordset(${JSON.stringify(lines.map(plainLine))}::jsonb)
        as given (sort int, item_id uuid, sub_recipe_id uuid, quantity numeric, unit text, yield_percent numeric)
    ) line left join maker on maker.item_id = line.item_id`;
  const answer = await sql<BookLine>`with ${makers(organizationId)} ${described(given)} order by line.sort`.execute(db);
  return answer.rows;
}

function plainLine(line: RecipeLine, sort: number) {
  return {
    sort,
    item_id: line.itemId ?? null,
    sub_recipe_id: line.subRecipeId ?? null,
    quantity: line.quantity,
    unit: line.unit,
    yield_percent: line.yieldPercent ?? null,
  };
}

/** Where a recipe stands among the others: what lies inside the recipes it uses, and how deep it all goes. */
export interface Nesting {
  /** Whether one of `uses` contains the recipe itself. */
  readonly circular: boolean;
  /** Levels from the outermost recipe that uses this one to the innermost inside it. */
  readonly depth: number;
}

/** How recipe `id` would nest if its lines were made by `uses`. Walks no deeper than the limit allows. */
export async function nestingOf(
  db: Reader,
  organizationId: string,
  id: string,
  uses: readonly string[],
): Promise<Nesting> {
  const answer = await sql<{ circular: boolean; below: number; above: number }>`
    with recursive ${makers(organizationId)}, edge as (
      select line.recipe_id as parent, ${madeBy} as child
      from recipe_ingredient line left join maker on maker.item_id = line.item_id
      where line.organization_id = ${organizationId}
    ), down (id, level) as (
      select unnest(${uses}::uuid[]), 1
      union
      select edge.child, down.level + 1 from down join edge on edge.parent = down.id
      where edge.child is not null and down.level <= ${limits.recipeDepthMax} and down.id <> ${id}
    ), up (id, level) as (
      select ${id}::uuid, 0
      union
      select edge.parent, up.level + 1 from up join edge on edge.child = up.id where up.level <= ${limits.recipeDepthMax}
    )
    select exists (select from down where down.id = ${id}) as circular,
      coalesce((select max(level) from down), 0) as below, (select max(level) from up) as above`.execute(db);
  const row = answer.rows[0];
  return { circular: row?.circular ?? false, depth: (row?.below ?? 0) + (row?.above ?? 0) + 1 };
}
