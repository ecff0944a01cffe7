import { Decimal } from 'decimal.js';
import type { MenuClass, MenuGap } from '#schema/report-figures.ts';
import type { RecipeCost } from '../../recipes/book/recipe-cost.types.ts';
import type { DishSales } from './menu-engineering.queries.ts';
import type { MenuDish, MenuFigures } from './menu-engineering.types.ts';

/** A dish with what a portion costs by its recipe. */
export interface CostedDish extends DishSales {
  readonly cost: RecipeCost;
}

/** The sales and margin of dishes, in minor units. */
interface Earned {
  readonly sold: Decimal;
  readonly margin: Decimal;
}

/**
 * Classes of dishes by Kasavana and Smith: popular is a share of the portions sold of at least 70 % of the average share;
 * profitable is a margin of a portion of at least the average, weighted by portions. A dish without a cost or a price counts
 * for popularity and has no class.
 */
export function menuFigures(dishes: readonly CostedDish[]): MenuFigures {
  const sold = dishes.filter((dish) => Number(dish.sold) > 0);
  const portions = sold.reduce((sum, dish) => sum.plus(dish.sold), new Decimal(0));
  const earned = sold.flatMap((dish) => earnedBy(dish) ?? []);
  const all = earned.reduce<Earned>(
    (sum, each) => ({ sold: sum.sold.plus(each.sold), margin: sum.margin.plus(each.margin) }),
    { sold: new Decimal(0), margin: new Decimal(0) },
  );
  return {
    dishes: dishes.map((dish) => ({ ...figuresOf(dish, portions), class: classOf(dish, all, sold.length, portions) })),
    sold: portions.toFixed(),
    popularFrom: sold.length === 0 ? null : new Decimal(70).dividedBy(sold.length).toDecimalPlaces(2).toFixed(),
    averageMargin: earned.length === 0 ? null : all.margin.dividedBy(all.sold).toDecimalPlaces(2).toFixed(),
    totalMargin: earned.length === 0 ? null : all.margin.toDecimalPlaces(2).toFixed(),
  };
}

/** What a dish sold for and earned; null while its price or cost is unknown. */
function earnedBy(dish: CostedDish): Earned | null {
  const sales = salesOf(dish);
  if (sales === null || dish.cost.perPortion === null) return null;
  const sold = new Decimal(dish.sold);
  return { sold, margin: sales.minus(sold.times(dish.cost.perPortion)) };
}

/** As recorded; else at the menu price. */
function salesOf({ netAmount, menuPrice, sold }: DishSales): Decimal | null {
  if (netAmount !== null) return new Decimal(netAmount);
  return menuPrice === null ? null : new Decimal(menuPrice).times(sold);
}

function figuresOf(dish: CostedDish, portions: Decimal): Omit<MenuDish, 'class'> {
  const { recipeId, name, category, archived, netAmount, cost } = dish;
  const gap = gapOf(dish);
  const sold = new Decimal(dish.sold);
  const sales = gap === 'not_sold' ? null : salesOf(dish);
  const earned = gap === null ? earnedBy(dish) : null;
  return {
    recipeId,
    name,
    category,
    archived,
    sold: sold.toFixed(),
    mixPercent: gap === 'not_sold' ? null : rounded(sold.dividedBy(portions).times(100)),
    price: sales === null ? null : rounded(sales.dividedBy(sold)),
    realized: sales !== null && netAmount !== null,
    portionCost: cost.perPortion,
    margin: earned && rounded(earned.margin.dividedBy(sold)),
    totalMargin: earned && rounded(earned.margin),
    gap,
    costGaps: cost.gaps,
  };
}

function gapOf(dish: CostedDish): MenuGap | null {
  if (Number(dish.sold) <= 0) return 'not_sold';
  if (salesOf(dish) === null) return 'no_price';
  return dish.cost.perPortion === null ? 'no_cost' : null;
}

/** Compares without dividing, so that a dish exactly at the limit is above it. */
function classOf(dish: CostedDish, all: Earned, count: number, portions: Decimal): MenuClass | null {
  const earned = gapOf(dish) === null ? earnedBy(dish) : null;
  if (earned === null) return null;
  const isPopular = earned.sold.times(count).times(10).gte(portions.times(7));
  const isProfitable = earned.margin.times(all.sold).gte(all.margin.times(earned.sold));
  if (isPopular) return isProfitable ? 'star' : 'plowhorse';
  return isProfitable ? 'puzzle' : 'dog';
}

function rounded(value: Decimal): string {
  return value.toDecimalPlaces(2).toFixed();
}
