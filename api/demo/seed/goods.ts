import { Item } from '../../features/inventory/items/item.entity.ts';
import { type ParSeed, parSheet } from '../../features/prep/par-sheet/par-sheet.demo.ts';
import { PrepItem } from '../../features/prep/par-sheet/prep-item.entity.ts';
import { preparedItems, type PreparedSeed } from '../../features/recipes/demo/prepared.demo.ts';
import { Recipe } from '../../features/recipes/recipe.entity.ts';
import type { DemoKitchen } from '../../platform/demo/demo-kitchen.ts';

/** A prepared item with its recipe and its line of the par sheet. */
export type PrepSeed = ParSeed & PreparedSeed;

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

/** In the order of the par sheet. */
export const prepSeeds: readonly PrepSeed[] = parSheet.flatMap((par) =>
  preparedItems.filter(({ name }) => name === par.name).map((prepared) => ({ ...par, ...prepared })),
);

/** The goods that the features brought. */
export function goodsOf(demo: DemoKitchen): Goods {
  const prepared = prepSeeds.map((seed): [string, PreparedGood] => [
    seed.name,
    {
      seed,
      item: demo.row(Item, seed.name),
      recipe: demo.row(Recipe, seed.name),
      prepItem: demo.row(PrepItem, seed.name),
    },
  ]);
  const raw = [...demo.all(Item)].filter(([, { kind }]) => kind === 'raw');
  return { raw: new Map(raw), prepared: new Map(prepared) };
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
