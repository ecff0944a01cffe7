import { createContext, useContext } from 'react';

/** A unit that the kitchen has added for itself. */
export interface OwnUnit {
  readonly code: string;
  readonly name: string;
  readonly nameEs: string | null;
  /** Archived ones still have a name where they were used; pickers leave them out. */
  readonly archivedAt: string | null;
}

/** The kitchen's own units by name, archived ones too; empty until they are known. */
export const OwnUnitsContext = createContext<readonly OwnUnit[]>([]);

export function useOwnUnits(): readonly OwnUnit[] {
  return useContext(OwnUnitsContext);
}
