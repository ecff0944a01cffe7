import { describe, expect, test } from 'vitest';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { type BookLine, RecipeBook } from './recipe-book.policy.ts';
import { costFigures } from './recipe-cost.policy.ts';

const nothing: BookLine = {
  recipeId: null,
  itemId: null,
  quantity: '1',
  unit: 'kg',
  yieldPercent: null,
  madeBy: null,
  itemName: null,
  itemUnit: null,
  itemYieldPercent: null,
  itemDensity: null,
  itemConversions: null,
  itemUnitCost: null,
  itemAllergens: null,
  subName: null,
  subYieldQuantity: null,
  subYieldUnit: null,
  subPortions: null,
  subDensity: null,
  subConversions: null,
  madeItemId: null,
  madeItemName: null,
  madeItemUnit: null,
  madeItemAllergens: null,
};

function item(name: string, line: Partial<BookLine>): BookLine {
  return {
    ...nothing,
    itemName: name,
    itemUnit: 'kg',
    itemYieldPercent: '100',
    itemUnitCost: '100',
    itemAllergens: [],
    ...line,
  };
}

function sub(recipeId: string, name: string, line: Partial<BookLine>): BookLine {
  return { ...nothing, madeBy: recipeId, subName: name, subYieldQuantity: '1', subYieldUnit: 'kg', ...line };
}

/** Demi-glace ← stock ← mirepoix, calculated by hand. */
const kitchen = [
  item('Yellow onion', { recipeId: 'mirepoix', quantity: '1.8', itemYieldPercent: '90', itemUnitCost: '150' }), // 300
  item('Carrot', { recipeId: 'mirepoix', quantity: '1.64', itemYieldPercent: '82', itemUnitCost: '120' }), // 240
  item('Celery', { recipeId: 'mirepoix', quantity: '500', unit: 'g', itemUnitCost: '0', itemAllergens: ['celery'] }),
  item('Chicken', { recipeId: 'stock', quantity: '6', itemUnitCost: '250' }), // 1500
  sub('mirepoix', 'Mirepoix', { recipeId: 'stock', quantity: '2000', unit: 'g', subYieldQuantity: '4' }), // 270
  sub('stock', 'Stock', { recipeId: 'demi', quantity: '6', unit: 'l', subYieldQuantity: '12', subYieldUnit: 'l' }), // 885
  item('Red wine', {
    recipeId: 'demi',
    quantity: '750',
    unit: 'ml',
    itemUnit: 'l',
    itemUnitCost: '800',
    itemAllergens: ['sulphites'],
  }), // 600
];
const demi = {
  yieldQuantity: '2',
  yieldUnit: 'l',
  portions: '20',
  menuPrice: 1500,
  targetFoodCostPercent: '5',
} as const;

