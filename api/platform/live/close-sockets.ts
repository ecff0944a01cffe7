import type { WebSocketServer } from 'ws';

/** Close code "service restart": clients reconnect. */
export const RESTARTING = 1012;
/** Milliseconds for clients to answer the close frame. */
const CLOSE_TIMEOUT = 2_000;

/** Closes every socket so that clients reconnect to the next process, and terminates those that do not answer in time. */
export function closeSockets(server: WebSocketServer): void {
  for (const client of server.clients) client.close(RESTARTING);
  setTimeout(() => server.clients.forEach((client) => client.terminate()), CLOSE_TIMEOUT).unref();
}
