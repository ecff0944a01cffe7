import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Unit, units } from '#schema/vocabulary.ts';
import { convert, NoConversion } from './units.ts';

const measured = units.filter((unit): unit is Unit => !['ea', 'bunch', 'portion'].includes(unit));

describe('unit conversion', () => {
  test('knows the kitchen’s own examples', () => {
    expect(convert('1', 'kg', 'g', null).toFixed()).toBe('1000');
    expect(convert('1', 'kg', 'lb', null).toFixed(4)).toBe('2.2046');
    expect(convert('1', 'lb', 'oz', null).toFixed()).toBe('16');
    expect(convert('1', 'cup', 'tbsp', null).toFixed()).toBe('16');
    expect(convert('1', 'tbsp', 'tsp', null).toFixed()).toBe('3');
    expect(convert('1', 'cup', 'g', { densityGramsPerMl: '0.5' }).toFixed(2)).toBe('118.29');
  });

  test('comes back to where it began, through any two units', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...measured),
        fc.constantFrom(...measured),
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 100, max: 20_000 }),
        (from, to, ticks, density) => {
          const quantity = String(ticks / 10_000);
          const measures = { densityGramsPerMl: String(density / 10_000) };
          const there = convert(quantity, from, to, measures);
          const back = convert(there.toFixed(), to, from, measures);
          expect(back.minus(quantity).abs().dividedBy(quantity).lt('1e-15')).toBe(true);
        },
      ),
    );
  });

  test('walks through an item’s own conversions, one after the other', () => {
    const parsley = {
      densityGramsPerMl: '0.5',
      conversions: [
        { fromQuantity: '1', fromUnit: 'bunch', toQuantity: '85', toUnit: 'g' },
        { fromQuantity: '3', fromUnit: 'ea', toQuantity: '1', toUnit: 'bunch' },
      ],
    } as const;
    expect(convert('2', 'bunch', 'kg', parsley).toFixed()).toBe('0.17');
    expect(convert('170', 'g', 'ea', parsley).toFixed()).toBe('6');
    expect(convert('6', 'ea', 'ml', parsley).toFixed()).toBe('340');
    expect(() => convert('1', 'portion', 'g', parsley)).toThrow(new NoConversion('portion does not convert to g.'));
  });

  test('refuses what cannot be known', () => {
    expect(() => convert('1', 'cup', 'g', null)).toThrow(new NoConversion('cup converts to g only with a density.'));
    expect(() => convert('1', 'ea', 'g', { densityGramsPerMl: '1' })).toThrow(NoConversion);
    expect(() => convert('1', 'bunch', 'ea', null)).toThrow(NoConversion);
    expect(convert('3', 'bunch', 'bunch', null).toFixed()).toBe('3');
  });
});
