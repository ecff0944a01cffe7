import { createContext, useContext } from 'react';
import type { Destination, Destinations } from './feature.ts';
import { useViewer } from './session/viewer.ts';

/** The destinations of all features; app provides them. */
export const DestinationsContext = createContext<Destinations>({});

interface NotificationTarget {
  readonly entityType: string | null;
  readonly entityId: string | null;
}

/** The path of the row that a notification is about; null when this user has no screen for it. */
export function useDestination({ entityType, entityId }: NotificationTarget): string | null {
  const destinations: Readonly<Record<string, Destination | undefined>> = useContext(DestinationsContext);
  const { role } = useViewer();
  if (entityType === null || entityId === null) return null;
  return destinations[entityType]?.(entityId, role) ?? null;
}
