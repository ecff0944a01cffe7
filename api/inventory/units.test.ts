import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Unit, units } from '#schema/vocabulary.ts';
import { convert, NoConversion } from './units.ts';

const measured = units.filter((unit): unit is Unit => !['ea', 'bunch', 'portion'].includes(unit));

describe('unit conversion', () => {
  test('knows the kitchen’s own examples', () => {
    expect(convert('1', 'kg', 'g').toFixed()).toBe('1000');
    expect(convert('1', 'kg', 'lb').toFixed(4)).toBe('2.2046');
    expect(convert('1', 'lb', 'oz').toFixed()).toBe('16');
    expect(convert('1', 'cup', 'tbsp').toFixed()).toBe('16');
    expect(convert('1', 'tbsp', 'tsp').toFixed()).toBe('3');
    expect(convert('1', 'cup', 'g', '0.5').toFixed(2)).toBe('118.29');
  });

  test('comes back to where it began, through any two units', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...measured),
        fc.constantFrom(...measured),
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 100, max: 20_000 }),
        (from, to, ticks, density) => {
          const [quantity, grams] = [String(ticks / 10_000), String(density / 10_000)];
          const there = convert(quantity, from, to, grams);
          const back = convert(there.toFixed(), to, from, grams);
          expect(back.minus(quantity).abs().dividedBy(quantity).lt('1e-15')).toBe(true);
        },
      ),
    );
  });

  test('refuses what cannot be known', () => {
    expect(() => convert('1', 'cup', 'g')).toThrow(new NoConversion('cup converts to g only with a density.'));
    expect(() => convert('1', 'ea', 'g', '1')).toThrow(NoConversion);
    expect(() => convert('1', 'bunch', 'ea')).toThrow(NoConversion);
    expect(convert('3', 'bunch', 'bunch').toFixed()).toBe('3');
  });
});
