import type { WebSocket } from 'ws';
import type { Client } from './client.ts';
import { openGraphSocket } from './graph-socket.ts';

/** A message of the change feed. */
export interface FeedMessage {
  readonly type: string;
  readonly seq: number;
  readonly data: Record<string, unknown> | null;
  readonly createdAt: string;
}

/** The change feed over graphql-ws, with the messages received so far. */
export interface TestFeed {
  readonly messages: FeedMessage[];
  readonly refusals: unknown[];
  readonly socket: WebSocket;
  /** The code its socket was closed with. */
  readonly closed: Promise<number>;
  /** Subscribes once more on the same socket; its messages are not collected. */
  again(): void;
  close(): void;
}

/** Subscribes to the change feed with the client's cookies, after a number, with other arguments, or from now on. */
export async function openFeed(client: Client, start?: number | string): Promise<TestFeed> {
  const { socket, closed, subscribe } = await openGraphSocket(client);
  const messages: FeedMessage[] = [];
  const refusals: unknown[] = [];
  socket.on('message', (text: Buffer) => {
    const { id, type, payload } = JSON.parse(text.toString());
    if (type === 'error') refusals.push(payload);
    if (type !== 'next' || id !== 'feed') return;
    if (payload.errors) refusals.push(payload.errors);
    else messages.push(payload.data.liveEvents);
  });
  const query = `subscription { liveEvents${start === undefined ? '' : `(${typeof start === 'number' ? `after: ${start}` : start})`} { type seq data createdAt } }`;
  subscribe('feed', query);
  let others = 0;
  const again = () => subscribe(`other ${(others += 1)}`, query);
  return { messages, refusals, socket, closed, again, close: () => socket.terminate() };
}
