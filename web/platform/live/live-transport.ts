import { print } from 'graphql';
import { createClient } from 'graphql-ws/client';
import type { LiveMessage } from '#schema/live.ts';
import { endpoints } from '../paths.ts';
import { LiveEventsDocument } from './live.generated.ts';
import { liveMessageOf } from './live-message.ts';

/**
 * How one connection came to its end. `closed`: it was there. `refused`: it never was, and a refused upgrade looks like a
 * broken network. `signedOut`: the server says that the session is over.
 */
export type Ending = 'closed' | 'refused' | 'signedOut';

export interface FeedEvents {
  readonly onMessage: (message: LiveMessage) => void;
  /** Told once, unless it was ended from here. */
  readonly onEnd: (how: Ending) => void;
}

/** Connects once to the change feed, after an event number or from now on. Answers how to end it. */
export type OpenFeed = (after: number | null, events: FeedEvents) => () => void;

/** The server closes with this code when the session has ended. */
const signedOut = 4401;
const query = print(LiveEventsDocument);

/** The change feed by graphql-ws. Trying again is for who opens it: the number to go on from is another one each time. */
export const openFeed: OpenFeed = (after, { onMessage, onEnd }) => {
  let isConnected = false;
  let isOver = false;
  const client = createClient({ url: feedUrl(), retryAttempts: 0, on: { connected: () => (isConnected = true) } });
  const end = (how: Ending) => {
    if (!isOver) onEnd(how);
    isOver = true;
  };
  const leave = client.subscribe(
    { query, variables: { after } },
    {
      next({ data, errors }) {
        const message = liveMessageOf(data?.['liveEvents']);
        if (message && !isOver) onMessage(message);
        if (errors) end('refused');
      },
      error: (error) => end(endingOf(error, isConnected)),
      complete: () => end('closed'),
    },
  );
  return () => {
    isOver = true;
    leave();
    // One that is still on its way is not waited for.
    if (!isConnected) client.terminate();
  };
};

function feedUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${endpoints.graphql}`;
}

/** Of a close event, a socket's error, or the refusals of the operation. */
function endingOf(error: unknown, wasConnected: boolean): Ending {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === signedOut) return 'signedOut';
  return wasConnected && !Array.isArray(error) ? 'closed' : 'refused';
}
