import { weekdayOf } from '#schema/business-day.ts';
import type { Weekday } from '#schema/vocabulary.ts';
import { menuRecipes } from '../../features/recipes/demo/menu-recipes.demo.ts';
import { daysAgo, type DemoKitchen } from '../../platform/demo/demo-kitchen.ts';
import type { Goods } from './goods.ts';
import { type Share, sharesOf } from './shares.ts';

/** Portions of a dish on a usual evening. What is not here is not on the menu yet. */
const USUAL: Readonly<Record<string, number>> = {
  'Caesar salad': 10,
  'Burger and fries': 19,
  'Short rib and mash': 11,
  'Salmon and risotto': 14,
  'Fish and chips': 16,
  'Mussels marinière': 8,
  Margherita: 13,
  'Chocolate tart': 16,
  'Avocado toast': 10,
  'Goat cheese salad': 9,
  'Hummus plate': 10,
  'Chicken club': 9,
  'Mushroom pasta': 11,
  'Pork belly and greens': 7,
  'Grilled chicken thigh': 12,
  'Roast half chicken': 9,
  'Yogurt panna cotta': 10,
};
const BY_WEEKDAY: Readonly<Record<Weekday, number>> = {
  mon: 0.75,
  tue: 0.8,
  wed: 0.9,
  thu: 1,
  fri: 1.3,
  sat: 1.35,
  sun: 0.95,
};
/** Of all portions of an evening: a guest eats about one and a half dishes. */
const COVERS_PER_PORTION = 0.65;

/** A dish with what one portion uses. */
export interface Dish {
  readonly name: string;
  readonly shares: readonly Share[];
}

/** How many portions of each dish guests would order on each evening; what can be served depends on the stock. */
export class MenuPlan {
  readonly dishes: readonly Dish[];
  private readonly ordered = new Map<string, number>();

  constructor(
    demo: DemoKitchen,
    goods: Goods,
    /** The days on which a dish is off the menu. */
    isOff: (dish: string, days: number) => boolean,
  ) {
    this.dishes = menuRecipes
      .filter(({ name }) => name in USUAL)
      .map(({ name, lines }) => ({ name, shares: sharesOf(goods, lines) }));
    for (let days = demo.historyDays - 1; days >= 1; days -= 1) {
      const factor = BY_WEEKDAY[weekdayOf(daysAgo(demo, days))];
      for (const { name } of this.dishes) {
        const ordered = (USUAL[name] ?? 0) * factor * demo.random.between(0.85, 1.15, 0.01);
        this.ordered.set(keyOf(name, days), isOff(name, days) ? 0 : Math.round(ordered));
      }
    }
  }

  portions(dish: string, days: number): number {
    return this.ordered.get(keyOf(dish, days)) ?? 0;
  }

  covers(portions: number): number {
    return Math.round(portions * COVERS_PER_PORTION);
  }

  /** Quantity of an item, in its unit, used on the evenings of these days, the later one included. */
  need(name: string, from: number, to: number): number {
    let need = 0;
    for (let days = from; days >= Math.max(1, to); days -= 1) {
      for (const dish of this.dishes) need += this.portions(dish.name, days) * usageOf(dish, name);
    }
    return need;
  }
}

function usageOf({ shares }: Dish, name: string): number {
  return shares.find((share) => share.name === name)?.quantity ?? 0;
}

const keyOf = (dish: string, days: number) => `${dish}:${days}`;
