import { sql } from 'kysely';
import type { z } from 'zod';
import type { recipesFilter } from '#schema/inputs/recipes.ts';
import { limits } from '#schema/limits.ts';
import { fold, foldedNames } from '../../platform/database/folded.ts';
import { Keyset, type ListOrder } from '../../platform/database/keyset.ts';
import { byLastChange, inSync, isSync } from '../../platform/database/sync.ts';
import type { Page, PageInput } from '../../platform/graphql/connection.ts';
import type { Db } from '../../platform/database/tables.ts';
import { type RecipeParts, type RecipeRow, recipes, wholeRecipe } from './recipe-parts.queries.ts';
import type { IngredientOption, RecipeSearchResult } from './book/recipe-cost.types.ts';

export interface RecipesParams extends z.output<typeof recipesFilter> {
  readonly page: PageInput;
  readonly parts: RecipeParts;
}

const byName: ListOrder = {
  direction: 'ascending',
  keys: [
    { value: sql`recipe.name`, type: 'text' },
    { value: sql`recipe.id`, type: 'uuid' },
  ],
};

export async function listRecipes(db: Db, organizationId: string, params: RecipesParams): Promise<Page<RecipeRow>> {
  const { kind, category, stationId, itemId, search } = params;
  const keyset = new Keyset(isSync(params) ? byLastChange('recipe') : byName, params.page);
  const rows = recipes(db, organizationId, params.parts)
    .select(keyset.cursorKeys)
    .where(inSync('recipe', params))
    .$if(!isSync(params) || typeof params.archived === 'boolean', (query) =>
      query.where('recipe.archivedAt', params.archived ? 'is not' : 'is', null),
    )
    .$if(Boolean(kind), (query) => query.where('recipe.kind', '=', kind ?? 'prep'))
    .$if(Boolean(category), (query) => query.where('recipe.category', '=', category ?? ''))
    .$if(Boolean(stationId), (query) => query.where(sql<boolean>`recipe.station_id::text = ${stationId}`))
    .$if(Boolean(itemId), (query) => query.where(usesItem(itemId ?? '')))
    .$if(Boolean(search), (query) =>
      query.where(sql<boolean>`strpos(${foldedNames('recipe')}, ${fold(search ?? '')}) > 0`),
    );
  return keyset.page(await keyset.cut(rows).execute());
}

/** Whether a recipe uses an item, directly or as the recipe that makes it. */
const usesItem = (itemId: string) => sql<boolean>`exists (select from recipe_ingredient part
  left join recipe maker on maker.organization_id = part.organization_id and maker.id = part.sub_recipe_id
  where part.organization_id = recipe.organization_id and part.recipe_id = recipe.id
    and ${itemId} in (part.item_id::text, maker.output_item_id::text))`;

export function findRecipes(db: Db, organizationId: string, ids: readonly string[]): Promise<RecipeRow[]> {
  return recipes(db, organizationId, wholeRecipe).where('recipe.id', 'in', ids).execute();
}

export function findRecipe(db: Db, organizationId: string, id: string): Promise<RecipeRow | undefined> {
  return recipes(db, organizationId, wholeRecipe).where('recipe.id', '=', id).executeTakeFirst();
}

/** The categories in use, in order. */
export async function listCategories(db: Db, organizationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('recipe')
    .select('category')
    .distinct()
    .where('organizationId', '=', organizationId)
    .where('archivedAt', 'is', null)
    .where('category', 'is not', null)
    .orderBy('category')
    .limit(limits.pageMax)
    .execute();
  return rows.flatMap((row) => row.category ?? []);
}

/** Items and recipes whose name, or Spanish name, contains the text, names that begin with it first. */
export async function searchIngredients(db: Db, organizationId: string, search: string): Promise<IngredientOption[]> {
  const query = fold(search);
  const result = await sql<IngredientOption>`
    select item_id, sub_recipe_id, name, unit from (
      select item.id as item_id, null::uuid as sub_recipe_id, item.name, item.unit, ${foldedNames('item')} as folded from item
      where item.organization_id = ${organizationId} and item.archived_at is null and not exists (
        select from recipe maker where maker.organization_id = item.organization_id and maker.output_item_id = item.id
          and maker.archived_at is null)
      union all
      select null, recipe.id, recipe.name, recipe.yield_unit, ${foldedNames('recipe')} from recipe
      where recipe.organization_id = ${organizationId} and recipe.archived_at is null
    ) option
    where strpos(folded, ${query}) > 0 order by not starts_with(folded, ${query}), name limit ${limits.recipeSearchResults}`.execute(
    db,
  );
  return result.rows;
}

/** Names that begin with the text, then names with a word that does, then names that contain it, then recipes with such an ingredient. */
export async function searchRecipes(db: Db, organizationId: string, search: string): Promise<RecipeSearchResult[]> {
  const query = fold(search);
  const result = await sql<RecipeSearchResult>`
    with named as materialized (
      select id, name, description, ${foldedNames('recipe')} as folded from recipe
      where organization_id = ${organizationId} and archived_at is null
    ), by_name as (
      select id, name, description,
        case when starts_with(folded, ${query}) then 0 when strpos(folded, ' ' || ${query}) > 0 then 1 else 2 end as rank
      from named where strpos(folded, ${query}) > 0
    ), ingredient as (
      select line.recipe_id as id, item.name from recipe_ingredient line
      join item on item.organization_id = line.organization_id and item.id = line.item_id
      where line.organization_id = ${organizationId} and strpos(${foldedNames('item')}, ${query}) > 0
      union all
      select line.recipe_id, by_name.name from recipe_ingredient line join by_name on by_name.id = line.sub_recipe_id
      where line.organization_id = ${organizationId}
    ), by_ingredient as (
      select id, min(name) as ingredient from ingredient group by id
    )
    select id, name, description, ingredient from (
      select id, name, description, null as ingredient, rank from by_name
      union all
      select id, name, description, ingredient, 3 from named join by_ingredient using (id)
      where id not in (select id from by_name)
    ) hit order by rank, name, id limit ${limits.recipeSearchResults}`.execute(db);
  return result.rows;
}
