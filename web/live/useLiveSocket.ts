import { useApolloClient } from '@apollo/client/react';
import ReconnectingWebSocket from 'partysocket/ws';
import { useEffect } from 'react';
import { limits } from '#schema/limits.ts';
import { type LiveMessage, REQUEST_INITIAL_DATA } from '#schema/live.ts';
import { endpoints } from '../paths.ts';
import { markChanged } from '../ui/recently-changed.ts';
import { noteServerBuild } from '../ui/server-build.ts';
import { writeCarriedRow } from './carried-row.ts';
import { connection } from './connection.ts';
import { allEvictions, evictedBy } from './evictions.ts';
import { showLiveToast } from './live-toasts.ts';
import { parseLiveMessage } from '../graphql/live-message.ts';
import { createRefresher } from './refresh.ts';

/** The server closes with this code when the session has ended. */
const signedOut = 4401;

function liveUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${endpoints.live}`;
}

function openSocket(): ReconnectingWebSocket {
  return new ReconnectingWebSocket(liveUrl, [], {
    minReconnectionDelay: 400 + Math.random() * 600,
    maxReconnectionDelay: 10_000,
    reconnectionDelayGrowFactor: 1.6,
    // The library reports a failed attempt as a normal close (1000), so that code cannot mean "enough": our own close does.
    shouldReconnectOnClose: ({ code }) => code !== signedOut,
  });
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

/**
 * Keeps the one live connection while mounted: it asks for initial data whenever it opens, turns messages into cache
 * evictions, highlights and toasts, says after 5 s that it is closed, and tries again for ever. `onAccessChanged` is told
 * when the session has ended or the person's own account was changed.
 */
export function useLiveSocket(viewerId: string, onAccessChanged: () => unknown) {
  const client = useApolloClient();
  useEffect(() => {
    const socket = openSocket();
    const refresh = createRefresher(client);
    const watchBuild = createBuildWatch();
    let opened = false;
    let noticing: ReturnType<typeof setTimeout> | undefined;

    const receive = (message: LiveMessage) => {
      connection.set({ lastSeen: Date.now(), notice: null });
      showLiveToast(message);
      if (message.type === 'PING') return watchBuild(message.data.build);
      if (message.type === 'INITIAL_DATA') return;
      if (message.type === 'USER_UPDATED' && message.data.id === viewerId) void onAccessChanged();
      writeCarriedRow(client.cache, message);
      markChanged(message.data.id);
      void refresh(evictedBy(message));
    };

    socket.onopen = () => {
      clearTimeout(noticing);
      noticing = undefined;
      connection.set({ notice: null, lastSeen: Date.now() });
      socket.send(JSON.stringify({ type: REQUEST_INITIAL_DATA }));
      // What happened while the connection was lost is read once, whatever it was.
      if (opened) void refresh(allEvictions);
      opened = true;
    };
    socket.onmessage = ({ data }) => {
      const message = parseLiveMessage(data);
      if (message) receive(message);
    };
    socket.onclose = ({ code }) => {
      if (code === signedOut) return void onAccessChanged();
      if (code === limits.socketNormalClose) return;
      noticing ??= setTimeout(() => connection.set({ notice: 'closed' }), limits.reconnectNotice);
    };
    socket.onerror = () => {
      if (!opened) connection.set({ notice: 'error' });
      // A refused upgrade looks like a broken network: ask who is signed in, in case it is nobody any more.
      void onAccessChanged();
    };
    const reconnect = () => socket.reconnect();
    addEventListener('online', reconnect);
    return () => {
      removeEventListener('online', reconnect);
      clearTimeout(noticing);
      socket.close(limits.socketNormalClose);
      connection.set({ notice: null, lastSeen: null });
    };
  }, [client, viewerId, onAccessChanged]);
}
