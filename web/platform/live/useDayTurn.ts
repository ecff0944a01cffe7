import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { unknownKitchen, useKitchen } from '../../ui/format/kitchen.ts';
import { useToday } from '../../ui/format/useToday.ts';
import { allInvalidated, type Invalidations } from './invalidations.ts';
import { invalidationOf } from './invalidate.ts';

/** Refetches everything when the kitchen's next business day begins, because no message announces that. */
export function useDayTurn(invalidations: Invalidations) {
  const client = useApolloClient();
  const isLoaded = useKitchen() !== unknownKitchen;
  const today = useToday();
  const shown = useRef<string>(null);
  useEffect(() => {
    if (!isLoaded || shown.current === today) return;
    const turned = shown.current !== null;
    shown.current = today;
    if (turned) void invalidationOf(client)(() => allInvalidated(invalidations));
  }, [client, invalidations, isLoaded, today]);
}
