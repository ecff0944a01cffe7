import { describe, expect, test } from 'vitest';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { baseUnit, builtInUnits, type ConversionFact, converts } from '#schema/units.ts';
import { inEnglish } from '#schema/messages.ts';
import { convert, NoConversion, refusal } from './units.policy.ts';

const measured = builtInUnits.filter(({ dimension }) => dimension !== 'count').map(({ code }) => code);
const fact = (fromQuantity: string, fromUnit: string, toQuantity: string, toUnit: string): ConversionFact => ({
  fromQuantity,
  fromUnit,
  toQuantity,
  toUnit,
});
const density = (densityGramsPerMl: string) => ({ densityGramsPerMl });
const relativeError = (one: Decimal, other: Decimal.Value) => one.minus(other).abs().dividedBy(other);

describe('unit conversion', () => {
  test.each([
    ['1', 'kg', 'g', '1000'],
    ['1', 'lb', 'oz', '16'],
    ['1', 'gal', 'qt', '4'],
    ['1', 'qt', 'pt', '2'],
    ['1', 'pt', 'cup', '2'],
    ['1', 'cup', 'fl_oz', '8'],
    ['1', 'fl_oz', 'tbsp', '2'],
    ['1', 'tbsp', 'tsp', '3'],
    ['1', 'gal', 'ml', '3785.411784'],
    ['2', 'dozen', 'ea', '24'],
    ['3', 'bunch', 'bunch', '3'],
  ])('%s %s is in %s %s', (quantity, from, to, figure) => {
    expect(convert(quantity, from, to, null).toFixed()).toBe(figure);
  });

  test('mass and volume convert by the density', () => {
    expect(convert('1', 'cup', 'g', density('0.5')).toFixed(2)).toBe('118.29');
    expect(convert('1', 'kg', 'lb', null).toFixed(4)).toBe('2.2046');
  });

  test('converts back to the same quantity for any two units', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...measured),
        fc.constantFrom(...measured),
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 100, max: 20_000 }),
        (from, to, ticks, grams) => {
          const quantity = String(ticks / 10_000);
          const measures = density(String(grams / 10_000));
          const there = convert(quantity, from, to, measures);
          expect(relativeError(convert(there.toFixed(), to, from, measures), quantity).lt('1e-15')).toBe(true);
        },
      ),
    );
  });

  test('uses an item’s own conversions, several in a row', () => {
    const parsley = {
      densityGramsPerMl: '0.5',
      conversions: [fact('1', 'bunch', '85', 'g'), fact('3', 'ea', '1', 'bunch'), fact('1', 'hotel pan', '4', 'qt')],
    };
    expect(convert('2', 'bunch', 'kg', parsley).toFixed()).toBe('0.17');
    expect(convert('170', 'g', 'ea', parsley).toFixed()).toBe('6');
    expect(convert('1', 'dozen', 'ml', parsley).toFixed()).toBe('680');
    expect(convert('2', 'hotel pan', 'gal', parsley).toFixed()).toBe('2');
    expect(() => convert('1', 'portion', 'g', parsley)).toThrow(NoConversion);
  });

  test.each([
    ['bunch', 'g', 'Parsley is kept in bunch; g does not convert to bunch. Weigh one and add the conversion.'],
    ['can', 'fl_oz', 'Parsley is kept in can; fl oz does not convert to can. Measure one and add the conversion.'],
    ['ea', 'case', 'Parsley is kept in ea; case does not convert to ea. Add a conversion between case and ea.'],
    ['g', 'cup', 'Parsley is kept in g; cup converts to g only with a density. Add its density or a conversion.'],
  ])('from %s to %s, the error names what to add', (unit, from, sentence) => {
    const errorText = (): string => {
      try {
        return convert('1', from, unit, null).toFixed();
      } catch (error) {
        return error instanceof NoConversion ? inEnglish(refusal({ name: 'Parsley', unit }, error)) : '';
      }
    };
    expect(errorText()).toBe(sentence);
  });
});

describe('any set of consistent conversions', () => {
  const codes = ['g', 'lb', 'ml', 'cup', 'ea', 'dozen', 'bunch', 'case', 'tray', 'hotel pan', 'ladle'];
  const bases = [...new Set(codes.map((code) => baseUnit(code).base))];
  /** The true value of every base unit in grams; conversions are generated from it with an error within the tolerance. */
  const kitchen = fc.record({
    worth: fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: bases.length, maxLength: bases.length }),
    stated: fc.array(
      fc.record({
        from: fc.constantFrom(...codes),
        to: fc.constantFrom(...codes),
        many: fc.integer({ min: 1, max: 500 }),
        error: fc.integer({ min: -60, max: 60 }),
      }),
      { maxLength: 14 },
    ),
    dense: fc.boolean(),
  });

  type Drawn = typeof kitchen extends fc.Arbitrary<infer T> ? T : never;

  function measuresOf({ worth, stated, dense }: Drawn) {
    const grams = (code: string) => {
      const { base, factor } = baseUnit(code);
      return new Decimal(worth[bases.indexOf(base)] ?? 1).times(factor);
    };
    const densityGramsPerMl = dense ? grams('ml').dividedBy(grams('g')).toFixed(20) : null;
    const conversions: ConversionFact[] = [];
    for (const { from, to, many, error } of stated) {
      if (baseUnit(from).base === baseUnit(to).base) continue;
      const figure = grams(from)
        .times(many)
        .dividedBy(grams(to))
        .times(1 + error / 10_000);
      const next = fact(String(many), from, figure.toFixed(20), to);
      // Like the product, refuses what contradicts earlier conversions by more than half a percent.
      const measures = { densityGramsPerMl, conversions };
      if (converts(from, to, measures)) {
        if (relativeError(convert(String(many), from, to, measures), figure).gt('0.005')) continue;
      }
      conversions.push(next);
    }
    return { densityGramsPerMl, conversions };
  }

  test('converts there and back through any path', () => {
    fc.assert(
      fc.property(kitchen, fc.constantFrom(...codes), fc.constantFrom(...codes), (drawn, from, to) => {
        const measures = measuresOf(drawn);
        expect(converts(from, to, measures)).toBe(converts(to, from, measures));
        if (!converts(from, to, measures)) {
          expect(() => convert('7', from, to, measures)).toThrow(NoConversion);
          return;
        }
        const there = convert('7', from, to, measures);
        expect(relativeError(convert(there.toFixed(), to, from, measures), 7).lt('1e-12')).toBe(true);
      }),
    );
  });

  test('gives exactly the same results after a consistent conversion is added', () => {
    fc.assert(
      fc.property(kitchen, (drawn) => {
        const { densityGramsPerMl, conversions } = measuresOf(drawn);
        const before = { densityGramsPerMl, conversions: conversions.slice(0, -1) };
        const after = { densityGramsPerMl, conversions };
        for (const from of codes) {
          for (const to of codes) {
            if (!converts(from, to, before)) continue;
            const was = convert('1', from, to, before);
            expect(convert('1', from, to, after).toFixed()).toBe(was.toFixed());
          }
        }
      }),
    );
  });
});