describe('the cost of a recipe', () => {
  test('rolls up two levels of sub-recipes to the cent', () => {
    const figures = costFigures(new RecipeBook(kitchen).recipe('demi', 'Demi-glace'), demi);
    expect(figures).toEqual({
      total: '1485',
      perPortion: '74.25',
      perYieldUnit: '742.5',
      foodCostPercent: '4.95',
      overTarget: false,
      targetPrice: 1485,
      gaps: [],
    });
    const dear = costFigures(new RecipeBook(kitchen).recipe('demi', 'Demi-glace'), {
      ...demi,
      targetFoodCostPercent: '4.94',
    });
    expect(dear.overTarget).toBe(true);
  });

  test('is per usable quantity: an onion at $1.00 a pound and 70 % costs $1.4286 a usable pound', () => {
    const onion = item('Onion', { unit: 'lb', itemUnit: 'lb', yieldPercent: '70', itemUnitCost: '100' });
    expect(new RecipeBook([]).sum([onion], '').cost?.toFixed(4)).toBe('142.8571');
  });

  test('a portion of a sub-recipe counts by its portions', () => {
    const line = sub('stock', 'Stock', { unit: 'portion', quantity: '3', subPortions: '6', subYieldUnit: 'l' });
    expect(new RecipeBook(kitchen).sum([line], '').cost?.toFixed()).toBe('885');
  });

  test('is unknown with every reason, never a smaller number', () => {
    const book = new RecipeBook([
      ...kitchen,
      item('Thyme', { recipeId: 'mirepoix', itemUnitCost: null }),
      item('Flour', { recipeId: 'demi', unit: 'cup', itemUnitCost: null }),
      sub('nothing', 'Empty recipe', { recipeId: 'demi' }),
    ]);
    const figures = costFigures(book.recipe('demi', 'Demi-glace'), demi);
    expect(figures).toMatchObject({
      total: null,
      perPortion: null,
      perYieldUnit: null,
      foodCostPercent: null,
      overTarget: null,
    });
    expect(figures.gaps).toEqual([
      { reason: 'no_price', name: 'Thyme', unit: null, neededUnit: null },
      { reason: 'no_conversion', name: 'Flour', unit: 'cup', neededUnit: 'kg' },
      { reason: 'no_price', name: 'Flour', unit: null, neededUnit: null },
      { reason: 'no_ingredients', name: 'Empty recipe', unit: null, neededUnit: null },
    ]);
  });

  test('a recipe that contains itself ends as unknown', () => {
    const circle = [sub('b', 'B', { recipeId: 'a' }), sub('a', 'A', { recipeId: 'b' })];
    expect(new RecipeBook(circle).recipe('a', 'A').cost).toBeNull();
  });
});

test('allergens include those of sub-recipes, in legal order', () => {
  expect(new RecipeBook(kitchen).recipe('demi', 'Demi-glace').allergens).toEqual(['celery', 'sulphites']);
});

describe('for any recipe', () => {
  const decimal = fc.integer({ min: 1, max: 9_999_999 }).map((units) => new Decimal(units).dividedBy(10_000).toFixed());
  const line = fc
    .record({
      quantity: decimal,
      itemUnitCost: decimal,
      itemYieldPercent: fc.integer({ min: 1, max: 100 }).map(String),
    })
    .map((values) => item('Item', { ...values, recipeId: 'inside' }));
  const inside = fc.array(line, { minLength: 1, maxLength: 12 });

  test('k times the ingredients cost k times as much', () => {
    fc.assert(
      fc.property(inside, fc.integer({ min: 2, max: 50 }), (lines, k) => {
        const once = new RecipeBook([]).sum(lines, '').cost;
        const scaled = lines.map((it) => ({ ...it, quantity: new Decimal(it.quantity).times(k).toFixed() }));
        const many = new RecipeBook([]).sum(scaled, '').cost;
        expect(many?.toFixed(20)).toBe(once?.times(k).toFixed(20));
      }),
    );
  });

  test('using a whole batch of a sub-recipe costs what its ingredients cost', () => {
    fc.assert(
      fc.property(inside, decimal, (lines, batch) => {
        const used = sub('inside', 'Inside', { recipeId: 'outside', quantity: batch, subYieldQuantity: batch });
        const book = new RecipeBook([...lines, used]);
        expect(book.recipe('outside', '').cost?.toFixed(20)).toBe(book.recipe('inside', '').cost?.toFixed(20));
      }),
    );
  });

  test('one unknown price anywhere makes the total unknown', () => {
    fc.assert(
      fc.property(inside, fc.nat(), (lines, at) => {
        const broken = lines.with(at % lines.length, { ...item('Secret', { recipeId: 'inside' }), itemUnitCost: null });
        const book = new RecipeBook([...broken, sub('inside', 'Inside', { recipeId: 'outside' })]);
        const { cost, gaps } = book.recipe('outside', '');
        expect([cost, gaps.map((gap) => gap.name)]).toEqual([null, ['Secret']]);
      }),
    );
  });
});
