import { WebSocket } from 'ws';
import type { Client } from './client.ts';

/** An open `/ws`, with the messages received so far. */
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

/** Opens `/ws` and waits until it listens: `messages` begins empty, and every later event of the kitchen arrives in it. */
export async function listen(client: Client, headers?: Record<string, string>): Promise<TestSocket> {
  const opened = await openSocket(client, headers);
  await caughtUp(opened);
  opened.messages.length = 0;
  return opened;
}

/** Resolves when the server has sent all pending messages of this socket: its response to a request comes after them. */
export async function caughtUp({ socket, messages }: TestSocket): Promise<void> {
  const answers = () => messages.filter(({ type }) => type === 'INITIAL_DATA').length;
  const before = answers();
  socket.send('{"type":"REQUEST_INITIAL_DATA"}');
  await until(() => answers() > before);
}

/** Waits until the condition holds. Throws after a timeout that is long enough for a busy machine. */
export async function until(condition: () => boolean | Promise<boolean>, milliseconds = 10_000): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`The condition did not hold within ${milliseconds / 1_000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
