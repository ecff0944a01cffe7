import { sql } from 'kysely';
import type { TcsClass } from '#schema/vocabulary.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { lockStocks, snapshot } from '../../inventory/stock/item-stock.writes.ts';
import { editedItem } from '../../inventory/stock/stock.notifications.ts';
import { RecipeIngredient } from '../parts/recipe-ingredient.entity.ts';

/** What a recipe is made of: an item, or what another recipe makes. */
interface Part {
  readonly itemId?: string | null | undefined;
  readonly subRecipeId?: string | null | undefined;
}

/** Why food becomes cold: items that have become TCS food, or a dish that contains some now. */
interface Cause {
  readonly itemIds?: readonly string[];
  readonly dishId?: string | null;
}

/**
 * The food safety class of what is made of these parts: cold when one of them is TCS food (FDA Food Code 2022, 1-201.10), or
 * contains it as a dish that is no item. Items count with their own class, which somebody may have set. `except`: what does not
 * count. Flush first.
 */
export async function classOfMade(
  tx: Transaction,
  parts: readonly Part[],
  { itemIds: exceptItems = [], dishId: exceptDish = null }: Cause = {},
): Promise<TcsClass> {
  const itemIds = parts.flatMap(({ itemId }) => itemId ?? []);
  const recipeIds = parts.flatMap(({ subRecipeId }) => subRecipeId ?? []);
  const { rows } = await sql<{ found: boolean }>`
    with recursive inside (item_id, recipe_id) as (
      (select id, null::uuid from unnest(${itemIds}::uuid[]) id union all select null, id from unnest(${recipeIds}::uuid[]) id)
      union
      select line.item_id, line.sub_recipe_id from inside
      join recipe on recipe.organization_id = ${tx.organizationId} and recipe.id = inside.recipe_id
        and recipe.output_item_id is null and recipe.id is distinct from ${exceptDish}::uuid
      join recipe_ingredient line on line.organization_id = recipe.organization_id and line.recipe_id = recipe.id
    )
    select exists (
      select from inside
      left join recipe on recipe.organization_id = ${tx.organizationId} and recipe.id = inside.recipe_id
      join item on item.organization_id = ${tx.organizationId}
        and item.id = case when inside.item_id is null then recipe.output_item_id else inside.item_id end
      where item.tcs_class <> 'none' and item.id <> all(${exceptItems}::uuid[])
    ) as found`.execute(tx.db);
  return rows[0]?.found === true ? 'cold' : 'none';
}

/**
 * Makes cold what a changed recipe makes, when its parts contain TCS food and those before did not. A dish makes no item: what
 * contains it does.
 */
export async function reclassifyMade(
  tx: Transaction,
  recipe: { readonly id: string; readonly outputItemId: string | null },
  before: TcsClass,
  parts: readonly Part[],
): Promise<void> {
  if (before !== 'none' || (await classOfMade(tx, parts)) === 'none') return;
  const made = recipe.outputItemId === null ? await newlyCold(tx, { dishId: recipe.id }) : [recipe.outputItemId];
  await classifyMadeOf(tx, await makeCold(tx, made));
}

/**
 * Makes cold what is made of items that have just become TCS food, and what is made of that. What contained other TCS food
 * before keeps the class that somebody gave it.
 */
export async function classifyMadeOf(tx: Transaction, itemIds: readonly string[]): Promise<void> {
  await tx.em.flush();
  for (let changed = itemIds; changed.length > 0;)
    changed = await makeCold(tx, await newlyCold(tx, { itemIds: changed }));
}

/** Gives items without a food safety class the class cold, and records it. Resolves to their ids. */
async function makeCold(tx: Transaction, itemIds: readonly string[]): Promise<string[]> {
  const stocks = await lockStocks(tx, itemIds);
  const made = [...stocks.values()].filter(({ item }) => item.tcsClass === 'none');
  for (const { item } of made) item.tcsClass = 'cold';
  await tx.em.flush();
  for (const stock of made) {
    const { item } = stock;
    const live = {
      type: 'INVENTORY_UPDATED',
      data: editedItem(item, snapshot(stock, tx.now).usable.toNumber()),
    } as const;
    const changes = { tcsClass: ['none', item.tcsClass] };
    tx.record({ action: 'item.updated', entity: 'Item', entityId: item.id, changes, live });
  }
  return made.map(({ item }) => item.id);
}

/**
 * The items of recipes, without a class, that contain TCS food only since these items, or the parts of this dish, are: directly, in
 * what is made of them, or in a dish.
 */
async function newlyCold(tx: Transaction, cause: Cause): Promise<string[]> {
  const { itemIds = [], dishId = null } = cause;
  const { rows } = await sql<{ id: string; itemId: string }>`
    with recursive containing (id) as (
      select line.recipe_id from recipe_ingredient line
      left join recipe sub on sub.organization_id = line.organization_id and sub.id = line.sub_recipe_id
      where line.organization_id = ${tx.organizationId} and (line.item_id = any(${itemIds}::uuid[])
        or sub.output_item_id = any(${itemIds}::uuid[]) or line.sub_recipe_id = ${dishId}::uuid)
      union
      select line.recipe_id from containing
      join recipe dish on dish.organization_id = ${tx.organizationId} and dish.id = containing.id
        and dish.output_item_id is null
      join recipe_ingredient line on line.organization_id = dish.organization_id and line.sub_recipe_id = dish.id
    )
    select recipe.id, made.id as item_id from containing
    join recipe on recipe.organization_id = ${tx.organizationId} and recipe.id = containing.id
    join item made on made.organization_id = recipe.organization_id and made.id = recipe.output_item_id
    where made.tcs_class = 'none'`.execute(tx.db);
  const found: string[] = [];
  for (const { id, itemId } of rows) {
    const parts = await tx.em.find(RecipeIngredient, { recipeId: id });
    if ((await classOfMade(tx, parts, cause)) === 'none') found.push(itemId);
  }
  return found;
}
