import type { WebSocket } from 'ws';

/** Detects broken sockets: those that did not answer the previous ping. */
export class Heartbeat {
  private readonly silent = new WeakSet<WebSocket>();

  watch(client: WebSocket): void {
    client.on('pong', () => this.silent.delete(client));
  }

  /** Terminates sockets without a pong since the last beat, and pings the others. */
  beat(clients: Iterable<WebSocket>): void {
    for (const client of clients) {
      if (this.silent.has(client)) client.terminate();
      else {
        this.silent.add(client);
        client.ping();
      }
    }
  }
}
