import { createContext, useContext } from 'react';
import type { Destination, Destinations } from '../../platform/feature.ts';
import { useViewer } from '../../platform/session/viewer.ts';

/** Where the rows of the other features can be seen; app provides it. */
export const DestinationsContext = createContext<Destinations>({});

interface About {
  readonly entityType: string | null;
  readonly entityId: string | null;
}

/** Where the row that a notification is about can be seen; null when this person has no screen for it. */
export function useDestination({ entityType, entityId }: About): string | null {
  const destinations: Readonly<Record<string, Destination | undefined>> = useContext(DestinationsContext);
  const { role } = useViewer();
  if (entityType === null || entityId === null) return null;
  return destinations[entityType]?.(entityId, role) ?? null;
}
