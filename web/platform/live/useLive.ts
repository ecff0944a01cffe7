import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { createLive } from './live.ts';
import { openFeed } from './live-transport.ts';
import { followLive } from './follow-live.ts';
import type { Invalidations } from './invalidations.ts';

/** The one live connection of the screens. */
const live = createLive({ open: openFeed, triesWhenSignedOut: false });

interface Options {
  readonly viewerId: string;
  readonly invalidations: Invalidations;
  readonly answered: Invalidations;
  /** Called when the session has ended or the person's own account was changed. */
  readonly onAccessChanged: () => unknown;
}

/** Keeps the screens live while mounted. */
export function useLive({ viewerId, invalidations, answered, onAccessChanged }: Options) {
  const client = useApolloClient();
  useEffect(
    () => followLive(live, { client, viewerId, invalidations, answered, onAccessChanged }),
    [client, viewerId, invalidations, answered, onAccessChanged],
  );
}
