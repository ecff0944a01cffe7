import { msg } from '#schema/messages.ts';
import type { MeasureSystem } from '#schema/vocabulary.ts';
import { builtInUnit } from '#schema/units.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldError } from '../../../platform/errors.ts';
import { foldedText } from '../../../platform/imports/cell-values.ts';
import type { Importer } from '../../../platform/imports/import-kind.ts';
import { type Choices, type ImportMatch, matchKey, type MatchTarget } from '../../../platform/database/import-match.ts';
import { NamedRows } from '../../../platform/imports/record-input.ts';
import type { Item } from '../../inventory/items/item.entity.ts';
import { addNamedItem } from '../../inventory/items/new-named-item.writes.ts';
import type { FileLine } from './recipe-cells.writes.ts';
import type { Target } from './recipe-input.writes.ts';
import type { NamedRecipe, RecipeReferences } from './recipes-import.queries.ts';
import { similarKey } from '../../../platform/imports/similar-key.ts';

/** What a file writes of ingredients. */
interface FileNames {
  /** The names of the recipes of the file. */
  readonly recipes: ReadonlySet<string>;
  readonly ingredients: readonly string[];
}

/** Ingredients of files: recipes and items of the kitchen, and new items. */
export class IngredientMatch {
  private readonly recipes: NamedRows<NamedRecipe>;
  private readonly makers: Map<string | null, NamedRecipe>;
  /** What each ingredient of the file was before anything of it was written. */
  private readonly matches: ReadonlyMap<string, ImportMatch>;

  constructor(
    private readonly references: RecipeReferences,
    private readonly names: FileNames,
    private readonly choices: Choices,
    private readonly system: MeasureSystem,
  ) {
    // Where a dish and a prepared recipe share a name, the prepared one is the ingredient.
    const ranked = references.recipes.toSorted((one, other) => rank(one) - rank(other));
    this.recipes = new NamedRows(ranked, 'recipe', ({ nameEs, externalId }) => [nameEs, externalId]);
    this.makers = new Map(references.recipes.flatMap((row) => (row.archivedAt ? [] : [[row.outputItemId, row]])));
    this.matches = this.matchesOf(names.ingredients);
  }

  private matchesOf(ingredients: readonly string[]): ReadonlyMap<string, ImportMatch> {
    const similar = new Map<string, MatchTarget>();
    for (const row of this.recipes.values()) {
      if (!row.archivedAt) similar.set(similarKey(row.name), { itemId: null, subRecipeId: row.id, name: row.name });
    }
    for (const row of this.references.items.values()) {
      if (!row.archivedAt) similar.set(similarKey(row.name), this.asIngredient(row));
    }
    const matches = new Map<string, ImportMatch>();
    for (const name of ingredients) {
      if (!matches.has(matchKey(name))) matches.set(matchKey(name), this.firstMatch(name, similar));
    }
    return matches;
  }

  private firstMatch(name: string, similar: ReadonlyMap<string, MatchTarget>): ImportMatch {
    const named = this.named(name);
    if (named) return { name, found: this.isExact(name, named) ? 'same' : 'similar', target: named };
    const none = { itemId: null, subRecipeId: null };
    if (this.names.recipes.has(foldedText(name))) return { name, found: 'file', target: { ...none, name } };
    const target = similar.get(similarKey(name));
    return target ? { name, found: 'similar', target } : { name, found: 'new', target: { ...none, name: null } };
  }

  /** The item or recipe of this name that is not archived. */
  private named(name: string): MatchTarget | null {
    const item = this.references.items.get(name);
    const recipe = this.recipes.get(name);
    if (recipe?.archivedAt === null && (!item || item.archivedAt || recipe.outputItemId === item.id)) {
      return { itemId: null, subRecipeId: recipe.id, name: recipe.name };
    }
    return item && !item.archivedAt ? this.asIngredient(item) : null;
  }

  /** An item that a recipe makes is that recipe. */
  private asIngredient({ id, name }: { readonly id: string; readonly name: string }): MatchTarget {
    const maker = this.makerOf(id);
    return { itemId: maker ? null : id, subRecipeId: maker?.id ?? null, name };
  }

  private isExact(name: string, { itemId, subRecipeId }: MatchTarget): boolean {
    const item = this.references.items.getExact(name);
    const isItem = item !== null && (item.id === itemId || this.makerOf(item.id)?.id === subRecipeId);
    return isItem || this.recipes.getExact(name)?.id === subRecipeId;
  }

  /** What an ingredient of the file was found to be. */
  matchOf(ingredient: string): ImportMatch | null {
    return this.matches.get(matchKey(ingredient)) ?? null;
  }

  /** Whether a person chose what an ingredient is. */
  isChosen(ingredient: string): boolean {
    return this.choices.has(matchKey(ingredient));
  }

  /** A recipe that was written, so that later ones find it. */
  addRecipe(recipe: NamedRecipe): void {
    this.recipes.add(recipe);
    this.makers.set(recipe.outputItemId, recipe);
  }

  addItems(items: readonly Item[]): void {
    for (const item of items) this.references.items.add(item);
  }

  /** The recipe that makes an item; null when none does. */
  makerOf(itemId: string): NamedRecipe | null {
    return this.makers.get(itemId) ?? null;
  }

  /** What an ingredient names; null for one that the kitchen does not have. Throws VALIDATION_FAILED. */
  targetOf({ place, ingredient }: FileLine): Target | null {
    const field = `${place}.ingredient`;
    const choice = this.choices.get(matchKey(ingredient));
    if (choice) return this.chosen(field, ingredient, choice);
    const match = this.matchOf(ingredient);
    if (match?.found === 'similar') return match.target;
    const named = this.named(ingredient);
    if (named) return named;
    const archived = this.references.items.get(ingredient) ?? this.recipes.get(ingredient);
    // A recipe of the same file that was refused, or that contains this one.
    if (!this.references.items.get(ingredient) && this.names.recipes.has(foldedText(ingredient))) {
      throw fieldError(field, msg('import.recipeNotImported', { name: ingredient }));
    }
    if (archived) throw fieldError(field, msg('common.archived', { name: archived.name }));
    return null;
  }

  private chosen(field: string, ingredient: string, { itemId, subRecipeId }: MatchTarget): Target | null {
    const rows = subRecipeId === null ? this.references.items : this.recipes;
    const id = subRecipeId ?? itemId;
    if (id !== null) {
      const row = rows.need(field, id);
      return subRecipeId === null ? this.asIngredient(row) : { itemId: null, subRecipeId };
    }
    // A new item, which an earlier recipe of the file may have created.
    const created = this.references.items.getExact(ingredient);
    return created && this.matchOf(ingredient)?.found !== 'same' ? { itemId: created.id, subRecipeId: null } : null;
  }

  /** A new item for an ingredient that nothing here is called. */
  create(tx: Transaction, importer: Importer, { ingredient, cells }: FileLine): Promise<Item> {
    const unit = cells.unit === undefined ? undefined : this.stockUnit(cells.unit);
    return addNamedItem(tx, importer, { name: ingredient, unit, kind: 'raw' });
  }

  /** Recipes measure in spoons and grams; stock is kept in the larger unit of the kitchen's system. */
  private stockUnit(unit: string): string {
    const isMetric = this.system === 'metric';
    const dimension = builtInUnit(unit)?.dimension;
    if (dimension === 'mass') return isMetric ? 'kg' : 'lb';
    if (dimension === 'volume') return isMetric ? 'l' : 'qt';
    return unit === 'dozen' ? 'ea' : unit;
  }
}

function rank({ kind }: NamedRecipe): number {
  return kind === 'menu' ? 0 : 1;
}
