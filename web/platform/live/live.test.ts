import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#schema/limits.ts';
import type { LiveMessage } from '#schema/live.ts';
import { createLive, type LiveListener, type Loss } from './live.ts';
import type { Ending, FeedEvents, FeedStart } from './live-transport.ts';

interface Opened extends FeedEvents {
  readonly start: FeedStart;
  ended: boolean;
}

const caughtUp = (seq: number): LiveMessage => ({ type: 'CAUGHT_UP', data: null, seq });
const gap = (seq: number): LiveMessage => ({ type: 'GAP', data: null, seq });
const ping = (seq: number): LiveMessage => ({ type: 'PING', data: { time: '', build: 'b' }, seq });
const update = (seq: number): LiveMessage => ({ type: 'RECIPE_UPDATED', data: { id: 'r', version: 1 }, seq });

const cleanups: (() => void)[] = [];

/** A live connection to a server that the test controls. */
function start() {
  const opened: Opened[] = [];
  const live = createLive({
    open(from, events) {
      const one = { ...events, start: from, ended: false };
      opened.push(one);
      return () => {
        one.ended = true;
      };
    },
  });
  const latest = () => {
    const one = opened.at(-1);
    if (!one) throw new Error('Nothing was opened.');
    return one;
  };
  return {
    live,
    opened,
    receive: (...messages: LiveMessage[]) => messages.forEach((message) => latest().onMessage(message)),
    end: (reason: Ending = 'closed') => latest().onEnd(reason),
    open: () => opened.filter(({ ended }) => !ended).length,
  };
}

/** A listener that records what it receives. */
function listenTo(live: ReturnType<typeof start>['live']) {
  const received: [number, boolean][] = [];
  const losses: Loss[] = [];
  const listener: LiveListener = {
    onMessage: ({ seq }, isMissed) => void received.push([seq, isMissed]),
    onLost: (loss) => void losses.push(loss),
  };
  const unsubscribe = live.listen(listener);
  cleanups.push(unsubscribe);
  return { received, losses, unsubscribe };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function visibility(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const unsubscribe of cleanups.splice(0)) unsubscribe();
  vi.useRealTimers();
});

