import { Decimal } from 'decimal.js';
import type { RecipeWhole } from '#schema/inputs/recipes.ts';
import { type Message, msg, type Thing } from '#schema/messages.ts';
import type { OrganizationOwned } from '../../platform/database/organization-owned.ts';
import { add, type Transaction } from '../../platform/database/transaction.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import { RecipeIngredient } from './recipe-ingredient.entity.ts';
import { RecipeStep } from './recipe-step.entity.ts';
import { sortNumbers } from './sort-order.policy.ts';

interface Part extends OrganizationOwned {
  recipeId: string;
  sort: number;
}

interface GivenPart {
  readonly id?: string | null | undefined;
}

/** How one kind of part is named in a refusal. */
interface Kind {
  readonly type: new () => Part;
  readonly what: Thing;
  readonly twice: Message;
}

const ingredient: Kind = {
  type: RecipeIngredient,
  what: 'ingredient',
  twice: msg('recipe.ingredientTwice'),
};
const step: Kind = {
  type: RecipeStep,
  what: 'step',
  twice: msg('recipe.stepTwice'),
};

/**
 * Makes the recipe's ingredients and steps what was sent: a part with an id is changed where it differs, one without is
 * new, one that was not sent is removed. Throws NOT_FOUND for an id that is not of this recipe, VALIDATION_FAILED for one
 * that was sent twice.
 */
export async function saveParts(tx: Transaction, recipeId: string, { lines, steps }: RecipeWhole): Promise<void> {
  const stored = await tx.em.find(RecipeIngredient, { recipeId }, { orderBy: { sort: 'asc' } });
  const storedSteps = await tx.em.find(RecipeStep, { recipeId }, { orderBy: { sort: 'asc' } });
  savePart(tx, recipeId, ingredient, stored, lines);
  savePart(tx, recipeId, step, storedSteps, steps);
}

function savePart(
  tx: Transaction,
  recipeId: string,
  kind: Kind,
  stored: readonly Part[],
  given: readonly GivenPart[],
): void {
  const byId = new Map(stored.map((part) => [part.id, part]));
  const ids = given.flatMap(({ id }) => id ?? []);
  if (ids.some((id) => !byId.has(id))) throw notFound(kind.what);
  const sent = new Set(ids);
  if (sent.size < ids.length) throw invalid(kind.twice);
  for (const part of stored) if (!sent.has(part.id)) tx.em.remove(part);
  const sorts = sortNumbers(given.map(({ id }) => byId.get(id ?? '')?.sort ?? null));
  given.forEach(({ id, ...fields }, index) => {
    const part = byId.get(id ?? '') ?? add(tx, kind.type, { recipeId });
    change(part, { ...emptyAsNull(fields), sort: sorts[index] ?? 0 });
  });
}

/** Writes only what differs: the database pads decimals, and "1.5000" is 1.5. */
function change(part: object, fields: object): void {
  const before = new Map(Object.entries(part));
  const changed = Object.entries(fields).filter(([field, value]) => !same(field, before.get(field), value));
  Object.assign(part, Object.fromEntries(changed));
}

const decimals: readonly string[] = ['quantity', 'yieldPercent'] satisfies (keyof RecipeIngredient)[];

function same(field: string, was: unknown, is: unknown): boolean {
  if (was === is) return true;
  return decimals.includes(field) && typeof was === 'string' && typeof is === 'string' && new Decimal(was).eq(is);
}

/** What was left out or left blank is stored as nothing. */
export function emptyAsNull<T extends object>(fields: T): T {
  return Object.assign(
    {},
    fields,
    Object.fromEntries(
      Object.entries(fields)
        .filter(isBlank)
        .map(([key]) => [key, null]),
    ),
  );
}

function isBlank([, value]: [string, unknown]): boolean {
  return value === undefined || value === '';
}
