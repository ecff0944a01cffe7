import type { WebSocket } from 'ws';

/** Finds sockets whose other end is gone without a word: they have not answered the ping before this one. */
export class Pulse {
  private readonly silent = new WeakSet<WebSocket>();

  watch(client: WebSocket): void {
    client.on('pong', () => this.silent.delete(client));
  }

  /** Ends those that were silent since the last beat, and asks the others. */
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
