import { expect, test } from 'vitest';
import { Decimal } from 'decimal.js';
import { worth } from './worth.ts';

test.each([
  ['2.5', '99', '248'],
  ['0.0001', '4999.999999', '0'],
  ['6.5', '1120', '7280'],
])('%s at a price of %s is worth %s minor units, rounded half up', (quantity, price, expected) => {
  expect(worth(new Decimal(quantity), price).toFixed()).toBe(expected);
});
