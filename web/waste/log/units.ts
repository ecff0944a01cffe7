import { builtInUnit, builtInUnits, converts, type Measures } from '#schema/units.ts';
import { useOwnUnits } from '../../ui/kitchen-units.ts';

/** How many units stand side by side; the others are in a list. */
const BESIDE = 4;

interface Measured extends Measures {
  readonly unit: string;
}

/** The units in which some of an item can be thrown away: those that are near its own first, then every other that converts. */
export function useUnitsFor(item: Measured): { readonly beside: readonly string[]; readonly all: readonly string[] } {
  const own = useOwnUnits().filter(({ archivedAt }) => archivedAt === null);
  const codes = [...builtInUnits, ...own].map(({ code }) => code);
  const all = codes.filter((code) => converts(code, item.unit, item));
  const stated = (item.conversions ?? []).flatMap(({ fromUnit, toUnit }) => [fromUnit, toUnit]);
  const kept = builtInUnit(item.unit);
  const akin = builtInUnits.filter(({ base, system }) => base === kept?.base && system === kept.system);
  const near = [item.unit, ...stated.filter((code) => all.includes(code)), ...akin.map(({ code }) => code), ...all];
  return { beside: [...new Set(near)].slice(0, BESIDE), all: [...new Set([item.unit, ...all])] };
}
