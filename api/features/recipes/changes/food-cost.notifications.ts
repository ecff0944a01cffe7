import { Decimal } from 'decimal.js';
import { overTargetPlaces } from '#schema/food-cost.ts';
import { listOf, type Message, msg } from '#schema/messages.ts';
import { managers } from '#schema/permissions.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { notify } from '../../notifications/notification.writes.ts';
import { type TargetedRecipe, targetedRecipes } from './food-cost.queries.ts';

/** How many dishes a notification names. */
const NAMED = 3;

/**
 * Notifies managers of recipes whose food cost has passed its target: once, and again only after it was not
 * above it in between. Several at once are one notification. While a cost is unknown, nothing changes.
 */
export async function notifyOverTarget(tx: Transaction): Promise<void> {
  await tx.em.flush();
  const recipes = await targetedRecipes(tx.db, tx.organizationId);
  const passed = recipes.filter(({ cost, overTargetSince }) => cost.overTarget === true && overTargetSince === null);
  const ended = recipes.filter((recipe) => recipe.overTargetSince !== null && isBelow(recipe));
  if (ended.length > 0) await setOver(tx, ended, null);
  const changed = passed.length > 0 ? await setOver(tx, passed, tx.now) : new Set();
  // Another transaction may have notified of the others in the meantime.
  const crossing = passed.filter(({ id }) => changed.has(id));
  const [first] = crossing;
  if (!first) return;
  await notify(tx, {
    type: 'other',
    topic: 'food_cost',
    priority: 'medium',
    ...(crossing.length === 1 ? oneOver(first) : severalOver(crossing)),
    audience: { roles: managers },
    dedupeKey: `food_cost:${first.id}:${tx.now.toISOString()}`,
  });
}

/** Not above the target, or without a target or a price to compare with. */
function isBelow({ cost, target, menuPrice }: TargetedRecipe): boolean {
  return cost.overTarget === false || target === null || !menuPrice;
}

/** Only rows that change, so that of two transactions at once one notifies. The version of the recipe stays: nobody edited it. */
async function setOver(tx: Transaction, recipes: readonly TargetedRecipe[], since: Date | null): Promise<Set<string>> {
  const rows = await tx.db
    .updateTable('recipe')
    .set({ overTargetSince: since })
    .where('organizationId', '=', tx.organizationId)
    .where(
      'id',
      'in',
      recipes.map(({ id }) => id),
    )
    .where('overTargetSince', since === null ? 'is not' : 'is', null)
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

function oneOver(recipe: TargetedRecipe) {
  return {
    title: overTitle(recipe),
    message: msg('recipe.overTarget', { target: shown(recipe).target }),
    about: { type: 'recipe', id: recipe.id } as const,
  };
}

function severalOver(recipes: readonly TargetedRecipe[]): { readonly title: Message; readonly message: Message } {
  const named = recipes.slice(0, NAMED).map(overTitle);
  return {
    title: msg('recipe.severalOverTarget', { count: recipes.length }),
    message: listOf(named, recipes.length - named.length),
  };
}

const overTitle = (recipe: TargetedRecipe): Message =>
  msg('recipe.foodCostIs', { name: recipe.name, percent: shown(recipe).percent });

function shown({ cost, target }: TargetedRecipe): { readonly percent: string; readonly target: string } {
  const [percent, limit] = [cost.foodCostPercent ?? '0', target ?? '0'];
  const places = overTargetPlaces(percent, limit);
  const rounded = (figure: string) => new Decimal(figure).toDecimalPlaces(places, Decimal.ROUND_HALF_UP).toFixed();
  return { percent: rounded(percent), target: rounded(limit) };
}
