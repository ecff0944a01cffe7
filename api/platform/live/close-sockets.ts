import type { WebSocketServer } from 'ws';

/** The close code for: the server restarts, come back. */
export const RESTARTING = 1012;
/** A client that has not answered the closing by then is gone already. */
const PATIENCE = 2_000;

/** Asks every client to come back to the next process, and does not wait long for their goodbye. */
export function closeSockets(server: WebSocketServer): void {
  for (const client of server.clients) client.close(RESTARTING);
  setTimeout(() => server.clients.forEach((client) => client.terminate()), PATIENCE).unref();
}
