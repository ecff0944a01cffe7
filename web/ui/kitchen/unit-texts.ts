import { useCallback } from 'react';
import { type BuiltInCode, builtInUnit, unitWord } from '#schema/units.ts';
import { useOwnUnits } from './kitchen-units.ts';
import { useLanguage } from '../i18n/language.ts';
import { nameIn } from '../format/name-in.ts';
import { defineTexts, useTexts } from '../i18n/texts.ts';

/** The short forms of units. Liters have a capital L, because a lone "l" reads as a one. */
const unitTexts = defineTexts<BuiltInCode>('units', {
  en: {
    kg: 'kg',
    g: 'g',
    l: 'L',
    ml: 'mL',
    lb: 'lb',
    oz: 'oz',
    gal: 'gal',
    qt: 'qt',
    pt: 'pt',
    cup: 'cup',
    fl_oz: 'fl oz',
    tbsp: 'tbsp',
    tsp: 'tsp',
    ea: 'ea',
    dozen: 'dozen',
    bunch: 'bunch',
    case: 'case',
    can: 'can',
    tray: 'tray',
    portion: 'portion',
  },
  es: {
    kg: 'kg',
    g: 'g',
    l: 'L',
    ml: 'mL',
    lb: 'lb',
    oz: 'oz',
    gal: 'gal',
    qt: 'qt',
    pt: 'pt',
    cup: 'taza',
    fl_oz: 'fl oz',
    tbsp: 'cda.',
    tsp: 'cdta.',
    ea: 'ud.',
    dozen: 'docena',
    bunch: 'manojo',
    case: 'caja',
    can: 'lata',
    tray: 'bandeja',
    portion: 'ración',
  },
});

function isBuiltIn(unit: string): unit is BuiltInCode {
  return builtInUnit(unit) !== undefined;
}

/** The short form of a unit: `unitName('l')` is `L`; the kitchen's own units have their name. */
export function useUnitName(): (unit: string) => string {
  const t = useTexts(unitTexts);
  const own = useOwnUnits();
  const language = useLanguage();
  return useCallback(
    (unit) => {
      if (isBuiltIn(unit)) return t(unit);
      const found = own.find(({ code }) => code === unit);
      return found ? nameIn(language, found) : unitWord(unit);
    },
    [t, own, language],
  );
}
