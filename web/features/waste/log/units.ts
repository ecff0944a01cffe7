import { builtInUnit, builtInUnits, converts, type Measures } from '#schema/units.ts';
import { useOwnUnits } from '../../../ui/kitchen/kitchen-units.ts';
import { useWasteItemUnitsQuery } from '../waste.generated.ts';
import type { WasteItem } from './ItemStep.tsx';

/** How many units stand side by side; the others are in a list. */
const BESIDE = 4;

/** Until the item's conversions are read, its unit's own system is offered. */
const NO_MEASURES: Measures = { densityGramsPerMl: null };

/** The units in which some of an item can be thrown away: those that are near its own first, then every other that converts. */
export function useUnitsFor(item: WasteItem): { readonly beside: readonly string[]; readonly all: readonly string[] } {
  const { data } = useWasteItemUnitsQuery({ variables: { id: item.id } });
  const measures = data?.item ?? NO_MEASURES;
  const own = useOwnUnits().filter(({ archivedAt }) => archivedAt === null);
  const codes = [...builtInUnits, ...own].map(({ code }) => code);
  const all = codes.filter((code) => converts(code, item.unit, measures));
  const stated = (measures.conversions ?? []).flatMap(({ fromUnit, toUnit }) => [fromUnit, toUnit]);
  const kept = builtInUnit(item.unit);
  const akin = builtInUnits.filter(({ base, system }) => base === kept?.base && system === kept.system);
  const near = [item.unit, ...stated.filter((code) => all.includes(code)), ...akin.map(({ code }) => code), ...all];
  return { beside: [...new Set(near)].slice(0, BESIDE), all: [...new Set([item.unit, ...all])] };
}