describe('the live connection', () => {
  test('starts when the screen began to load, and resumes after the last sequence number when it reconnects', async () => {
    const fake = start();
    const { received } = listenTo(fake.live);
    expect(fake.opened.map(({ start: from }) => from)).toEqual([{ sinceSeconds: 1 }]);
    fake.receive(caughtUp(7), update(9), ping(12));
    fake.end();
    await pass(1_000);
    fake.receive(update(13), caughtUp(15), update(16));
    fake.end();
    await pass(1_000);
    expect(fake.opened.slice(1).map(({ start: from }) => from)).toEqual([{ after: 12 }, { after: 16 }]);
    expect(received).toEqual([
      [7, false],
      [9, false],
      [12, false],
      [13, true],
      [15, false],
      [16, false],
    ]);
  });

  test('resumes after the sequence number of a gap', async () => {
    const fake = start();
    listenTo(fake.live);
    fake.receive(caughtUp(5_000));
    fake.end();
    await pass(1_000);
    fake.receive(gap(3), update(4));
    fake.end();
    await pass(1_000);
    expect(fake.opened.at(-1)?.start).toEqual({ after: 4 });
  });

  test('is shared by all listeners, and is closed when the last one unsubscribes', () => {
    const fake = start();
    const [one, other] = [listenTo(fake.live), listenTo(fake.live)];
    fake.receive(caughtUp(1), update(2));
    expect(fake.opened).toHaveLength(1);
    expect(other.received).toEqual(one.received);
    one.unsubscribe();
    one.unsubscribe();
    expect(fake.open()).toBe(1);
    other.unsubscribe();
    expect(fake.open()).toBe(0);
  });

  test('starts again for a listener that subscribes after the last one unsubscribed', () => {
    const fake = start();
    const { unsubscribe } = listenTo(fake.live);
    fake.receive(caughtUp(8));
    unsubscribe();
    listenTo(fake.live);
    expect(fake.opened.at(-1)?.start).toEqual({ sinceSeconds: 1 });
  });

  test('a late first connection requests what changed since the screen began to load', async () => {
    const fake = start();
    listenTo(fake.live);
    await pass(4_000);
    fake.end('refused');
    await pass(1_000);
    expect(fake.opened.at(-1)?.start).toEqual({ sinceSeconds: 6 });
  });

  test('a first connection of a device whose clock was set back requests no time in the future', async () => {
    const fake = start();
    listenTo(fake.live);
    await pass(4_000);
    vi.setSystemTime(Date.now() - 3_600_000);
    fake.end('refused');
    await pass(1_000);
    expect(fake.opened.at(-1)?.start).toEqual({ sinceSeconds: 6 });
  });

  test('a first connection that is too late for a catch-up reloads everything', async () => {
    const fake = start();
    listenTo(fake.live);
    for (let waited = 0; waited <= limits.feedSinceMax; waited += 10) {
      fake.end('refused');
      await pass(10_000);
    }
    expect(fake.opened.at(-1)?.start).toEqual({ after: 0 });
  });

  test('retries without limit, with growing delays of at most ten seconds', async () => {
    const fake = start();
    const { losses } = listenTo(fake.live);
    const tried: number[] = [];
    const began = Date.now();
    while (Date.now() - began < 120_000) {
      const before = fake.opened.length;
      fake.end('refused');
      while (fake.opened.length === before) await pass(100);
      tried.push(Date.now());
    }
    const waits = tried.map((at, index) => at - (tried[index - 1] ?? began));
    expect(waits[0]).toBeLessThanOrEqual(1_100);
    expect(Math.max(...waits)).toBeGreaterThan(7_900);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_100);
    expect(losses.every(({ wasLive }) => !wasLive)).toBe(true);
  });

  test('a connection that never catches up does not reset the retry delay', async () => {
    const fake = start();
    listenTo(fake.live);
    for (let round = 0; round < 8; round += 1) {
      fake.receive(ping(1));
      fake.end();
      await pass(10_000);
    }
    fake.end();
    await pass(5_000);
    expect(fake.opened).toHaveLength(9);
  });

  test('a silent connection is closed, and reported as lost since its last message', async () => {
    const fake = start();
    const { losses } = listenTo(fake.live);
    fake.receive(caughtUp(1));
    await pass(20_000);
    fake.receive(ping(1));
    const lastMessageAt = performance.now();
    await pass(24_000);
    expect(losses).toEqual([]);
    await pass(1_500);
    expect(losses).toEqual([{ reason: 'closed', at: lastMessageAt, wasLive: true }]);
    expect(fake.opened[0]?.ended).toBe(true);
    await pass(1_000);
    expect(fake.opened).toHaveLength(2);
  });

  test('a connection attempt without a message is given up after ten seconds', async () => {
    const fake = start();
    listenTo(fake.live);
    await pass(11_500);
    expect(fake.opened).toHaveLength(2);
    expect(fake.open()).toBe(1);
  });

  test('retries after the session is over: its person may have signed in again in another tab', async () => {
    const fake = start();
    const { losses } = listenTo(fake.live);
    fake.receive(caughtUp(1));
    fake.end('signedOut');
    await pass(1_000);
    expect(fake.opened).toHaveLength(2);
    expect(losses.map(({ reason }) => reason)).toEqual(['signedOut']);
  });

  test('retries at once when the network is back or the page becomes visible', async () => {
    const fake = start();
    listenTo(fake.live);
    for (let round = 0; round < 6; round += 1) {
      fake.end('refused');
      await pass(10_000);
    }
    fake.end('refused');
    const before = fake.opened.length;
    dispatchEvent(new Event('online'));
    expect(fake.opened).toHaveLength(before + 1);
    fake.end('refused');
    visibility('hidden');
    expect(fake.opened).toHaveLength(before + 1);
    visibility('visible');
    expect(fake.opened).toHaveLength(before + 2);
    expect(fake.open()).toBe(1);
  });

  test('keeps an active connection when the page becomes visible', async () => {
    const fake = start();
    listenTo(fake.live);
    fake.receive(caughtUp(1));
    await pass(14_000);
    visibility('visible');
    expect(fake.opened).toHaveLength(1);
  });

  test('does not retry after the last listener unsubscribed', async () => {
    const fake = start();
    const { unsubscribe } = listenTo(fake.live);
    fake.end('refused');
    unsubscribe();
    dispatchEvent(new Event('online'));
    await pass(60_000);
    expect(fake.opened).toHaveLength(1);
  });
});
