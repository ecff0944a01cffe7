import { type RawBuilder, sql } from 'kysely';
import { limits } from '#schema/limits.ts';
import { statedConversions } from '../../inventory/items/measures.queries.ts';
import type { Unit } from '#schema/vocabulary.ts';
import type { Db } from '../../../platform/database/tables.ts';
import type { BookLine } from './recipe-book.policy.ts';
import type { RecipeIngredient } from '../parts/recipe-ingredient.entity.ts';

/** A stored ingredient with everything that determines its name, cost and allergens. */
export interface IngredientRow extends RecipeIngredient, Omit<BookLine, keyof RecipeIngredient> {}

/** The recipes that make items, looked up once for all lines. */
const makers = (organizationId: string): RawBuilder<unknown> => sql`
  maker as materialized (
    select distinct on (output_item_id) output_item_id as item_id, id from recipe
    where organization_id = ${organizationId} and output_item_id is not null and archived_at is null
    order by output_item_id, id
  )`;

/**
 * The recipe that makes an ingredient: the one it names, or the one whose output its item is. Not by `coalesce`: row level
 * security lets no index look up its result.
 */
const madeBy = sql`case when line.sub_recipe_id is null then maker.id else line.sub_recipe_id end`;

/**
 * The declared allergens of an ingredient; null without a declaration, and for an item whose recipe is archived, because that
 * recipe may contain more.
 */
const itemAllergens = sql`
  case when item.kind = 'prep' and line.made_by is null and exists (
    select from recipe archived where archived.organization_id = item.organization_id and archived.output_item_id = item.id
  ) then null else item.allergens end`;

/**
 * Left joins the row of a table that fits. A statement cannot estimate how many recipes a tree has, and would read whole tables
 * for a few; `offset 0` makes it look up each row by its index.
 */
const lookUp = (table: 'item' | 'recipe', name: string, condition: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  left join lateral (select * from ${sql.table(table)} found where ${condition} offset 0) ${sql.ref(name)} on true`;

/** The stored lines of the recipes of `tree`, looked up like the above. */
const linesOfTree = (organizationId: string): RawBuilder<unknown> => sql`
  tree cross join lateral (
    select * from recipe_ingredient found where found.organization_id = ${organizationId} and found.recipe_id = tree.id offset 0
  ) line`;

/** Left joins, as `former`, what a recipe was at a time, where it has been changed since. */
const lookUpVersion = (organizationId: string, recipeId: RawBuilder<unknown>, asOf: Date): RawBuilder<unknown> => sql`
  left join lateral (
    select yield_quantity, yield_unit, portions, lines from recipe_version past
    where past.organization_id = ${organizationId} and past.recipe_id = ${recipeId}
      and past.valid_from <= ${asOf} and past.valid_until > ${asOf}
    order by past.valid_until limit 1
  ) former on true`;

/** The lines of the recipes of `tree` as they were at a time. */
const linesOfTreeAsOf = (organizationId: string, asOf: Date): RawBuilder<unknown> => sql`
  tree ${lookUpVersion(organizationId, sql`tree.id`, asOf)} cross join lateral (
    select * from recipe_ingredient found
    where found.organization_id = ${organizationId} and found.recipe_id = tree.id and former.lines is null
    union all
    select * from jsonb_populate_recordset(null::recipe_ingredient, former.lines)
  ) line`;

/** What the recipe of a line makes, as `sub`. */
function madeRecipe(organizationId: string, asOf: Date | undefined): RawBuilder<unknown> {
  const recipe = sql`found.organization_id = line.organization_id and found.id = line.made_by`;
  if (asOf === undefined) return lookUp('recipe', 'sub', recipe);
  return sql`
    left join lateral (
      select found.organization_id, found.id, found.name, found.output_item_id,
        coalesce(former.yield_quantity, found.yield_quantity) as yield_quantity,
        coalesce(former.yield_unit, found.yield_unit) as yield_unit,
        case when former.lines is null then found.portions else former.portions end as portions
      from recipe found ${lookUpVersion(organizationId, sql`found.id`, asOf)}
      where ${recipe} offset 0
    ) sub on true`;
}

function withDetails(lines: RawBuilder<unknown>, sub: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select line.*, item.name as item_name, item.unit as item_unit, item.default_yield_percent as item_yield_percent,
      item.density_grams_per_ml as item_density, stated.conversions as item_conversions, item.last_unit_cost as item_unit_cost, ${itemAllergens} as item_allergens,
      sub.name as sub_name, sub.yield_quantity as sub_yield_quantity, sub.yield_unit as sub_yield_unit,
      sub.portions as sub_portions, made.density_grams_per_ml as sub_density, stated_made.conversions as sub_conversions,
      made.id as made_item_id, made.name as made_item_name, made.unit as made_item_unit, made.allergens as made_item_allergens
    from (${lines}) line
    ${lookUp('item', 'item', sql`found.organization_id = line.organization_id and found.id = line.item_id`)}
    ${sub}
    ${lookUp('item', 'made', sql`found.organization_id = sub.organization_id and found.id = sub.output_item_id`)}
    left join stated on stated.item_id = item.id
    left join stated stated_made on stated_made.item_id = made.id`;
}

/** A line that is not stored: an ingredient in the editor, or a subject to make, as an ingredient. */
export interface UnsavedLine {
  readonly itemId?: string | null | undefined;
  readonly subRecipeId?: string | null | undefined;
  readonly quantity: string;
  readonly unit: Unit;
  readonly yieldPercent?: string | null | undefined;
}

export interface BookParams {
  readonly recipeIds?: readonly string[];
  readonly unsaved?: readonly UnsavedLine[];
  /** The recipes as they were at that time; as they are by default. What an item is bought and measured in is always of now. */
  readonly asOf?: Date | undefined;
}

