import ReconnectingWebSocket from 'partysocket/ws';
import { limits } from '#schema/limits.ts';
import { type LiveMessage, REQUEST_INITIAL_DATA } from '#schema/live.ts';
import { parseLiveMessage } from '../../graphql/live-message.ts';
import { endpoints } from '../../paths.ts';

/** The server closes with this code when the device may no longer listen as it did. */
const signedOut = 4401;

export interface SocketEvents {
  readonly onOpen: () => void;
  readonly onMessage: (message: LiveMessage) => void;
  readonly onClose: () => void;
  /** The server may have turned this device away: ask who it is. */
  readonly onRefused: () => void;
}

export interface LiveSocket {
  readonly requestData: () => void;
  /** Gives up the present connection, which may be dead without knowing it, and opens another. */
  readonly reconnect: () => void;
  readonly close: () => void;
}

/** The board's live connection: it tries for ever, from half a second up to ten apart, not in step with other displays. */
export function openSocket(events: SocketEvents): LiveSocket {
  const url = () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${endpoints.live}`;
  const socket = new ReconnectingWebSocket(url, [], {
    minReconnectionDelay: 400 + Math.random() * 600,
    maxReconnectionDelay: 8_000 + Math.random() * 2_000,
    reconnectionDelayGrowFactor: 2,
  });
  const requestData = () => socket.send(JSON.stringify({ type: REQUEST_INITIAL_DATA }));
  socket.onopen = () => {
    requestData();
    events.onOpen();
  };
  socket.onmessage = ({ data }) => {
    const message = parseLiveMessage(data);
    if (message) events.onMessage(message);
  };
  socket.onclose = ({ code }) => {
    events.onClose();
    if (code === signedOut) events.onRefused();
  };
  // A refused upgrade looks like a broken network.
  socket.onerror = () => events.onRefused();
  const reconnect = () => socket.reconnect();
  addEventListener('online', reconnect);
  return {
    requestData,
    reconnect,
    close() {
      removeEventListener('online', reconnect);
      socket.close(limits.socketNormalClose);
    },
  };
}
