import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inBatches } from './prep-plan.policy.ts';
import { type Making, runsOf, toMake } from './to-make.policy.ts';

const any: Making = { batchQuantity: null, rounding: 'up', minQuantity: null, maxQuantity: null };
const shortfall = (short: string, neededToday: string | null = null, useful: string | null = null) => ({
  short: new Decimal(short),
  neededToday: neededToday === null ? null : new Decimal(neededToday),
  useful: useful === null ? null : new Decimal(useful),
});
const figure = fc.integer({ min: 0, max: 1_000_000 }).map((value) => new Decimal(value).dividedBy(1_000));
const positive = fc.integer({ min: 1, max: 1_000_000 }).map((value) => new Decimal(value).dividedBy(1_000).toFixed());

describe('to make', () => {
  test.each([
    ['nothing limits it', shortfall('10'), any, '10'],
    ['a minimum applies when anything is made', shortfall('2'), { ...any, minQuantity: '5' }, '5'],
    ['and not when nothing is', shortfall('0'), { ...any, minQuantity: '5' }, '0'],
    ['no more than is used within the shelf life', shortfall('10', '2', '6'), any, '6'],
    ['whole batches within the shelf life', shortfall('10', '2', '7'), { ...any, batchQuantity: '3' }, '6'],
    [
      'today’s need even when a batch is more than is useful',
      shortfall('8', '3', '3'),
      { ...any, batchQuantity: '8' },
      '8',
    ],
    ['the minimum is in whole batches', shortfall('2'), { ...any, batchQuantity: '4', minQuantity: '5' }, '8'],
    ['nothing, when less than the minimum is useful', shortfall('10', '0', '3'), { ...any, minQuantity: '5' }, '0'],
    ['the minimum, when the day itself needs some', shortfall('10', '1', '3'), { ...any, minQuantity: '5' }, '5'],
    ['an unknown use limits nothing', shortfall('10', null, null), any, '10'],
  ] as const)('%s', (_, need, making, quantity) => {
    expect(toMake(need, making).quantity.toFixed()).toBe(quantity);
  });

  test('is never more than par requires, covers today’s need, and says when it is capped', () => {
    fc.assert(
      fc.property(figure, figure, figure, fc.option(positive), (short, today, useful, batchQuantity) => {
        const need = Decimal.min(short, today);
        const making = { ...any, batchQuantity };
        const { quantity, capped } = toMake({ short, neededToday: need, useful }, making);
        expect(quantity.lte(inBatches(short, batchQuantity, 'up'))).toBe(true);
        expect(quantity.gte(need)).toBe(true);
        expect(capped).toBe(quantity.lt(inBatches(short, batchQuantity, 'up')));
        if (capped) expect(quantity.lte(Decimal.max(useful, inBatches(need, batchQuantity, 'up')))).toBe(true);
      }),
    );
  });
});

test('once it is planned, nothing more is made', () => {
  const rounding = fc.constantFrom('up', 'nearest', 'down');
  fc.assert(
    fc.property(
      fc.tuple(figure, figure, figure),
      fc.tuple(fc.option(positive), fc.option(positive), rounding),
      ([par, today, later], [batchQuantity, minQuantity, rule]) => {
        const making = { ...any, batchQuantity, minQuantity, rounding: rule };
        const needWith = (there: Decimal) => {
          const short = Decimal.max(0, par.minus(there));
          return {
            short,
            neededToday: Decimal.min(short, Decimal.max(0, today.minus(there))),
            useful: Decimal.max(0, today.plus(later).minus(there)),
          };
        };
        const { quantity } = toMake(needWith(new Decimal(0)), making);
        const again = toMake(needWith(quantity), making);
        expect(again.quantity.toFixed()).toBe('0');
      },
    ),
  );
});

describe('runs', () => {
  test('a kettle of 25 l makes 60 l in three runs, of whole batches of 10 l', () => {
    const making = { ...any, batchQuantity: '10', maxQuantity: '25' };
    expect(runsOf(new Decimal(60), making).map(String)).toEqual(['20', '20', '20']);
  });

  test('add up to the quantity', () => {
    fc.assert(
      fc.property(figure, fc.option(positive), fc.option(positive), (quantity, batchQuantity, maxQuantity) => {
        const runs = runsOf(quantity, { ...any, batchQuantity, maxQuantity });
        expect(Decimal.sum(0, ...runs).eq(quantity)).toBe(true);
        expect(runs.every((run) => run.gt(0))).toBe(true);
      }),
    );
  });
});
