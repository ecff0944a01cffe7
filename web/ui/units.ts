import { defineTexts, type Translate, useTexts } from './texts.ts';

/** How the kitchen writes its units. A lone "l" reads as a one, so litres are a capital. */
const unitTexts = defineTexts('units', {
  en: {
    kg: 'kg',
    g: 'g',
    l: 'L',
    ml: 'mL',
    ea: 'ea',
    bunch: 'bunch',
    lb: 'lb',
    oz: 'oz',
    tbsp: 'tbsp',
    tsp: 'tsp',
    cup: 'cup',
    portion: 'portion',
  },
  es: {
    kg: 'kg',
    g: 'g',
    l: 'L',
    ml: 'mL',
    ea: 'ud.',
    bunch: 'manojo',
    lb: 'lb',
    oz: 'oz',
    tbsp: 'cda.',
    tsp: 'cdta.',
    cup: 'taza',
    portion: 'ración',
  },
});

/** A unit as people write it: `unit('l')` is `L`. */
export function useUnitName(): Translate<keyof typeof unitTexts.en> {
  return useTexts(unitTexts);
}
