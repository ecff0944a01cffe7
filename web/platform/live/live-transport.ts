import { print } from 'graphql';
import { createClient } from 'graphql-ws/client';
import { type LiveMessage, SIGNED_OUT_CLOSE_CODE } from '#schema/live.ts';
import { endpoints } from '../paths.ts';
import { LiveEventsDocument } from './live.generated.ts';
import { liveMessageOf } from './live-message.ts';

/**
 * How one connection ended. `closed`: after it was established. `refused`: before that; a refused upgrade looks like a
 * network failure. `signedOut`: the server reports that the session is over.
 */
export type Ending = 'closed' | 'refused' | 'signedOut';

export interface FeedEvents {
  readonly onMessage: (message: LiveMessage) => void;
  /** Called once, unless the client ended the connection. */
  readonly onEnd: (reason: Ending) => void;
}

/** Where the feed begins: after a sequence number, or some seconds ago. */
export type FeedStart = { readonly after: number } | { readonly sinceSeconds: number };

/** Connects once to the change feed. Returns the function that ends it. */
export type OpenFeed = (start: FeedStart, events: FeedEvents) => () => void;

const query = print(LiveEventsDocument);

/** The change feed over graphql-ws. The caller retries, because each retry resumes after another sequence number. */
export const openFeed: OpenFeed = (start, events) => openAt(endpoints.graphql, start, events);

/** The same for a board, as the device. */
export const openDeviceFeed: OpenFeed = (start, events) => openAt(endpoints.graphqlAsDevice, start, events);

function openAt(path: string, start: FeedStart, { onMessage, onEnd }: FeedEvents): () => void {
  let isConnected = false;
  let isOver = false;
  const client = createClient({
    url: addressOf(path),
    retryAttempts: 0,
    on: { connected: () => (isConnected = true) },
  });
  const end = (reason: Ending) => {
    if (!isOver) onEnd(reason);
    isOver = true;
  };
  const unsubscribe = client.subscribe(
    { query, variables: { ...start } },
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
    unsubscribe();
    // A connection that is not open yet is not closed by unsubscribing.
    if (!isConnected) client.terminate();
  };
}

function addressOf(path: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
}

/** `error` is a close event, a socket error, or the GraphQL errors of the operation. */
function endingOf(error: unknown, wasConnected: boolean): Ending {
  if (typeof error === 'object' && error !== null && 'code' in error && error.code === SIGNED_OUT_CLOSE_CODE)
    return 'signedOut';
  return wasConnected && !Array.isArray(error) ? 'closed' : 'refused';
}
