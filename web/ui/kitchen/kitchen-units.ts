import { createContext, useContext } from 'react';

/** A unit that the kitchen has added. */
export interface OwnUnit {
  readonly code: string;
  readonly name: string;
  readonly nameEs: string | null;
  /** Archived units still have a name where they were used; pickers do not offer them. */
  readonly archivedAt: string | null;
}

/** The kitchen's own units, including archived ones; empty until they are loaded. */
export const OwnUnitsContext = createContext<readonly OwnUnit[]>([]);

export function useOwnUnits(): readonly OwnUnit[] {
  return useContext(OwnUnitsContext);
}
