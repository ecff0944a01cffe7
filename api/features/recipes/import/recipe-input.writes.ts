import type { RecipeWhole } from '#schema/inputs/recipes.ts';
import { msg } from '#schema/messages.ts';
import { fieldError } from '../../../platform/errors.ts';
import type { ImportResult } from '../../../platform/imports/import-kind.ts';
import type { RecipeView } from '../recipe.view.ts';
import type { FileLine, FileRecipe } from './recipe-cells.writes.ts';
import { matchedSteps } from './recipe-whole.policy.ts';

/** What an ingredient is. */
export interface Target {
  readonly itemId: string | null;
  readonly subRecipeId: string | null;
}

/** An ingredient of a file as the input has it; what its row does not say stays as it is. */
export function lineInput(
  { cells, place }: FileLine,
  { itemId, subRecipeId }: Target,
  before: RecipeView['ingredients'][number] | null,
): RecipeWhole['lines'][number] {
  const { quantity = before?.quantity, unit = before?.unit } = cells;
  if (quantity === undefined) throw fieldError(`${place}.quantity`, msg('import.lineQuantity'));
  if (unit === undefined) throw fieldError(`${place}.unit`, msg('field.unit'));
  return {
    id: before?.id,
    itemId,
    subRecipeId,
    quantity,
    unit,
    prepAction: cells.prepAction ?? before?.prepAction,
    yieldPercent: cells.yieldPercent ?? before?.yieldPercent,
    note: cells.note ?? before?.note,
  };
}

/** A file that only says how many it serves yields that many portions, unless the recipe's yield is a measure. */
export function servedYield({ whole }: FileRecipe, stored?: RecipeWhole): Partial<RecipeWhole> {
  const { yieldQuantity, yieldUnit = stored?.yieldUnit ?? 'portion', portions } = whole;
  if (yieldQuantity !== undefined || yieldUnit !== 'portion' || portions == null) return {};
  return { yieldQuantity: portions, yieldUnit };
}

/** A dish has a price or a code at the till. */
export function newRecipe(read: FileRecipe, lines: RecipeWhole['lines']): unknown {
  const { whole, steps } = read;
  const isDish = whole.menuPrice != null || (whole.pluCodes ?? []).length > 0;
  return {
    kind: isDish ? 'menu' : 'prep',
    ...servedYield(read),
    ...whole,
    lines,
    steps: steps.map(({ text = '', cells }) => ({ text, ...cells })),
  };
}

/** The steps of a file with the ids of the stored ones; the stored ones when it has none. */
export function stepsOf({ steps }: FileRecipe, stored: RecipeWhole): Pick<RecipeWhole, 'steps'> {
  if (steps.length === 0) return { steps: stored.steps };
  const matched = matchedSteps(
    steps.map(({ text }) => text),
    stored.steps,
  );
  return {
    steps: steps.map(({ text, cells }, index) => {
      const before = matched[index];
      return { ...before, text: text ?? before?.text ?? '', ...cells };
    }),
  };
}

const columnNames: Readonly<Record<string, string>> = {
  station: 'stationId',
  makes: 'outputItemId',
  yield: 'yieldQuantity',
  ingredients: 'ingredient',
  steps: 'step',
  stepsEs: 'stepEs',
};

/** The changes of the audit log by the columns of the file; lists as text. */
export function columnsOf(changes: ImportResult['changes']): ImportResult['changes'] {
  const shown = (value: unknown) => (Array.isArray(value) ? value.filter((each) => each !== null).join('; ') : value);
  return Object.fromEntries(
    Object.entries(changes).map(([field, [before, after]]) => [
      columnNames[field] ?? field,
      [shown(before), shown(after)] as const,
    ]),
  );
}
