import { WebSocket } from 'ws';
import type { Client } from './client.ts';

interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: unknown;
}

/** A low-level graphql-ws connection, for what a client library would not do. */
export interface GraphSocket {
  readonly socket: WebSocket;
  readonly messages: Message[];
  /** The code it was closed with. */
  readonly closed: Promise<number>;
  subscribe(id: string, query: string): void;
}

/** Opens `/graphql` with the client's cookies. Rejects with the status of a refused upgrade. */
export async function openGraphSocket(client: Client): Promise<GraphSocket> {
  const socket = new WebSocket(`${client.api.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { origin: client.api.url, cookie: client.cookie ?? '' },
  });
  const messages: Message[] = [];
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.on('unexpected-response', (_request, response) => reject(new Error(String(response.statusCode))));
    socket.on('error', reject);
    socket.on('open', () => socket.send('{"type":"connection_init"}'));
    socket.on('message', (data: Buffer) => {
      const message: Message = JSON.parse(data.toString());
      messages.push(message);
      if (message.type === 'connection_ack') resolve();
    });
  });
  const subscribe = (id: string, query: string) =>
    socket.send(JSON.stringify({ type: 'subscribe', id, payload: { query } }));
  return { socket, messages, closed, subscribe };
}
