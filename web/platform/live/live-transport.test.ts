import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveMessage } from '#schema/live.ts';
import { fakeSocket } from '../../testing/fake-socket.ts';
import { type Ending, type FeedStart, openFeed } from './live-transport.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds = 10) => vi.advanceTimersByTimeAsync(milliseconds);

/** Connects to a server that responds with `respond`. */
async function open(respond?: Parameters<typeof fakeSocket>[0], start: FeedStart = { after: 4 }) {
  const socket = fakeSocket(respond);
  const received: LiveMessage[] = [];
  const endings: Ending[] = [];
  const end = openFeed(start, {
    onMessage: (message) => received.push(message),
    onEnd: (reason) => endings.push(reason),
  });
  await pass();
  return { socket, received, endings, end };
}

const refusal: Parameters<typeof fakeSocket>[0] = ({ type, id }) =>
  type === 'subscribe'
    ? { type: 'error', id, payload: [{ message: 'No.', extensions: { code: 'RATE_LIMITED' } }] }
    : null;

describe('the change feed over graphql-ws', () => {
  test('subscribes at /graphql, after the sequence number', async () => {
    const { socket, received } = await open();
    expect(socket.latest()).toMatchObject({ url: 'ws://localhost/graphql', protocol: 'graphql-transport-ws' });
    expect(socket.latest()?.subscribed?.variables).toEqual({ after: 4 });
    expect(received).toEqual([{ type: 'CAUGHT_UP', data: null, seq: 5 }]);
  });

  test('passes known message types on and ignores others', async () => {
    const { socket, received } = await open();
    socket.receive({ type: 'SOMETHING_NEW', data: {}, seq: 6 });
    socket.receive({ type: 'RECIPE_UPDATED', data: { id: 'r', version: 1 }, seq: 7 });
    expect(received.map(({ seq }) => seq)).toEqual([5, 7]);
  });

  test.each([
    [1011, 'closed'],
    [1012, 'closed'],
    [1006, 'closed'],
    [4429, 'closed'],
    [4401, 'signedOut'],
  ] as const)('close code %d ends it as %s, once', async (code, ending) => {
    const { socket, endings } = await open();
    socket.close(code);
    await pass();
    expect(endings).toEqual([ending]);
  });

  test('a refused upgrade ends as refused', async () => {
    const { socket, endings } = await open(() => null);
    socket.close(1000);
    const again: Ending[] = [];
    openFeed({ after: 4 }, { onMessage: () => undefined, onEnd: (reason) => again.push(reason) });
    await pass();
    expect([endings, again]).toEqual([['closed'], ['refused']]);
  });

  test('a refused operation ends as refused', async () => {
    expect((await open(refusal)).endings).toEqual(['refused']);
  });

  test('a feed that the server completes ends as closed', async () => {
    const { socket, endings } = await open();
    socket.latest()?.receive({ type: 'complete', id: socket.latest()?.subscribed?.id });
    await pass();
    expect(endings).toEqual(['closed']);
  });

  test('ended by the client, closes normally and calls no listener afterwards', async () => {
    const { socket, endings, received, end } = await open();
    const closed = vi.fn();
    const latest = socket.latest();
    if (latest) latest.close = closed;
    end();
    await pass();
    expect(closed).toHaveBeenCalledWith(1000, 'Normal Closure');
    socket.receive({ type: 'GAP', data: null, seq: 9 });
    socket.close(1006);
    await pass();
    expect([endings, received.length]).toEqual([[], 1]);
  });

  test('ended while connecting, leaves no open socket', async () => {
    const socket = fakeSocket();
    const end = openFeed({ sinceSeconds: 1 }, { onMessage: () => undefined, onEnd: () => undefined });
    await Promise.resolve();
    end();
    await pass(100);
    expect(socket.latest()?.readyState).toBe(3);
  });
});
