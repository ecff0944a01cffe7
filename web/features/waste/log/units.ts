import { builtInUnit, builtInUnits, converts, type Measures } from '#schema/units.ts';
import { useOwnUnits } from '../../../ui/kitchen/kitchen-units.ts';
import { useWasteItemUnitsQuery } from '../waste.generated.ts';
import type { WasteItem } from './ItemStep.tsx';

/** The number of units shown as buttons; the others are in a list. */
const BESIDE = 4;

/** Used until the item's conversions are loaded. */
const NO_MEASURES: Measures = { densityGramsPerMl: null };

/** The units for an item's waste: `beside` the most likely ones, `all` every unit that converts to its own. */
export function useUnitsFor(item: WasteItem): { readonly beside: readonly string[]; readonly all: readonly string[] } {
  const { data } = useWasteItemUnitsQuery({ variables: { id: item.id } });
  const measures = data?.item ?? NO_MEASURES;
  const own = useOwnUnits().filter(({ archivedAt }) => archivedAt === null);
  const codes = [...builtInUnits, ...own].map(({ code }) => code);
  const all = codes.filter((code) => converts(code, item.unit, measures));
  const ownConversions = (measures.conversions ?? []).flatMap(({ fromUnit, toUnit }) => [fromUnit, toUnit]);
  const itemUnit = builtInUnit(item.unit);
  const sameSystem = builtInUnits.filter(({ base, system }) => base === itemUnit?.base && system === itemUnit.system);
  const near = [
    item.unit,
    ...ownConversions.filter((code) => all.includes(code)),
    ...sameSystem.map(({ code }) => code),
    ...all,
  ];
  return { beside: [...new Set(near)].slice(0, BESIDE), all: [...new Set([item.unit, ...all])] };
}
