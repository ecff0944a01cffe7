import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { createLive } from './live.ts';
import { openFeed } from './live-transport.ts';
import { followLive } from './follow-live.ts';
import type { Invalidations } from './invalidations.ts';
import type { LiveReactions } from './reactions.ts';

/** The live connection that all screens share. */
const live = createLive({ open: openFeed, triesWhenSignedOut: false });

interface Options {
  readonly viewerId: string;
  readonly invalidations: Invalidations;
  readonly updatedByMutation: Invalidations;
  readonly reactions: LiveReactions;
  /** Called when the session has ended or the user's own account was changed. */
  readonly onAccessChanged: () => unknown;
}

/** Keeps the screens live while mounted. */
export function useLive({ viewerId, invalidations, updatedByMutation, reactions, onAccessChanged }: Options) {
  const client = useApolloClient();
  useEffect(
    () => followLive(live, { client, viewerId, invalidations, updatedByMutation, reactions, onAccessChanged }),
    [client, viewerId, invalidations, updatedByMutation, reactions, onAccessChanged],
  );
}
