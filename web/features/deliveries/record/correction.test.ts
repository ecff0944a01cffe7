import { describe, expect, test } from 'vitest';
import { changedFields } from './correction.ts';

const line = { unitPrice: '10000.000000', acceptedQuantity: '10.0000' };

describe('a correction', () => {
  test('sends only the price when only the price changed', () =>
    expect(changedFields(line, { price: '1000', quantity: '10' })).toEqual({ unitPrice: '1000' }));
  test('sends only the quantity when only the quantity changed', () =>
    expect(changedFields(line, { price: '10000', quantity: '9,5' })).toEqual({ acceptedQuantity: '9.5' }));
  test('is null when neither changed', () =>
    expect(changedFields(line, { price: '10000', quantity: '10' })).toBeNull());
  test('adds a price to a line without one', () =>
    expect(changedFields({ ...line, unitPrice: null }, { price: '0', quantity: '10' })).toEqual({ unitPrice: '0' }));
});
