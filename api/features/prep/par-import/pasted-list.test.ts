import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unitWords, wordKey } from '../../units/unit-words.policy.ts';
import { pastedLines } from './pasted-list.policy.ts';

const words = unitWords([{ code: 'sixth', name: 'Sixth pan', nameEs: 'Sexto' }]);
const isUnit = (text: string) => words.has(wordKey(text));
const read = (text: string) => pastedLines(text.split('\n'), isUnit);
const cells = (text: string) => read(text)?.map(({ name, quantity, unit, station }) => [name, quantity, unit, station]);

describe('a line of a pasted prep list', () => {
  test.for([
    ['Tomato sauce 8 L, Sauté', ['Tomato sauce', '8', 'L', 'Sauté']],
    ['Tomato sauce 8L', ['Tomato sauce', '8', 'L', '']],
    ['8 L tomato sauce', ['tomato sauce', '8', 'L', '']],
    ['8 L of tomato sauce, Sauté', ['tomato sauce', '8', 'L', 'Sauté']],
    ['8,5 litros de salsa de tomate; Plancha', ['salsa de tomate', '8,5', 'litros', 'Plancha']],
    ['Tomato sauce\t8 L\tSauté', ['Tomato sauce', '8', 'L', 'Sauté']],
    ['8 L, Tomato sauce, Sauté', ['Tomato sauce', '8', 'L', 'Sauté']],
    ['Tomato sauce - 8 L', ['Tomato sauce', '8', 'L', '']],
    ['Tomato sauce: 1 1/2 gal', ['Tomato sauce', '1 1/2', 'gal', '']],
    ['Caesar dressing ½ qt', ['Caesar dressing', '½', 'qt', '']],
    ['Aioli 12 fl oz, Cold', ['Aioli', '12', 'fl oz', 'Cold']],
    ['Rice 3 sixth pan', ['Rice', '3', 'sixth pan', '']],
    ['Beans, green 2 kg, Grill', ['Beans, green', '2', 'kg', 'Grill']],
    ['Heinz 57 2 kg', ['Heinz 57', '2', 'kg', '']],
    ['• Burger buns x 40', ['Burger buns', '40', '', '']],
    ['40 x burger buns', ['burger buns', '40', '', '']],
    ['3) Dough balls 60', ['Dough balls', '60', '', '']],
    ['Rice 3 hotels', ['Rice', '3', 'hotels', '']],
    ['Stock 1,500 ml', ['Stock', '1,500', 'ml', '']],
    ['Stock 5-6 L', ['Stock', '5-6', 'L', '']],
    ['Lettuce 1–2 kg, Cold', ['Lettuce', '1–2', 'kg', 'Cold']],
    ['Stock, 5 to 6 L', ['Stock', '5 to 6', 'L', '']],
    ['Mayo 2 x 4 L', ['Mayo', '2 x 4', 'L', '']],
    ['2 x 4 L of mayo', ['mayo', '2 x 4', 'L', '']],
    ['Shrimp 16-20 2 kg', ['Shrimp 16-20', '2', 'kg', '']],
    ['Syrup 1:1 2 L', ['Syrup 1:1', '2', 'L', '']],
    ['- [ ] Mirepoix 6 kg', ['[ ] Mirepoix', '6', 'kg', '']],
  ] as const)('%s', ([line, expected]) => {
    expect(cells(line)).toEqual([expected]);
  });

  test('below a heading has its station, unless it names its own', () => {
    expect(cells('GRILL:\nChimichurri 2 L\nSalsa 3 L, Cold\n\nPastry:\nGanache 2 kg')).toEqual([
      ['Chimichurri', '2', 'L', 'GRILL'],
      ['Salsa', '3', 'L', 'Cold'],
      ['Ganache', '2', 'kg', 'Pastry'],
    ]);
  });

  test('without a quantity stays, so that it can be named as wrong, with its number in the text', () => {
    expect(read('Salsa 3 L\n\nChimichurri\nStock 20 L')?.map(({ number, quantity }) => [number, quantity])).toEqual([
      [1, '3'],
      [3, ''],
      [4, '20'],
    ]);
  });

  test.for(['Sauce 8 L by 10:00', '10:00 Sauce', 'Sauce, 10:30'])('%j has no quantity: a time is none', (line) => {
    expect(read(`Salsa 3 L\n${line}`)?.[1]).toMatchObject({ quantity: '', unit: '' });
  });

  test('that no person would write is only a name, and is parsed fast', { timeout: 2_000 }, () => {
    const line = `a ${'-'.repeat(50_000)} b`;
    expect(cells(`Salsa 3 L\n${line}`)).toEqual([
      ['Salsa', '3', 'L', ''],
      [line, '', '', ''],
    ]);
  });

  test.for(['Name,Unit\nCarrot,kg', 'Dear chef\nsee you tomorrow\nat 8', ''])('%j is no list', (text) => {
    expect(read(text)).toBeNull();
  });
});

const word = fc.stringMatching(/^[a-zñé]{3,10}$/).filter((text) => !isUnit(text) && !['of', 'de', 'x'].includes(text));
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));
const quantity = fc.oneof(fc.integer({ min: 1, max: 9_999 }).map(String), fc.constantFrom('1.5', '2,25', '1 1/2', '½'));
const unit = fc.constantFrom('L', 'kg', 'fl oz', 'portions', 'ud');

test('any name, quantity, unit and station that is written is read', () => {
  fc.assert(
    fc.property(name, quantity, unit, word, (what, amount, of, where) => {
      expect(cells(`${what} ${amount} ${of}, ${where}`)).toEqual([[what, amount, of, where]]);
      expect(cells(`${amount} ${of} ${what}, ${where}`)).toEqual([[what, amount, of, where]]);
    }),
  );
});

test('no line of any text is lost or read twice', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 40 }), { maxLength: 20 }), (texts) => {
      const lines = texts.map((text) => text.replaceAll(/[\r\n]/g, ' '));
      const numbers =
        pastedLines([...lines, ...lines.map(() => 'Salsa 3 L')], isUnit)?.map(({ number }) => number) ?? [];
      expect(numbers.length).toBeGreaterThanOrEqual(lines.length);
      expect(new Set(numbers).size).toBe(numbers.length);
    }),
  );
});
