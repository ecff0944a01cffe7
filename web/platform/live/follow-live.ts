import type { ApolloClient } from '@apollo/client';
import { limits } from '#schema/limits.ts';
import type { LiveNews } from '#schema/live.ts';
import type { Live, LiveListener } from './live.ts';
import { markChanged } from '../../ui/components/recently-changed.ts';
import { noteServerBuild } from './server-build.ts';
import { writeCarriedRow } from './carried-row.ts';
import { connection } from './connection.ts';
import { allInvalidated, invalidatedBy, invalidatedByOwn, type Invalidations } from './invalidations.ts';
import { showLiveToast } from './live-toasts.ts';
import { invalidationOf } from './invalidate.ts';
import { ownAnswersOf } from './own-answers.ts';

interface Deps {
  readonly client: ApolloClient;
  /** Whose screens they are. */
  readonly viewerId: string;
  readonly invalidations: Invalidations;
  /** What of it the answer of one's own mutation brings. */
  readonly answered: Invalidations;
  readonly onAccessChanged: () => unknown;
}

/** Remembers the server's build at first sight; another one later means that a newer Brigade is served. */
function createBuildWatch() {
  let first: string | null = null;
  return (build: string) => {
    first ??= build;
    noteServerBuild(build);
    connection.set({ updateReady: first !== build });
  };
}

/** Says how the connection is, in the words of the specification: an error at once, that it is closed after 5 s. */
function createNotices() {
  let noticing: ReturnType<typeof setTimeout> | undefined;
  return {
    lost(wasLive: boolean) {
      if (!wasLive) connection.set({ notice: 'error' });
      noticing ??= setTimeout(() => connection.set({ notice: 'closed' }), limits.reconnectNotice);
    },
    fresh() {
      clearTimeout(noticing);
      noticing = undefined;
      connection.set({ notice: null, lastSeen: Date.now() });
    },
    forget() {
      clearTimeout(noticing);
      connection.set({ notice: null, lastSeen: null });
    },
  };
}

/**
 * Turns live messages into cache evictions, highlights and toasts, and losses into notices. What was missed makes old what
 * it concerns, without toasts; when nobody can say what that is, everything is read again. Answers how to stop.
 */
export function followLive(live: Live, deps: Deps): () => void {
  const { client, viewerId, invalidations, answered, onAccessChanged } = deps;
  const invalidate = invalidationOf(client);
  const own = ownAnswersOf(client);
  /** Whether a mutation of this page did it and has answered with the row, in this version. */
  const isOwn = ({ type, data }: LiveNews) => type !== 'NOTIFICATION_RECEIVED' && own.has(data.id, data.version);
  const watchBuild = createBuildWatch();
  const notices = createNotices();

  const change = (message: LiveNews, isMissed: boolean) => {
    if (message.type === 'USER_UPDATED' && message.data.id === viewerId) void onAccessChanged();
    if (!isOwn(message)) writeCarriedRow(client.cache, message);
    void invalidate(() =>
      isOwn(message) ? invalidatedByOwn(message, invalidations, answered) : invalidatedBy(message, invalidations),
    );
    if (isMissed) return;
    showLiveToast(message);
    markChanged(message.data.id);
  };
  const listener: LiveListener = {
    onMessage(message, isMissed) {
      if (!isMissed) notices.fresh();
      if (message.type === 'PING') watchBuild(message.data.build);
      else if (message.type === 'GAP') void invalidate(() => allInvalidated(invalidations));
      else if (message.type !== 'CAUGHT_UP') change(message, isMissed);
    },
    onLost({ how, wasLive }) {
      if (how === 'closed') return notices.lost(wasLive);
      // A refused upgrade looks like a broken network: ask who is signed in, in case it is nobody any more.
      void onAccessChanged();
      if (how === 'refused') notices.lost(wasLive);
    },
  };
  const leave = live.listen(listener);
  return () => {
    leave();
    notices.forget();
  };
}
