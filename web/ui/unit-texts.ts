import { useCallback } from 'react';
import { defineTexts, useTexts } from './texts.ts';

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

function isUnit(unit: string): unit is keyof typeof unitTexts.en {
  return Object.hasOwn(unitTexts.en, unit);
}

/** A unit as people write it: `unitName('l')` is `L`. What is no unit of the vocabulary stays as it is. */
export function useUnitName(): (unit: string) => string {
  const t = useTexts(unitTexts);
  return useCallback((unit) => (isUnit(unit) ? t(unit) : unit), [t]);
}
