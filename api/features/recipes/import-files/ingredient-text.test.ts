import { describe, expect, test } from 'vitest';
import { unitWords, wordKey } from '../../units/unit-words.policy.ts';
import { ingredientIn } from './ingredient-text.policy.ts';

const words = unitWords([]);
const unitOf = (text: string) => words.get(wordKey(text));

/** `quantity unit ingredient | preparation | note`, empty parts left out. */
function read(text: string, decimalComma = false): string | null {
  const cells = ingredientIn(text, { unitOf, decimalComma });
  if (!cells) return null;
  const { quantity, unit, ingredient, prepAction, note } = cells;
  return [`${Number(quantity)} ${unit} ${ingredient}`, prepAction, note].filter((part) => part !== '').join(' | ');
}

describe('an ingredient as people write it', () => {
  test.each([
    ['2 cups all-purpose flour, sifted', '2 cups all-purpose flour | sifted'],
    ['1½ lb. chicken thighs (boneless)', '1.5 lb. chicken thighs | boneless'],
    ['1/3 cup sugar', '0.3333 cup sugar'],
    ['⅔ cup milk', '0.6667 cup milk'],
    ['2 tablespoons (30 ml) oil', '2 tablespoons oil | 30 ml'],
    ['1 (14 oz) can tomatoes', '1 can tomatoes | 14 oz'],
    ['1 kg/2.2 lb beef', '1 kg beef'],
    ['2 x 400g tins chopped tomatoes', '800 g tins chopped tomatoes | 2 x 400'],
    ['3 fl oz of cream', '3 fl oz cream'],
    ['• 200 g butter', '200 g butter'],
    ['Flour: 500 g', '500 g Flour'],
    ['1 onion', '1 ea onion'],
    ['40 x burger buns', '40 ea burger buns'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ['1,5 kg patatas', '1.5 kg patatas'],
    ['200 g de mantequilla', '200 g mantequilla'],
    ['1 cucharada de aceite de oliva', '1 cucharada aceite de oliva'],
    ['2 dientes de ajo, picados', '2 ea ajo | picados | dientes'],
    ['1.250 g harina', '1250 g harina'],
    ['Sal al gusto', '1 ea Sal | Sal al gusto'],
  ])('in a kitchen with decimal commas: %s', (text, expected) => {
    expect(read(text, true)).toBe(expected);
  });

  test.each([
    ['2 cloves garlic, minced', '2 ea garlic | minced | cloves'],
    ['1 large handful of parsley', '1 ea parsley | large handful'],
    ['a pinch of salt', '1 ea salt | pinch'],
    ['pinch of salt', '1 ea salt | pinch'],
  ])('in pieces that are no unit, which the note keeps: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ['1-2 tbsp olive oil', '2 tbsp olive oil | 1-2'],
    ['2 to 3 lb pork', '3 lb pork | 2 to 3'],
  ])('in a range takes the larger amount, and the note keeps the range: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ['Salt to taste', '1 ea Salt | Salt to taste'],
    ['Sesame seeds, for garnish', '1 ea Sesame seeds | Sesame seeds, for garnish'],
    ['freshly ground black pepper', '1 ea freshly ground black pepper | freshly ground black pepper'],
  ])('without an amount is one of it, with its own words in the note: %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each(['For the sauce:', '', '   '])('is not a heading: %j', (text) => {
    expect(read(text)).toBeNull();
  });

  test.each(['(', '[', '-', '1', ', ', 'a -'])('reads a hundred lines of ten thousand %j in no time', (part) => {
    const begun = performance.now();
    for (let line = 0; line < 100; line += 1) {
      ingredientIn(`1 ${part.repeat(10_000)}`, { unitOf, decimalComma: false });
      ingredientIn(part.repeat(Math.floor(298 / part.length)), { unitOf, decimalComma: false });
    }
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
