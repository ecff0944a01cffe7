import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { LiveMessage } from '#schema/live.ts';
import { createLive, type LiveListener, type Loss } from './live.ts';
import type { Ending, FeedEvents } from './live-transport.ts';

interface Opened extends FeedEvents {
  readonly after: number | null;
  ended: boolean;
}

const caughtUp = (seq: number): LiveMessage => ({ type: 'CAUGHT_UP', data: null, seq });
const gap = (seq: number): LiveMessage => ({ type: 'GAP', data: null, seq });
const ping = (seq: number): LiveMessage => ({ type: 'PING', data: { time: '', build: 'b' }, seq });
const news = (seq: number): LiveMessage => ({ type: 'RECIPE_UPDATED', data: { id: 'r', version: 1 }, seq });

const leaving: (() => void)[] = [];

/** A live connection to a server that the test plays. */
function start(options: { triesWhenSignedOut?: boolean } = {}) {
  const opened: Opened[] = [];
  const live = createLive({
    triesWhenSignedOut: false,
    ...options,
    open(after, events) {
      const one = { ...events, after, ended: false };
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
    hear: (...messages: LiveMessage[]) => messages.forEach((message) => latest().onMessage(message)),
    end: (how: Ending = 'closed') => latest().onEnd(how),
    open: () => opened.filter(({ ended }) => !ended).length,
  };
}

/** A consumer that keeps what it is told. */
function listenTo(live: ReturnType<typeof start>['live']) {
  const told: [number, boolean][] = [];
  const losses: Loss[] = [];
  const listener: LiveListener = {
    onMessage: ({ seq }, isMissed) => void told.push([seq, isMissed]),
    onLost: (loss) => void losses.push(loss),
  };
  const leave = live.listen(listener);
  leaving.push(leave);
  return { told, losses, leave };
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

function visibility(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
  jest.useRealTimers();
});

describe('the live connection', () => {
  test('begins now, and goes on from the last number after every loss', async () => {
    const fake = start();
    const { told } = listenTo(fake.live);
    expect(fake.opened.map(({ after }) => after)).toEqual([null]);
    fake.hear(caughtUp(7), news(9), ping(12));
    fake.end();
    await pass(1_000);
    fake.hear(news(13), caughtUp(15), news(16));
    fake.end();
    await pass(1_000);
    expect(fake.opened.map(({ after }) => after)).toEqual([null, 12, 16]);
    expect(told).toEqual([
      [7, false],
      [9, false],
      [12, false],
      [13, true],
      [15, false],
      [16, false],
    ]);
  });

  test('goes on from the number that it is given when too much was missed', async () => {
    const fake = start();
    listenTo(fake.live);
    fake.hear(caughtUp(5_000));
    fake.end();
    await pass(1_000);
    fake.hear(gap(3), news(4));
    fake.end();
    await pass(1_000);
    expect(fake.opened.at(-1)?.after).toBe(4);
  });

  test('is one for all who listen, and is closed when the last one leaves', () => {
    const fake = start();
    const [one, other] = [listenTo(fake.live), listenTo(fake.live)];
    fake.hear(caughtUp(1), news(2));
    expect(fake.opened).toHaveLength(1);
    expect(other.told).toEqual(one.told);
    one.leave();
    one.leave();
    expect(fake.open()).toBe(1);
    other.leave();
    expect(fake.open()).toBe(0);
  });

  test('begins anew for whoever comes after the last one left', () => {
    const fake = start();
    const { leave } = listenTo(fake.live);
    fake.hear(caughtUp(8));
    leave();
    listenTo(fake.live);
    expect(fake.opened.at(-1)?.after).toBeNull();
  });

  test('tries again for ever, ever more seldom, at least every ten seconds', async () => {
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

  test('a connection that is told nothing useful does not count as a success', async () => {
    const fake = start();
    listenTo(fake.live);
    for (let round = 0; round < 8; round += 1) {
      fake.hear(ping(1));
      fake.end();
      await pass(10_000);
    }
    fake.end();
    await pass(5_000);
    expect(fake.opened).toHaveLength(9);
  });

  test('a connection that fell silent is given up, as lost since its last word', async () => {
    const fake = start();
    const { losses } = listenTo(fake.live);
    fake.hear(caughtUp(1));
    await pass(20_000);
    fake.hear(ping(1));
    const lastWord = performance.now();
    await pass(24_000);
    expect(losses).toEqual([]);
    await pass(1_500);
    expect(losses).toEqual([{ how: 'closed', at: lastWord, wasLive: true }]);
    expect(fake.opened[0]?.ended).toBe(true);
    await pass(1_000);
    expect(fake.opened).toHaveLength(2);
  });

  test('a try without an answer is given up after ten seconds', async () => {
    const fake = start();
    listenTo(fake.live);
    await pass(11_500);
    expect(fake.opened).toHaveLength(2);
    expect(fake.open()).toBe(1);
  });

  test('is over for good when the server says that the session is', async () => {
    const fake = start();
    const { losses } = listenTo(fake.live);
    fake.hear(caughtUp(1));
    fake.end('signedOut');
    dispatchEvent(new Event('online'));
    visibility('visible');
    await pass(120_000);
    expect(fake.opened).toHaveLength(1);
    expect(losses.map(({ how }) => how)).toEqual(['signedOut']);
  });

  test('goes on trying after that where it may be let in again', async () => {
    const fake = start({ triesWhenSignedOut: true });
    listenTo(fake.live);
    fake.end('signedOut');
    await pass(1_000);
    expect(fake.opened).toHaveLength(2);
  });

  test('the network that is back, and a look at the page, end the waiting at once', async () => {
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

  test('a look at the page leaves a connection that is heard alone', async () => {
    const fake = start();
    listenTo(fake.live);
    fake.hear(caughtUp(1));
    await pass(14_000);
    visibility('visible');
    expect(fake.opened).toHaveLength(1);
  });

  test('after the last one left nothing is tried any more', async () => {
    const fake = start();
    const { leave } = listenTo(fake.live);
    fake.end('refused');
    leave();
    dispatchEvent(new Event('online'));
    await pass(60_000);
    expect(fake.opened).toHaveLength(1);
  });
});
