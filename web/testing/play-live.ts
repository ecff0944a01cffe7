import type { ApolloClient } from '@apollo/client';
import { act } from '@testing-library/react';
import type { LiveUpdate } from '#schema/live.ts';
import type { Feature } from '../platform/feature.ts';
import { followLive } from '../platform/live/follow-live.ts';
import type { LiveListener } from '../platform/live/live.ts';

/** Connects the screens of a client to a fake live connection. Returns a function that delivers a message. */
export function playLive(client: ApolloClient, feature: Feature): (message: LiveUpdate) => Promise<void> {
  const listeners: LiveListener[] = [];
  const live = { listen: (listener: LiveListener) => (listeners.push(listener), () => undefined) };
  followLive(live, {
    client,
    viewer: { id: 'u1', role: 'cook', mutedTopics: [] },
    invalidations: feature.invalidatedBy ?? {},
    updatedByMutation: feature.updatedByMutation ?? {},
    reactions: feature.live ?? {},
    onAccessChanged: () => undefined,
    onRowWritten: () => undefined,
  });
  return (message) =>
    act(async () => {
      for (const { onMessage } of listeners) onMessage(message, false);
      await Promise.resolve();
    });
}
