import { describe, expect, test } from 'vitest';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { DAY } from '#schema/milliseconds.ts';
import { inBatches, shortfall } from './prep-plan.policy.ts';
import { projectedStock, type Service, type Stock } from './prep-projection.policy.ts';

const begin = Date.parse('2026-11-22T09:00:00Z');
const onDay = (day: number) => new Date(begin + day * DAY);
const lot = (quantity: Decimal.Value, expiresOnDay: number | null = null): Stock => ({
  quantity,
  useBy: expiresOnDay === null ? null : onDay(expiresOnDay),
});
const service = (day: number, use: Decimal.Value, made: readonly Stock[] = []): Service => ({
  from: onDay(day),
  made,
  use,
});
const projected = (stock: readonly Stock[], services: readonly Service[], day: number) =>
  projectedStock(stock, services, onDay(day)).toFixed();

describe('projected stock', () => {
  test('is what is usable now when there is no service between', () => {
    expect(projected([lot('3.5'), lot('1.25', 1)], [], 0)).toBe('4.75');
  });

  test('is used the earliest use-by first', () => {
    expect(projected([lot('5'), lot('4', 2), lot('3', 1)], [service(0, '5')], 1)).toBe('7');
    expect(projected([lot('5'), lot('4', 2), lot('3', 1)], [service(0, '5')], 2)).toBe('5');
  });

  test('excludes what expires exactly at the projected instant', () => {
    expect(projected([lot('8', 1)], [], 1)).toBe('0');
  });

  test('is used by service before it expires, and never goes below zero', () => {
    expect(projected([lot('3', 1)], [service(0, '8'), service(1, '0', [lot('6')])], 2)).toBe('6');
  });

  test('has exact decimals', () => {
    expect(projected([lot('0.3')], [service(0, '0.1')], 1)).toBe('0.2');
    expect(projected([lot('0.1'), lot('0.2')], [], 0)).toBe('0.3');
  });
});

const figure = fc.integer({ min: 0, max: 10_000_000 }).map((value) => new Decimal(value).dividedBy(10_000));
const stockOf = (expires: fc.Arbitrary<number | null>) =>
  fc.array(
    fc.tuple(figure, expires).map(([quantity, day]) => lot(quantity, day)),
    { maxLength: 6 },
  );
const anyStock = stockOf(fc.option(fc.integer({ min: -1, max: 9 })));
/** Up to six consecutive days, each with what it makes and uses. */
const anyDays = fc
  .array(fc.record({ use: figure, made: anyStock }), { maxLength: 6 })
  .map((days) => days.map(({ use, made }, day) => service(day, use, made)));
const sum = (stock: readonly Stock[]) => stock.reduce((all, { quantity }) => all.plus(quantity), new Decimal(0));

describe('for any stock and any days', () => {
  test('projected stock is never negative, and never more than the stock plus what is made', () => {
    fc.assert(
      fc.property(anyStock, anyDays, (stock, days) => {
        const found = projectedStock(stock, days, onDay(days.length));
        expect(found.gte(0)).toBe(true);
        expect(found.lte(days.reduce((all, { made }) => all.plus(sum(made)), sum(stock)))).toBe(true);
      }),
    );
  });

  test('stock that expires by the projected day never counts', () => {
    const expired = fc.integer({ min: 0, max: 6 }).chain((last) => {
      const expiring = stockOf(fc.integer({ min: -1, max: last }));
      const day = fc.record({ use: figure, made: expiring });
      return fc.record({ stock: expiring, days: fc.array(day, { minLength: last, maxLength: last }) });
    });
    fc.assert(
      fc.property(expired, ({ stock, days }) => {
        const services = days.map(({ use, made }, day) => service(day, use, made));
        expect(projectedStock(stock, services, onDay(days.length)).toFixed()).toBe('0');
      }),
    );
  });

  test('more use never results in more stock, and more stock without a use-by never in less', () => {
    fc.assert(
      fc.property(anyStock, anyDays, figure, (stock, days, more) => {
        const at = onDay(days.length);
        const found = projectedStock(stock, days, at);
        const used = days.map((day) => ({ ...day, use: more.plus(day.use) }));
        expect(projectedStock(stock, used, at).lte(found)).toBe(true);
        expect(projectedStock([...stock, lot(more)], days, at).gte(found)).toBe(true);
      }),
    );
  });

  test('stock, production and use add up exactly when nothing expires', () => {
    const keeps = stockOf(fc.constant(null));
    fc.assert(
      fc.property(keeps, fc.array(fc.record({ use: figure, made: keeps }), { maxLength: 6 }), (stock, days) => {
        const found = projectedStock(
          stock,
          days.map(({ use, made }, day) => service(day, use, made)),
          onDay(days.length),
        );
        let expected = sum(stock);
        for (const { use, made } of days) expected = Decimal.max(0, expected.plus(sum(made)).minus(use));
        expect(found.toFixed()).toBe(expected.toFixed());
      }),
    );
  });

  test('the order of the lots does not matter', () => {
    fc.assert(
      fc.property(anyStock, anyDays, (stock, days) => {
        const at = onDay(days.length);
        expect(projectedStock(stock.toReversed(), days, at).toFixed()).toBe(projectedStock(stock, days, at).toFixed());
      }),
    );
  });
});

describe('the quantity to make', () => {
  const rule = fc.constantFrom('up', 'nearest', 'down' as const);
  const batch = fc.option(figure.map((value) => value.plus('0.0001').toFixed()));

  test('is never negative and never falls when the par rises', () => {
    fc.assert(
      fc.property(figure, figure, figure, figure, batch, rule, (par, more, onHand, planned, size, rounding) => {
        const made = inBatches(shortfall(par, onHand, planned), size, rounding);
        expect(made.gte(0)).toBe(true);
        expect(inBatches(shortfall(par.plus(more), onHand, planned), size, rounding).gte(made)).toBe(true);
      }),
    );
  });

  test('without batches fills up to exactly par, and is zero when there is more', () => {
    fc.assert(
      fc.property(figure, figure, figure, (par, onHand, planned) => {
        const all = shortfall(par, onHand, planned).plus(onHand).plus(planned);
        expect(all.toFixed()).toBe(Decimal.max(par, onHand.plus(planned)).toFixed());
      }),
    );
  });
});
