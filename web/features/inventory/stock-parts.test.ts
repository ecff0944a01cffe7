import { describe, expect, test } from '@jest/globals';
import { stockParts } from './stock-parts.ts';

const stock = { onHand: '6', usable: '6', expired: '0', quarantined: '0', owed: '0' };

describe('what is said beside on hand', () => {
  test('is nothing when all of it may be used', () => {
    expect(stockParts(stock)).toEqual([]);
  });
  test('is how much may be used and how much must be thrown away', () => {
    expect(stockParts({ ...stock, usable: '4', expired: '2' })).toEqual([
      { kind: 'usableOf', quantity: '4' },
      { kind: 'expiredOf', quantity: '2' },
    ]);
  });
  test('is what is owed', () => {
    expect(stockParts({ ...stock, onHand: '0', usable: '0', owed: '10' })).toEqual([{ kind: 'owes', quantity: '10' }]);
  });
  test('compares figures, not their writing', () => {
    expect(stockParts({ ...stock, onHand: '6.0000' })).toEqual([]);
  });
});
