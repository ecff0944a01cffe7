import { WebSocket } from 'ws';
import type { Client } from './client.ts';

/** An open `/ws`, with what it has heard so far. */
export interface TestSocket {
  readonly messages: { type: string; data: Record<string, unknown>; seq: number }[];
  /** The code it was closed with. */
  readonly closed: Promise<number>;
  readonly socket: WebSocket;
}

/** Opens `/ws` with the client's cookies. Rejects with the status of a refused upgrade. */
export async function openSocket(
  client: Client,
  headers: Record<string, string> = { origin: client.api.url },
): Promise<TestSocket> {
  const socket = new WebSocket(`${client.api.url.replace('http', 'ws')}/ws`, {
    headers: { ...headers, cookie: client.cookie ?? '' },
  });
  const messages: TestSocket['messages'] = [];
  socket.on('message', (data: Buffer) => messages.push(JSON.parse(data.toString())));
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('unexpected-response', (_request, response) => reject(new Error(String(response.statusCode))));
    socket.on('error', reject);
  });
  return { messages, closed, socket };
}

/** Waits until something is the case. Throws after 3 s. */
export async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 3_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error('It did not happen within 3 s.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
