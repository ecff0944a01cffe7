import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { followLive } from './follow-live.ts';
import type { Invalidations } from './invalidations.ts';
import type { LiveReactions, Reader } from './reactions.ts';
import { live } from './shared-live.ts';

interface Options {
  readonly viewer: Reader;
  readonly invalidations: Invalidations;
  readonly updatedByMutation: Invalidations;
  readonly reactions: LiveReactions;
  /** Called when the session has ended or the user's own account was changed. */
  readonly onAccessChanged: () => unknown;
}

/** Keeps the screens live while mounted. */
export function useLive({ viewer, invalidations, updatedByMutation, reactions, onAccessChanged }: Options) {
  const client = useApolloClient();
  const { id, role } = viewer;
  useEffect(
    () =>
      followLive(live, { client, viewer: { id, role }, invalidations, updatedByMutation, reactions, onAccessChanged }),
    [client, id, role, invalidations, updatedByMutation, reactions, onAccessChanged],
  );
}
