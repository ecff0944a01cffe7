import { msg } from '#schema/messages.ts';
import type { MeasureSystem } from '#schema/vocabulary.ts';
import { builtInUnit } from '#schema/units.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldError } from '../../../platform/errors.ts';
import { foldedText } from '../../../platform/imports/cell-values.ts';
import type { Importer } from '../../../platform/imports/import-kind.ts';
import { NamedRows } from '../../../platform/imports/record-input.ts';
import type { Item } from '../../inventory/items/item.entity.ts';
import { addNamedItem } from '../../inventory/items/new-named-item.writes.ts';
import type { FileLine } from './recipe-cells.writes.ts';
import type { Target } from './recipe-input.writes.ts';
import type { NamedRecipe, RecipeReferences } from './recipes-import.queries.ts';

/** Ingredients of files: recipes and items of the kitchen, and new items. */
export class IngredientMatch {
  private readonly recipes: NamedRows<NamedRecipe>;
  private readonly makers: Map<string | null, NamedRecipe>;

  constructor(
    private readonly references: RecipeReferences,
    /** The names of the recipes of the file. */
    private readonly inFile: ReadonlySet<string>,
    private readonly system: MeasureSystem,
  ) {
    // Where a dish and a prepared recipe share a name, the prepared one is the ingredient.
    const ranked = references.recipes.toSorted((one, other) => rank(one) - rank(other));
    this.recipes = new NamedRows(ranked, 'recipe', ({ nameEs, externalId }) => [nameEs, externalId]);
    this.makers = new Map(references.recipes.flatMap((row) => (row.archivedAt ? [] : [[row.outputItemId, row]])));
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
    const item = this.references.items.get(ingredient);
    const recipe = this.recipes.get(ingredient);
    if (recipe?.archivedAt === null && (!item || item.archivedAt || recipe.outputItemId === item.id)) {
      return { itemId: null, subRecipeId: recipe.id };
    }
    // A recipe of the same file that was refused, or that contains this one.
    if (!item && this.inFile.has(foldedText(ingredient))) {
      throw fieldError(field, msg('import.recipeNotImported', { name: ingredient }));
    }
    if (!item) {
      if (recipe) throw fieldError(field, msg('common.archived', { name: recipe.name }));
      return null;
    }
    if (item.archivedAt) throw fieldError(field, msg('common.archived', { name: item.name }));
    const maker = this.makerOf(item.id);
    return maker ? { itemId: null, subRecipeId: maker.id } : { itemId: item.id, subRecipeId: null };
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
