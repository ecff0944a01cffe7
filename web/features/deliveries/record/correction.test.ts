import { describe, expect, test } from '@jest/globals';
import { changedFields } from './correction.ts';

const line = { unitPrice: '10000.000000', acceptedQuantity: '10.0000' };

describe('a correction', () => {
  test('sends the price alone when only that is wrong', () =>
    expect(changedFields(line, { price: '1000', quantity: '10' })).toEqual({ unitPrice: '1000' }));
  test('sends the quantity alone when only that is wrong', () =>
    expect(changedFields(line, { price: '10000', quantity: '9,5' })).toEqual({ acceptedQuantity: '9.5' }));
  test('is none when both stay', () => expect(changedFields(line, { price: '10000', quantity: '10' })).toBeNull());
  test('gives a price to a line that had none', () =>
    expect(changedFields({ ...line, unitPrice: null }, { price: '0', quantity: '10' })).toEqual({ unitPrice: '0' }));
});
