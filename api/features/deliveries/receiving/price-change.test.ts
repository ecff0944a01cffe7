import { describe, expect, test } from 'vitest';
import { priceAlert, priceChangePercent } from './price-change.policy.ts';

describe('a price compared with the last one', () => {
  test.each([
    ['100', '105', '5'],
    ['1650', '1848', '12'],
    ['880', '932.8', '6'],
    ['100', '90', '-10'],
    ['3', '4', '33.33'],
    ['0', '4', null],
    [null, '4', null],
    ['4', null, null],
  ])('%s → %s is %s %%', (last, now, percent) => expect(priceChangePercent(last, now)).toBe(percent));

  test.each([
    ['4.99', null],
    ['5', 'medium'],
    ['9.99', 'medium'],
    ['10', 'high'],
    ['-4', null],
    ['-25', 'low'],
    ['0', null],
    [null, null],
  ])('a change of %s %% has the priority %s', (change, priority) => expect(priceAlert(change, '5.00')).toBe(priority));
});
