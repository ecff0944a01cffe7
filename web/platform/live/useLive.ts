import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { createLive } from './live.ts';
import { openFeed } from './live-transport.ts';
import { followLive } from './follow-live.ts';

/** The one live connection of the screens. */
const live = createLive({ open: openFeed, triesWhenSignedOut: false });

/**
 * Keeps the screens live while mounted. `onAccessChanged` is told when the session has ended or the person's own account
 * was changed.
 */
export function useLive(viewerId: string, onAccessChanged: () => unknown) {
  const client = useApolloClient();
  useEffect(() => followLive(live, { client, viewerId, onAccessChanged }), [client, viewerId, onAccessChanged]);
}
