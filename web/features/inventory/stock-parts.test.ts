import { describe, expect, test } from 'vitest';
import { stockParts } from './stock-parts.ts';

const stock = { onHand: '6', usable: '6', expired: '0', quarantined: '0', owed: '0' };

describe('the parts of the stock on hand', () => {
  test('are none when all of it is usable', () => {
    expect(stockParts(stock)).toEqual([]);
  });
  test('include the usable and the expired quantity', () => {
    expect(stockParts({ ...stock, usable: '4', expired: '2' })).toEqual([
      { kind: 'usableOf', quantity: '4' },
      { kind: 'expiredOf', quantity: '2' },
    ]);
  });
  test('include the owed quantity', () => {
    expect(stockParts({ ...stock, onHand: '0', usable: '0', owed: '10' })).toEqual([{ kind: 'owes', quantity: '10' }]);
  });
  test('compare numbers, not their notation', () => {
    expect(stockParts({ ...stock, onHand: '6.0000' })).toEqual([]);
  });
});
