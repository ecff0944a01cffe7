import type { DemoKitchen } from '../../../platform/demo/demo-kitchen.ts';
import type { DemoPart } from '../../../platform/demo/demo-part.ts';
import { add } from '../../../platform/database/transaction.ts';
import { Item } from '../../inventory/items/item.entity.ts';
import { ItemCategory } from '../../item-categories/item-category.entity.ts';
import { Station } from '../../stations/station.entity.ts';
import { StorageLocation } from '../../stations/storage-location.entity.ts';
import { RecipeIngredient } from '../parts/recipe-ingredient.entity.ts';
import { RecipeStep } from '../parts/recipe-step.entity.ts';
import { Recipe } from '../recipe.entity.ts';
import { menuRecipes } from './menu-recipes.demo.ts';
import { prepRecipes } from './prep-recipes.demo.ts';
import { preparedItems, type PreparedSeed } from './prepared.demo.ts';
import type { RecipeSeed } from './recipe-seed.demo.ts';

/** The recipes of prepared items with what they make, and the menu. */
export const recipesDemo: DemoPart = {
  needs: [Item, ItemCategory, Station, StorageLocation],
  rows: (demo) => {
    for (const seed of preparedItems) addPrepared(demo, seed);
    for (const recipe of prepRecipes) addContent(demo, demo.row(Recipe, recipe.name), recipe);
    for (const recipe of menuRecipes) addContent(demo, addMenuRecipe(demo, recipe), recipe);
  },
};

function addPrepared(demo: DemoKitchen, seed: PreparedSeed): void {
  const source = prepRecipes.find((recipe) => recipe.name === seed.name);
  if (!source) throw new Error(`The demo data has no recipe for ${seed.name}.`);
  const item = demo.add(Item, seed.name, {
    name: seed.name,
    categoryId: demo.idOf(ItemCategory, 'prepared'),
    kind: 'prep',
    unit: seed.unit,
    tcsClass: 'cold',
    storageLocationId: demo.idOf(StorageLocation, 'Walk-in'),
    shelfLifeHours: seed.shelfLifeHours,
  });
  demo.add(Recipe, seed.name, {
    name: seed.name,
    description: source.description,
    kind: 'prep',
    category: source.category,
    stationId: demo.idOf(Station, seed.station),
    outputItemId: item.id,
    yieldQuantity: seed.yieldQuantity,
    yieldUnit: seed.unit,
    prepMinutes: seed.leadMinutes,
    shelfLifeHours: seed.shelfLifeHours,
  });
}

function addMenuRecipe(demo: DemoKitchen, recipe: RecipeSeed): Recipe {
  return demo.add(Recipe, recipe.name, {
    name: recipe.name,
    description: recipe.description,
    kind: 'menu',
    category: 'Menu',
    stationId: demo.idOf(Station, recipe.category),
    yieldQuantity: '1',
    yieldUnit: 'portion',
    prepMinutes: 12,
    menuPrice: recipe.menu?.price ?? null,
    targetFoodCostPercent: recipe.menu?.target ?? null,
  });
}

function addContent(demo: DemoKitchen, recipe: Recipe, source: RecipeSeed): void {
  source.lines.forEach(([what, quantity, unit, prepAction], sort) => {
    const isPrepared = preparedItems.some(({ name }) => name === what);
    add(demo.tx, RecipeIngredient, {
      recipeId: recipe.id,
      sort,
      itemId: isPrepared ? null : demo.idOf(Item, what),
      subRecipeId: isPrepared ? demo.idOf(Recipe, what) : null,
      quantity,
      unit,
      prepAction: prepAction ?? null,
    });
  });
  source.steps.forEach(([text, textEs, minutes], sort) => {
    add(demo.tx, RecipeStep, { recipeId: recipe.id, sort, text, textEs, minutes: minutes ?? null });
  });
}
