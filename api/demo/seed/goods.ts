import { Item } from '../../features/inventory/items/item.entity.ts';
import { PrepItem } from '../../features/prep/par-sheet/prep-item.entity.ts';
import { RecipeIngredient } from '../../features/recipes/parts/recipe-ingredient.entity.ts';
import { RecipeStep } from '../../features/recipes/parts/recipe-step.entity.ts';
import { Recipe } from '../../features/recipes/recipe.entity.ts';
import { add } from '../../platform/database/transaction.ts';
import { at, type Demo, STOCK_DAYS, idOf } from './demo.ts';
import { items as itemData } from './items-data.ts';
import { menuRecipes } from './menu-data.ts';
import { prepItems, type PrepSeed } from './prep-data.ts';
import type { RecipeSeed } from './recipe-seed.ts';
import { prepRecipes } from './recipes-data.ts';

/** Purchased and prepared items, by name. */
export interface Goods {
  readonly raw: ReadonlyMap<string, Item>;
  readonly prepared: ReadonlyMap<string, PreparedGood>;
}

export interface PreparedGood {
  readonly seed: PrepSeed;
  readonly item: Item;
  readonly recipe: Recipe;
  readonly prepItem: PrepItem;
}

const DENSITIES: Readonly<Record<string, string>> = {
  'Olive oil': '0.915',
  Flour: '0.53',
  Sugar: '0.85',
  'Heavy cream': '1.01',
  'Whole milk': '1.03',
};

/** How long frozen stock keeps, and after it is thawed. */
const THAWED: Readonly<Record<string, Partial<Item>>> = {
  'Prawn 16/20': { frozenShelfLifeHours: 2_160, thawedShelfLifeHours: 48 },
  'Pork belly': { frozenShelfLifeHours: 2_160, thawedShelfLifeHours: 48 },
};

export function makeGoods(demo: Demo): Goods {
  const raw = makeRaw(demo);
  const prepared = makePrepared(demo);
  const goods = { raw, prepared };
  for (const recipe of prepRecipes) addContent(demo, goods, preparedGood(goods, recipe.name).recipe, recipe);
  for (const recipe of menuRecipes) addContent(demo, goods, addMenuRecipe(demo, recipe), recipe);
  return goods;
}

export function rawItem(goods: Goods, name: string): Item {
  const item = goods.raw.get(name);
  if (!item) throw new Error(`The demo data has no item ${name}.`);
  return item;
}

export function preparedGood(goods: Goods, name: string): PreparedGood {
  const good = goods.prepared.get(name);
  if (!good) throw new Error(`The demo data has no prepared ${name}.`);
  return good;
}

function makeRaw(demo: Demo): Map<string, Item> {
  const made = new Map<string, Item>();
  for (const row of itemData) {
    const [name, category, unit, packQuantity, packDescription, par, max, yieldPercent, cost] = row;
    const [, , , , , , , , , tcsClass, storage, supplier, shelfLifeHours, allergens] = row;
    const item = add(demo.tx, Item, {
      name,
      categoryId: idOf(demo.categories, category),
      unit,
      packQuantity,
      packDescription,
      parLevel: par,
      maxLevel: max,
      defaultYieldPercent: yieldPercent,
      densityGramsPerMl: DENSITIES[name] ?? null,
      tcsClass,
      allergens: [...allergens],
      storageLocationId: idOf(demo.storage, storage),
      supplierId: idOf(demo.suppliers, supplier),
      shelfLifeHours: shelfLifeHours || null,
      ...THAWED[name],
      lastUnitCost: String(cost),
      // Entered manually before the first delivery.
      enteredUnitCost: String(cost),
      enteredCostAt: at(demo, STOCK_DAYS, '06:00'),
    });
    made.set(name, item);
  }
  return made;
}

function makePrepared(demo: Demo): Map<string, PreparedGood> {
  const made = new Map<string, PreparedGood>();
  prepItems.forEach((seed, sort) => {
    const source = prepRecipes.find((recipe) => recipe.name === seed.name);
    if (!source) throw new Error(`The demo data has no recipe for ${seed.name}.`);
    const item = add(demo.tx, Item, {
      name: seed.name,
      categoryId: idOf(demo.categories, 'prepared'),
      kind: 'prep',
      unit: seed.unit,
      tcsClass: 'cold',
      storageLocationId: idOf(demo.storage, 'Walk-in'),
      shelfLifeHours: seed.shelfLifeHours,
    });
    const stationId = idOf(demo.stations, seed.station);
    const recipe = add(demo.tx, Recipe, {
      name: seed.name,
      description: source.description,
      kind: 'prep',
      category: source.category,
      stationId,
      outputItemId: item.id,
      yieldQuantity: seed.yieldQuantity,
      yieldUnit: seed.unit,
      prepMinutes: seed.leadMinutes,
      shelfLifeHours: seed.shelfLifeHours,
    });
    const prepItem = add(demo.tx, PrepItem, {
      recipeId: recipe.id,
      itemId: item.id,
      stationId,
      parByWeekday: weekPars(seed),
      batchQuantity: seed.batch,
      leadMinutes: seed.leadMinutes,
      dueTime: sort % 2 === 0 ? '15:00' : '16:00',
      sort,
    });
    made.set(seed.name, { seed, item, recipe, prepItem });
  });
  return made;
}

/** A fifth more on Friday and Saturday. */
function weekPars({ par }: PrepSeed): string[] {
  const busy = String(Math.round(Number(par) * 12) / 10);
  return [par, par, par, par, busy, busy, par];
}

function addMenuRecipe(demo: Demo, recipe: RecipeSeed): Recipe {
  return add(demo.tx, Recipe, {
    name: recipe.name,
    description: recipe.description,
    kind: 'menu',
    category: 'Menu',
    stationId: idOf(demo.stations, recipe.category),
    yieldQuantity: '1',
    yieldUnit: 'portion',
    portions: '1',
    prepMinutes: 12,
    menuPrice: recipe.menu?.price ?? null,
    targetFoodCostPercent: recipe.menu?.target ?? null,
  });
}

function addContent(demo: Demo, goods: Goods, recipe: Recipe, source: RecipeSeed): void {
  source.lines.forEach(([what, quantity, unit, prepAction], sort) => {
    const sub = goods.prepared.get(what);
    add(demo.tx, RecipeIngredient, {
      recipeId: recipe.id,
      sort,
      itemId: sub ? null : rawItem(goods, what).id,
      subRecipeId: sub?.recipe.id ?? null,
      quantity,
      unit,
      prepAction: prepAction ?? null,
    });
  });
  source.steps.forEach(([text, textEs, minutes], sort) => {
    add(demo.tx, RecipeStep, { recipeId: recipe.id, sort, text, textEs, minutes: minutes ?? null });
  });
}
