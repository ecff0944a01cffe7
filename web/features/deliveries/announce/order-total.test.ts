import { describe, expect, test } from 'vitest';
import { nextDeliveryDay, type OrderedItem, orderTotal } from './order-total.ts';

const line = (quantity: string, lastUnitCost: string | null): OrderedItem => ({
  quantity,
  item: {
    id: 'i1',
    name: 'Cod',
    unit: 'kg',
    packQuantity: null,
    packDescription: null,
    tcsClass: 'cold',
    lastUnitCost,
    parLevel: '0',
    onHand: '0',
    onOrder: '0',
    suggestedQuantity: '0',
  },
});
const sums = (lines: readonly OrderedItem[], minimum: number | null = null) => {
  const { total, unpriced, missing } = orderTotal(lines, minimum);
  return [total.toFixed(), unpriced, missing?.toFixed() ?? null];
};

describe('the total of an order', () => {
  test('is the sum of its lines at the last prices, each rounded to the minor unit', () => {
    expect(sums([line('1.5', '333'), line('2', '1000')])).toEqual(['2500', 0, null]);
  });

  test('counts lines without a price or a quantity, and does not add them', () => {
    expect(sums([line('2', null), line('a lot', '100'), line('1', '100')])).toEqual(['100', 2, null]);
  });

  test.each([
    [null, null],
    [999, null],
    [1000, null],
    [1500, '500'],
  ])('with a minimum of %s misses %s', (minimum, missing) => {
    expect(sums([line('1', '1000')], minimum)[2]).toBe(missing);
  });
});

describe('the next delivery day', () => {
  const thursday = '2026-11-26';
  test.each([
    [['thu', 'mon'], 0, thursday],
    [['thu', 'mon'], 1, '2026-11-30'],
    [['wed'], 0, '2026-12-02'],
    [[], 1, null],
  ] as const)('on %j with %s days ahead is %s', (deliveryDays, leadDays, day) => {
    expect(nextDeliveryDay(thursday, { deliveryDays, leadDays })).toBe(day);
  });
});
