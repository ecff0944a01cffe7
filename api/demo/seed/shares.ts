import type { Line } from '../../features/recipes/demo/recipe-seed.demo.ts';
import { type Goods, rawItem } from './goods.ts';

/** A line of a recipe: an item, and how much of it is taken from stock, in its own unit. */
export interface Share {
  readonly name: string;
  readonly quantity: number;
}

/** What the lines of a recipe take from stock, before trimming. */
export function sharesOf(goods: Goods, lines: readonly Line[]): Share[] {
  return lines.map(([name, quantity, unit]) => {
    const item = goods.prepared.get(name)?.item ?? rawItem(goods, name);
    const inItsUnit = Number(quantity) * (unit === item.unit ? 1 : 0.001);
    return { name, quantity: (inItsUnit / Number(item.defaultYieldPercent)) * 100 };
  });
}