export interface BookRows {
  /** All lines of the recipes in `recipeIds`, of their sub-recipes and of those of the unsaved lines, in order. */
  readonly stored: readonly IngredientRow[];
  /** The unsaved lines with the same details; what does not exist has no name. */
  readonly unsaved: readonly IngredientRow[];
}

/** All rows that determine cost, allergens and amounts, at any depth; one statement. */
export async function bookRows(db: Db, organizationId: string, params: BookParams): Promise<BookRows> {
  const unsaved = (params.unsaved ?? []).map((line, sort) => ({
    ...plainLine(line, sort),
    organization_id: organizationId,
  }));
  const storedLines = params.asOf ? linesOfTreeAsOf(organizationId, params.asOf) : linesOfTree(organizationId);
  const tree = sql`
    with recursive ${makers(organizationId)}, ${statedConversions(organizationId)}, unsaved as materialized (
      select * from jsonb_populate_recordset(null::recipe_ingredient, ${JSON.stringify(unsaved)}::jsonb)
    ), tree (id) as (
      (select unnest(${params.recipeIds ?? []}::uuid[])
      union
      select ${madeBy} from unsaved line left join maker on maker.item_id = line.item_id where ${madeBy} is not null)
      union
      select ${madeBy} from ${storedLines}
      left join maker on maker.item_id = line.item_id
      where ${madeBy} is not null
    )`;
  const lines = sql`
    select line.*, ${madeBy} as made_by from (
      select * from unsaved
      union all
      select line.* from ${storedLines}
    ) line left join maker on maker.item_id = line.item_id`;
  const result = await sql<IngredientRow>`${tree} ${withDetails(lines, madeRecipe(organizationId, params.asOf))}
    order by line.recipe_id, line.sort`.execute(db);
  const parts = Map.groupBy(result.rows, ({ recipeId }) => (isUnsaved(recipeId) ? 'unsaved' : 'stored'));
  return { stored: parts.get('stored') ?? [], unsaved: parts.get('unsaved') ?? [] };
}

/** Only an unsaved line has no recipe; the row type of a stored line does not express this. */
function isUnsaved(recipeId: string | null): boolean {
  return recipeId === null;
}

function plainLine(line: UnsavedLine, sort: number) {
  return {
    sort,
    item_id: line.itemId ?? null,
    sub_recipe_id: line.subRecipeId ?? null,
    quantity: line.quantity,
    unit: line.unit,
    yield_percent: line.yieldPercent ?? null,
  };
}

/** How a recipe is nested: whether it contains itself, and how deep the nesting is. */
export interface Nesting {
  /** The name of one of `uses` that contains the recipe itself; null when none does. */
  readonly circleThrough: string | null;
  /** The name of the outermost recipe that contains it; its own name when none does. */
  readonly outermost: string;
  /** Levels from the outermost recipe that uses this one to the innermost inside it. */
  readonly depth: number;
}

/**
 * The nesting of recipe `id` if its lines used `uses`. Archived recipes contain nothing. Stops at the depth limit. Each level
 * is looked up by indexes: reading every line of the kitchen for each saved recipe made an import of thousands slower with
 * each.
 */
export async function nestingOf(db: Db, organizationId: string, id: string, uses: readonly string[]): Promise<Nesting> {
  const result = await sql<{ circleThrough: string | null; outermost: string | null; below: number; above: number }>`
    with recursive down (id, level, root) as (
      select used, 1, used from unnest(${uses}::uuid[]) used
      union
      select inside.id, down.level + 1, down.root from down cross join lateral (
        select case when line.sub_recipe_id is null then (
          select made.id from recipe made
          where made.organization_id = ${organizationId} and made.output_item_id = line.item_id and made.archived_at is null
          order by made.id limit 1
        ) else line.sub_recipe_id end as id
        from recipe parent join recipe_ingredient line
          on line.organization_id = parent.organization_id and line.recipe_id = parent.id
        where parent.organization_id = ${organizationId} and parent.id = down.id and parent.archived_at is null offset 0
      ) inside
      where inside.id is not null and down.level <= ${limits.recipeDepthMax} and down.id <> ${id}
    ), up (id, level) as (
      select ${id}::uuid, 0
      union
      select outside.id, up.level + 1 from up cross join lateral (
        select parent.id from (
          select line.recipe_id from recipe_ingredient line
          where line.organization_id = ${organizationId} and line.sub_recipe_id = up.id
          union all
          select line.recipe_id from recipe made join recipe_ingredient line
            on line.organization_id = made.organization_id and line.item_id = made.output_item_id and line.sub_recipe_id is null
          where made.organization_id = ${organizationId} and made.id = up.id and made.archived_at is null and not exists (
            select from recipe earlier where earlier.organization_id = made.organization_id
              and earlier.output_item_id = made.output_item_id and earlier.archived_at is null and earlier.id < made.id
          )
        ) line cross join lateral (
          select id from recipe where organization_id = ${organizationId} and id = line.recipe_id and archived_at is null offset 0
        ) parent
        offset 0
      ) outside
      where up.level <= ${limits.recipeDepthMax}
    )
    select (select min(recipe.name) from down join recipe on recipe.id = down.root where down.id = ${id}) as circle_through,
      (select recipe.name from up join recipe on recipe.id = up.id order by up.level desc, recipe.name limit 1) as outermost,
      coalesce((select max(level) from down), 0) as below, (select max(level) from up) as above`.execute(db);
  const row = result.rows[0];
  return {
    circleThrough: row?.circleThrough ?? null,
    outermost: row?.outermost ?? '',
    depth: (row?.below ?? 0) + (row?.above ?? 0) + 1,
  };
}
