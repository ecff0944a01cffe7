import { createRecipe, type RecipeWhole } from '#schema/inputs/recipes.ts';
import { msg } from '#schema/messages.ts';
import { changesBetween } from '../../../platform/database/changes.ts';
import { lockNames } from '../../../platform/database/name-available.ts';
import type { TouchedRow } from '../../../platform/database/touched-row.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { fieldError } from '../../../platform/errors.ts';
import type {
  ImportedRow,
  Importer,
  ImportKind,
  ImportNote,
  ImportResult,
  ImportRun,
} from '../../../platform/imports/import-kind.ts';
import { matchKey } from '../../../platform/database/import-match.ts';
import { parseRecord } from '../../../platform/imports/record-input.ts';
import { MatchedRows, namedOnce } from '../../../platform/imports/matched-rows.ts';
import { Item } from '../../inventory/items/item.entity.ts';
import { findKitchen } from '../../organizations/organizations.queries.ts';
import { describeRecipe } from '../changes/recipe-changes.policy.ts';
import { addRecipe, replaceRecipe } from '../changes/recipe-saving.writes.ts';
import { lockNesting, reloadRecipe } from '../changes/recipe.writes.ts';
import { Recipe } from '../recipe.entity.ts';
import type { RecipeView } from '../recipe.view.ts';
import { openRecipeFile } from '../import-files/recipe-files.queries.ts';
import { chosenIngredients } from './ingredient-choices.writes.ts';
import { IngredientMatch } from './ingredient-match.writes.ts';
import { type FileLine, type FileRecipe, RecipeReader } from './recipe-cells.writes.ts';
import { lineColumns, stepColumns, wholeColumns } from './recipe-columns.data.ts';
import { columnsOf, lineInput, newRecipe, servedYield, stepsOf, type Target } from './recipe-input.writes.ts';
import { refusedAtLine, refusedAtRows } from './recipe-refusals.writes.ts';
import { recipeName, recipeRecords } from './recipe-records.writes.ts';
import { portionsBeside } from '../book/batch-share.policy.ts';
import { isSameWhole, wholeOf } from './recipe-whole.policy.ts';
import {
  exportedRecipes,
  type NamedRecipe,
  type RecipeReferences,
  recipeReferences,
} from './recipes-import.queries.ts';
import { undoRecipe } from './recipes-import-undo.writes.ts';

/**
 * Recipes from a file: a row for each ingredient or step. A recipe is matched by its id, its external id or its name; empty
 * cells change nothing, and what a file lists of ingredients or steps replaces all of them. Ingredients are recipes and items
 * of the kitchen; an unknown one becomes an item whose cost and allergens are unknown.
 */
export const recipesImport: ImportKind = {
  name: 'recipes',
  permission: 'recipes.update',
  readPermissions: ['recipes.read', 'recipes.costs'],
  columns: [...wholeColumns, ...lineColumns, ...stepColumns],
  openFile: openRecipeFile,
  recordsOf: recipeRecords,
  keysOf: namedOnce,
  chosenTargets: chosenIngredients,
  start: async (tx, importer, keep, records, choices) => {
    if (keep) await lockNames(tx);
    await lockNesting(tx);
    const references = await recipeReferences(tx.db, tx.organizationId);
    const { measureSystem } = await findKitchen(tx);
    const ingredients = records.flat().flatMap(({ cells }) => cells['ingredient'] ?? []);
    const names = { recipes: new Set(records.map(recipeName)), ingredients };
    return new RecipesRun(tx, importer, references, new IngredientMatch(references, names, choices, measureSystem));
  },
  undo: undoRecipe,
  rows: exportedRecipes,
};

/** What the ingredients of a record become. */
interface Lines {
  readonly lines: RecipeWhole['lines'];
  /** Items that were created for them, and the rows that name them. */
  readonly created: readonly { readonly item: Item; readonly place: number }[];
}

class RecipesRun implements ImportRun {
  private readonly reader: RecipeReader;
  private readonly stored: MatchedRows<NamedRecipe>;
  /** The ingredients of the records that were written. */
  private readonly named = new Set<string>();

  constructor(
    private readonly tx: Transaction,
    private readonly importer: Importer,
    private readonly references: RecipeReferences,
    private readonly ingredients: IngredientMatch,
  ) {
    this.reader = new RecipeReader(importer, references);
    this.stored = new MatchedRows(references.recipes);
  }

  async write(rows: readonly ImportedRow[]): Promise<ImportResult> {
    const [first] = rows;
    if (!first) throw new Error('A record has at least one row.');
    const read = this.reader.read(rows);
    const known = this.stored.of(first);
    const result = await (known ? this.change(known, read) : this.create(read));
    return { ...result, matches: this.matchesOf(read) };
  }

