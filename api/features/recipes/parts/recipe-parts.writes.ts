import { assignChanges } from '../../../platform/database/changes.ts';
import type { RecipeWhole } from '#schema/inputs/recipes.ts';
import { type Message, msg, type Thing } from '#schema/messages.ts';
import type { OrganizationOwned } from '../../../platform/database/organization-owned.ts';
import { add, type Transaction } from '../../../platform/database/transaction.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import { RecipeIngredient } from './recipe-ingredient.entity.ts';
import { RecipeStep } from './recipe-step.entity.ts';
import { sortNumbers } from './sort-order.policy.ts';

interface Part extends OrganizationOwned {
  recipeId: string;
  sort: number;
}

interface PartInput {
  readonly id?: string | null | undefined;
}

/** One kind of part, with its words for errors. */
interface Kind {
  readonly type: new () => Part;
  readonly what: Thing;
  readonly duplicate: Message;
}

const ingredient: Kind = {
  type: RecipeIngredient,
  what: 'ingredient',
  duplicate: msg('recipe.ingredientTwice'),
};
const step: Kind = {
  type: RecipeStep,
  what: 'step',
  duplicate: msg('recipe.stepTwice'),
};

/**
 * Replaces the recipe's ingredients and steps with the input: updates parts with an id, adds parts without one, removes all
 * others. Throws NOT_FOUND for an id of another recipe, VALIDATION_FAILED for a duplicate id.
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
  inputs: readonly PartInput[],
): void {
  const byId = new Map(stored.map((part) => [part.id, part]));
  const ids = inputs.flatMap(({ id }) => id ?? []);
  if (ids.some((id) => !byId.has(id))) throw notFound(kind.what);
  const sent = new Set(ids);
  if (sent.size < ids.length) throw invalid(kind.duplicate);
  for (const part of stored) if (!sent.has(part.id)) tx.em.remove(part);
  const sorts = sortNumbers(inputs.map(({ id }) => byId.get(id ?? '')?.sort ?? null));
  inputs.forEach(({ id, ...fields }, index) => {
    const part = byId.get(id ?? '') ?? add(tx, kind.type, { recipeId });
    const values = { ...emptyAsNull(fields), sort: sorts[index] ?? 0 };
    // A step that is only written in Spanish has an empty English text.
    assignChanges<object>(part, 'text' in values ? { ...values, text: values.text ?? '' } : values, decimals);
  });
}

const decimals: readonly string[] = ['quantity', 'yieldPercent'] satisfies (keyof RecipeIngredient)[];

/** Stores missing and blank fields as null. */
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
