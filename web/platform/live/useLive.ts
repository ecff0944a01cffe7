import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
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
  /** Called after a row was written. */
  readonly onRowWritten: () => void;
}

/** Keeps the screens live while mounted. */
export function useLive({ viewer, onRowWritten, ...options }: Options) {
  const { invalidations, updatedByMutation, reactions, onAccessChanged } = options;
  const client = useApolloClient();
  const { id, role, mutedTopics } = viewer;
  // Read at each message, so that a new value does not close the connection.
  const muted = useRef(mutedTopics);
  useEffect(() => {
    muted.current = mutedTopics;
  }, [mutedTopics]);
  useEffect(
    () =>
      followLive(live, {
        client,
        viewer: {
          id,
          role,
          get mutedTopics() {
            return muted.current;
          },
        },
        invalidations,
        updatedByMutation,
        reactions,
        onAccessChanged,
        onRowWritten,
      }),
    [client, id, role, invalidations, updatedByMutation, reactions, onAccessChanged, onRowWritten],
  );
}