  /** The ingredients that no earlier record names. */
  private matchesOf({ lines }: FileRecipe): ImportResult['matches'] {
    return lines.flatMap(({ place, ingredient }) => {
      const match = this.ingredients.matchOf(ingredient);
      if (!match || this.named.has(matchKey(ingredient))) return [];
      this.named.add(matchKey(ingredient));
      return [{ place, match }];
    });
  }

  private async create(read: FileRecipe): Promise<ImportResult> {
    const { lines, created } = await this.linesOf(read, []);
    const input = await refusedAtRows(read, async () => parseRecord(createRecipe, newRecipe(read, lines)));
    const row = await refusedAtRows(read, () => addRecipe(this.tx, input, 'recipe.created'));
    return this.result('new', row, { before: {}, created, touched: { before: null } });
  }

  private async change(known: NamedRecipe, read: FileRecipe): Promise<ImportResult> {
    const before = await reloadRecipe(this.tx, known.id);
    const whole = wholeOf(before);
    const { lines, created } = await this.linesOf(read, before.ingredients);
    const fields = { ...whole, ...read.whole, ...servedYield(read, whole) };
    const input = {
      ...fields,
      portions: await refusedAtRows(read, async () => portionsBeside(fields)),
      lines: read.lines.length === 0 ? whole.lines : lines,
      ...stepsOf(read, whole),
    };
    if (isSameWhole(whole, input)) {
      return { outcome: 'same', name: before.name, entityId: before.id, changes: {}, touched: [] };
    }
    if (known.archivedAt) throw fieldError('name', msg('common.archived', { name: known.name }));
    const recipe = await find(this.tx, Recipe, 'recipe', known.id, { lock: true });
    const parsed = await refusedAtRows(read, async () => parseRecord(createRecipe, input));
    const row = await refusedAtRows(read, () => replaceRecipe(this.tx, recipe, parsed, { action: 'recipe.updated' }));
    return this.result('changed', row, { before: describeRecipe(before), created, touched: { before: { ...whole } } });
  }

  private async result(
    outcome: 'new' | 'changed',
    row: RecipeView,
    { before, created, touched }: Written,
  ): Promise<ImportResult> {
    const { id, name, version, outputItemId } = row;
    const items = created.map(({ item }) => item);
    const output = outputItemId !== null && !this.references.items.get(outputItemId) ? outputItemId : null;
    const made = output === null ? [] : [await find(this.tx, Item, 'item', output)];
    // Only now: a refused recipe leaves no items for later ones.
    this.ingredients.addItems([...items, ...made]);
    this.ingredients.addRecipe(row);
    const newItems = [...items, ...made].map((item) => ({ entity: 'Item', ...namedVersion(item), before: null }));
    return {
      outcome,
      name,
      entityId: id,
      changes: columnsOf(changesBetween(before, describeRecipe(row))),
      touched: [...newItems, { entity: 'Recipe', id, name, version, ...touched }],
      notes: created.map(({ item, place }): ImportNote => ({
        place,
        message: msg('import.createsItem', { name: item.name }),
      })),
    };
  }

  /** The ingredients of a record; a stored one keeps its id, and what the file does not say of it. */
  private async linesOf(read: FileRecipe, stored: RecipeView['ingredients']): Promise<Lines> {
    const left = [...stored];
    const created: { item: Item; place: number }[] = [];
    const lines: RecipeWhole['lines'][number][] = [];
    for (const line of read.lines) {
      const before = this.storedLine(line, left);
      if (before) left.splice(left.indexOf(before), 1);
      lines.push(lineInput(line, before ?? (await this.newLine(line, created)), before ?? null));
    }
    return { lines, created };
  }

  private storedLine(line: FileLine, left: RecipeView['ingredients']): RecipeView['ingredients'][number] | undefined {
    const isChosen = this.ingredients.isChosen(line.ingredient);
    const named = isChosen ? undefined : left.find(({ name }) => matchKey(name) === matchKey(line.ingredient));
    if (named || left.length === 0) return named;
    const target = this.ingredients.targetOf(line);
    return left.find(({ itemId, subRecipeId, madeBy }) => {
      if (target === null) return false;
      return target.subRecipeId === null
        ? itemId === target.itemId
        : [subRecipeId, madeBy].includes(target.subRecipeId);
    });
  }

  private async newLine(line: FileLine, created: { item: Item; place: number }[]): Promise<Target> {
    const target = this.ingredients.targetOf(line);
    if (target) return target;
    const again = created.find(({ item }) => matchKey(item.name) === matchKey(line.ingredient));
    if (again) return { itemId: again.item.id, subRecipeId: null };
    const item = await refusedAtLine(line.place, () => this.ingredients.create(this.tx, this.importer, line));
    created.push({ item, place: line.place });
    return { itemId: item.id, subRecipeId: null };
  }
}

interface Written {
  readonly before: object;
  readonly created: Lines['created'];
  readonly touched: Pick<TouchedRow, 'before'>;
}

const namedVersion = ({ id, name, version }: Item) => ({ id, name, version });
