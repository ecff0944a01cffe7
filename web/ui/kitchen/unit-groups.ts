import { foldAccents } from '../format/search-text.ts';
import { builtInUnits, unitSystems } from '#schema/units.ts';
import { useOwnUnits } from './kitchen-units.ts';
import { useTexts } from '../i18n/texts.ts';
import { unitLongTexts, unitPickerTexts } from './unit-picker-texts.ts';
import { useUnitName } from './unit-texts.ts';

export interface UnitChoice {
  readonly code: string;
  /** The short form, used with quantities. */
  readonly name: string;
  /** The long form of the name; empty if it is the same. */
  readonly meaning: string;
}

export interface UnitGroup {
  readonly label: string;
  readonly units: readonly UnitChoice[];
}

interface UnitFilter {
  /** Offered first, in a group of their own: the units that an item is already measured in. */
  readonly likely?: readonly string[] | undefined;
  /** If set, no other unit is offered. */
  readonly only?: readonly string[] | undefined;
  /** The current choice, offered even if it is archived. */
  readonly chosen?: string | undefined;
}

/** The groups, with only the units whose name, code or meaning contains the typed text. */
export function foundIn(groups: readonly UnitGroup[], typed: string): UnitGroup[] {
  const query = foldAccents(typed.trim());
  return groups
    .map(({ label, units }) => ({
      label,
      units: units.filter(({ code, name, meaning }) =>
        [code, name, meaning].some((text) => foldAccents(text).includes(query)),
      ),
    }))
    .filter(({ units }) => units.length > 0);
}

/** Every unit that can be chosen, built in and the kitchen's own, as a picker groups them. */
export function useUnitGroups({ likely = [], only, chosen }: UnitFilter): UnitGroup[] {
  const t = useTexts(unitPickerTexts);
  const long = useTexts(unitLongTexts);
  const unitName = useUnitName();
  const own = useOwnUnits();
  const builtIn = builtInUnits.map(({ code, system }) => {
    const [name, meaning] = [unitName(code), long(code)];
    return { code, system, name, meaning: meaning === name ? '' : meaning };
  });
  const mine = own
    .filter(({ code, archivedAt }) => archivedAt === null || code === chosen)
    .map(({ code }) => ({ code, name: unitName(code), meaning: '' }));
  const all: readonly UnitChoice[] = [...builtIn, ...mine];
  const first = likely.flatMap((code) => all.find((unit) => unit.code === code) ?? []);
  const left = ({ code }: UnitChoice) => !likely.includes(code) && (only === undefined || only.includes(code));
  return [
    { label: t('likely'), units: first },
    ...unitSystems.map((system) => ({
      label: t(system),
      units: builtIn.filter((unit) => unit.system === system && left(unit)),
    })),
    { label: t('own'), units: mine.filter(left) },
  ].filter(({ units }) => units.length > 0);
}
