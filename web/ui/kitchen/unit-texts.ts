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
    cup: '{n, plural, one {cup} other {cups}}',
    fl_oz: 'fl oz',
    tbsp: 'tbsp',
    tsp: 'tsp',
    ea: 'ea',
    dozen: 'dozen',
    bunch: '{n, plural, one {bunch} other {bunches}}',
    case: '{n, plural, one {case} other {cases}}',
    can: '{n, plural, one {can} other {cans}}',
    tray: '{n, plural, one {tray} other {trays}}',
    portion: '{n, plural, one {portion} other {portions}}',
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
    cup: '{n, plural, one {taza} other {tazas}}',
    fl_oz: 'fl oz',
    tbsp: 'cda.',
    tsp: 'cdta.',
    ea: 'ud.',
    dozen: '{n, plural, one {docena} other {docenas}}',
    bunch: '{n, plural, one {manojo} other {manojos}}',
    case: '{n, plural, one {caja} other {cajas}}',
    can: '{n, plural, one {lata} other {latas}}',
    tray: '{n, plural, one {bandeja} other {bandejas}}',
    portion: '{n, plural, one {ración} other {raciones}}',
  },
});

function isBuiltIn(unit: string): unit is BuiltInCode {
  return builtInUnit(unit) !== undefined;
}

/** The name of a unit beside a quantity, in its plural if it has one; without a quantity, its singular. */
type UnitName = (unit: string, quantity?: string | number) => string;

/** The short form of a unit: `unitName('l')` is `L`, `unitName('bunch', 3)` is `bunches`; the kitchen's own units have their name. */
export function useUnitName(): UnitName {
  const t = useTexts(unitTexts);
  const own = useOwnUnits();
  const language = useLanguage();
  return useCallback(
    (unit, quantity = 1) => {
      if (isBuiltIn(unit)) return t(unit, { n: Number(quantity) });
      const found = own.find(({ code }) => code === unit);
      return found ? nameIn(language, found) : unitWord(unit);
    },
    [t, own, language],
  );
}
