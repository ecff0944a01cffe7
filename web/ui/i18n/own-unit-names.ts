import { i18n } from '@lingui/core';
import { nameIn } from '../format/name-in.ts';

interface NamedUnit {
  readonly code: string;
  readonly name: string;
  readonly nameEs: string | null;
}

let units: ReadonlyMap<string, NamedUnit> = new Map();

/** Stores the kitchen's own units for server messages, which are also rendered outside components; none without a session. */
export function keepOwnUnits(own: readonly NamedUnit[]): void {
  units = new Map(own.map((unit) => [unit.code, unit]));
}

/** The name of a unit that the kitchen has added, in the language on screen; null for any other. */
export function ownUnitName(code: string): string | null {
  const unit = units.get(code);
  return unit ? nameIn(i18n.locale, unit) : null;
}
