import type { ApolloClient } from '@apollo/client';
import { limits } from '#schema/limits.ts';
import type { LiveUpdate } from '#schema/live.ts';
import type { Live, LiveListener } from './live.ts';
import { markChanged } from '../../ui/components/recently-changed.ts';
import { noteServerBuild } from './server-build.ts';
import { connection } from './connection.ts';
import { allInvalidated, invalidatedBy, invalidatedByOwn, type Invalidations } from './invalidations.ts';
import { invalidationOf } from './invalidate.ts';
import { ownMutationsOf } from './own-mutations.ts';
import { type LiveReactions, endToastOf, type Reader, showToastOf, writeRow } from './reactions.ts';

interface Deps {
  readonly client: ApolloClient;
  readonly viewer: Reader;
  readonly invalidations: Invalidations;
  /** Those of them that the responses of the user's own mutations update. */
  readonly updatedByMutation: Invalidations;
  readonly reactions: LiveReactions;
  readonly onAccessChanged: () => unknown;
  /** Called after the row of a message was written, to apply again the presses that wait to be sent: the message lacks them. */
  readonly onRowWritten: () => void;
}

/** Stores the first build that the server reports; a different one later means that an update is available. */
function createBuildWatch() {
  let first: string | null = null;
  return (build: string) => {
    first ??= build;
    noteServerBuild(build);
    connection.set({ updateReady: first !== build });
  };
}

/** Sets the specified notices: an error at once, a closed connection after 5 s. */
function createNotices() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    lost(wasLive: boolean) {
      if (!wasLive) connection.set({ notice: 'error' });
      timer ??= setTimeout(() => connection.set({ notice: 'closed' }), limits.reconnectNotice);
    },
    fresh() {
      clearTimeout(timer);
      timer = undefined;
      connection.set({ notice: null, lastSeen: Date.now() });
    },
    clear() {
      clearTimeout(timer);
      connection.set({ notice: null, lastSeen: null });
    },
  };
}

/**
 * Turns live messages into cache evictions, highlights and toasts, and lost connections into notices. Missed messages
 * invalidate without toasts; a gap invalidates everything. Returns the function that stops it.
 */
export function followLive(live: Live, deps: Deps): () => void {
  const { client, viewer, invalidations, updatedByMutation, reactions, onAccessChanged, onRowWritten } = deps;
  const invalidate = invalidationOf(client);
  const own = ownMutationsOf(client);
  const isOwn = ({ seq, data }: LiveUpdate) => own.has(seq, data.id);
  const watchBuild = createBuildWatch();
  const notices = createNotices();

  /** Shows the toast of a message. Only the response of a running mutation shows whether the act was the user's own. */
  const announce = (message: LiveUpdate) => {
    const show = () => (isOwn(message) ? undefined : showToastOf(message, reactions, viewer));
    if (own.isBusy()) own.onIdle(show);
    else show();
  };
  const change = (message: LiveUpdate, isMissed: boolean) => {
    if (message.type === 'USER_UPDATED' && message.data.id === viewer.id) void onAccessChanged();
    if (!isOwn(message)) {
      writeRow(client.cache, message, reactions);
      onRowWritten();
    }
    void invalidate(() =>
      isOwn(message)
        ? invalidatedByOwn(message, invalidations, updatedByMutation)
        : invalidatedBy(message, invalidations),
    );
    endToastOf(message, reactions);
    if (isMissed) return;
    announce(message);
    markChanged(message.data.id);
  };
  const listener: LiveListener = {
    onMessage(message, isMissed) {
      if (!isMissed) notices.fresh();
      if (message.type === 'PING') {
        watchBuild(message.data.build);
        connection.set({ clockOffset: Date.parse(message.data.time) - Date.now() });
      }
      if (message.type === 'GAP') void invalidate(() => allInvalidated(invalidations));
      else if (message.type !== 'PING' && message.type !== 'CAUGHT_UP') change(message, isMissed);
    },
    onLost({ reason, wasLive }) {
      notices.lost(wasLive);
      // A refused upgrade looks like a network failure, so check whether the session is still valid.
      if (reason !== 'closed') void onAccessChanged();
    },
  };
  const unsubscribe = live.listen(listener);
  return () => {
    unsubscribe();
    notices.clear();
  };
}
