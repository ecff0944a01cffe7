import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveMessage } from '#schema/live.ts';
import { Problem } from '../graphql/problem.ts';
import { createClock } from '../live/clock.ts';
import type { LiveListener } from '../live/live.ts';
import type { SavedTimers } from './saved-timers.ts';
import type { TimerServer } from './timer-server.ts';
import type { Timer } from './timer.ts';
import { createTimers, type Timers } from './timers.ts';

const began = Date.parse('2026-11-21T10:00:00Z');
const iso = (at: number) => new Date(at).toISOString();
const inSeconds = (seconds: number) => iso(Date.now() + seconds * 1_000);

function row(id: string, changes: Partial<Timer> = {}): Timer {
  return {
    id,
    version: 1,
    label: 'Stock',
    recipeId: null,
    step: null,
    prepTaskId: null,
    key: null,
    startedById: 'u2',
    startedAt: iso(began),
    durationSeconds: 60,
    addedSeconds: 0,
    endsAt: iso(began + 60_000),
    remainingSeconds: null,
    doneAt: null,
    cancelledAt: null,
    ...changes,
  };
}

/** A server that the test can make unreachable; it records the requests. */
function fakeTimerServer() {
  let rows: readonly Timer[] = [];
  let isDown = false;
  let refusal: Problem | null = null;
  const requests: unknown[][] = [];
  const change = (id: string, changes: (timer: Timer) => Partial<Timer>) => {
    rows = rows.map((each) => (each.id === id ? { ...each, version: each.version + 1, ...changes(each) } : each));
    return rows.find((each) => each.id === id) ?? row(id);
  };
  const answer = async <T>(name: string, args: readonly unknown[], value: () => T): Promise<T> => {
    requests.push([name, ...args]);
    await Promise.resolve();
    if (isDown) throw new Problem('unreachable');
    if (refusal) throw refusal;
    return value();
  };
  const server: TimerServer = {
    list: () => answer('list', [], () => rows),
    start: (input) =>
      answer('start', [input.durationSeconds, input.elapsedSeconds], () => {
        const same = rows.find(({ key }) => key === input.key);
        const left = input.durationSeconds - (input.elapsedSeconds ?? 0);
        const started = row(`t${String(rows.length + 1)}`, {
          key: input.key ?? null,
          label: input.label ?? null,
          startedById: 'u1',
          durationSeconds: input.durationSeconds,
          endsAt: inSeconds(left),
        });
        if (!same) rows = [...rows, started];
        return same ?? started;
      }),
    extend: (id, seconds) =>
      answer('extend', [id, seconds], () =>
        change(id, ({ endsAt }) => ({ endsAt: iso(Date.parse(endsAt ?? '') + seconds * 1_000) })),
      ),
    pause: (id) => answer('pause', [id], () => change(id, () => ({ endsAt: null, remainingSeconds: 30 }))),
    resume: (id) => answer('resume', [id], () => change(id, () => ({ endsAt: inSeconds(30), remainingSeconds: null }))),
    stop: (id, version) => answer('stop', [id, version], () => change(id, () => ({ doneAt: iso(Date.now()) }))),
  };
  return {
    server,
    requests,
    has: (...timers: Timer[]) => void (rows = timers),
    setDown: (down: boolean) => void (isDown = down),
    refuse: (problem: Problem | null) => void (refusal = problem),
  };
}

let saved: SavedTimers | null;
let fake: ReturnType<typeof fakeTimerServer>;
let refusals: Error[];
const opened: Timers[] = [];

/** A screen with its live connection. */
function open() {
  const listeners: LiveListener[] = [];
  const live = { listen: (listener: LiveListener) => (listeners.push(listener), () => undefined) };
  const storage = {
    read: () => saved,
    write: (value: SavedTimers) => ((saved = value), true),
    remove: () => undefined,
  };
  const clock = createClock({ sleeps: true, skew: saved?.skew ?? 0 });
  const onRefused = (error: Error) => void refusals.push(error);
  const timers = createTimers({ server: fake.server, clock, live, storage, viewerId: 'u1', onRefused });
  opened.push(timers);
  const receive = async (message: LiveMessage) => {
    for (const { onMessage } of listeners) onMessage(message, false);
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    timers,
    receive,
    connect: () => receive({ type: 'CAUGHT_UP', data: null, seq: 1 }),
    ping: () => receive({ type: 'PING', data: { time: iso(Date.now()), build: 'b' }, seq: 1 }),
    updated: (timer: Timer) => receive({ type: 'TIMER_UPDATED', data: timer, seq: 2 }),
    shown: () => timers.shown.read().map(({ label }) => label),
    ringing: () => timers.ringing.read().map(({ label }) => label),
  };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

beforeEach(() => {
  vi.useFakeTimers({ now: began });
  saved = null;
  refusals = [];
  fake = fakeTimerServer();
});
afterEach(() => {
  for (const timers of opened.splice(0)) timers.end();
  vi.useRealTimers();
});

describe('the kitchen’s timers on a screen', () => {
  test('ring when their time is over, until they are silenced anywhere', async () => {
    const screen = open();
    fake.has(row('t1'), row('t2', { label: 'Eggs', endsAt: inSeconds(30) }));
    await screen.connect();
    expect(screen.shown()).toEqual(['Eggs', 'Stock']);
    await pass(29);
    expect(screen.ringing()).toEqual([]);
    await pass(1);
    expect(screen.ringing()).toEqual(['Eggs']);
    await screen.updated(row('t2', { version: 2, doneAt: iso(Date.now()) }));
    expect([screen.ringing(), screen.shown()]).toEqual([[], ['Stock']]);
  });

  test('an older response or message changes nothing, and does not restore a stopped one', async () => {
    const screen = open();
    fake.has(row('t1', { version: 3, label: 'New' }));
    await screen.connect();
    await screen.updated(row('t1', { version: 2, label: 'Old' }));
    expect(screen.shown()).toEqual(['New']);
    await screen.updated(row('t1', { version: 4, cancelledAt: iso(began) }));
    await screen.receive({ type: 'GAP', data: null, seq: 9 });
    expect(screen.shown()).toEqual([]);
  });

  test('are read once when the page opens, and again after a gap', async () => {
    const screen = open();
    await screen.connect();
    await screen.ping();
    expect(fake.requests).toEqual([['list']]);
    await screen.receive({ type: 'GAP', data: null, seq: 9 });
    expect(fake.requests).toEqual([['list'], ['list']]);
  });

  test('a reload keeps them, also without a network', async () => {
    const screen = open();
    fake.has(row('t1'));
    await screen.connect();
    screen.timers.end();
    fake.setDown(true);
    const reloaded = open();
    expect(reloaded.shown()).toEqual(['Stock']);
    await pass(60);
    expect(reloaded.ringing()).toEqual(['Stock']);
  });

  test('a phone that slept rings at once when it wakes, with the time since', async () => {
    const screen = open();
    fake.has(row('t1'));
    await screen.connect();
    // The monotonic clock stops while it sleeps.
    vi.setSystemTime(began + 20 * 60_000);
    await pass(0.5);
    const [timer] = screen.timers.ringing.read();
    expect(timer?.endsAt).toBe(iso(began + 60_000));
  });
});

describe('starting a timer', () => {
  const eggs = { durationSeconds: 60, label: 'Eggs' };

  test('shows it at once, and once, when the server answers and its message arrives', async () => {
    const screen = open();
    await screen.connect();
    screen.timers.start(eggs);
    expect(screen.shown()).toEqual(['Eggs']);
    const [{ key } = row('none')] = screen.timers.shown.read();
    await screen.updated(row('t1', { key, label: 'Eggs' }));
    await pass(1);
    expect(screen.shown()).toEqual(['Eggs']);
    expect(screen.timers.shown.read()).toMatchObject([{ id: 't1', version: 1 }]);
  });

  test('twice within a moment starts one; after it, another one', async () => {
    const screen = open();
    await screen.connect();
    screen.timers.start(eggs);
    await pass(0.3);
    screen.timers.start(eggs);
    expect(screen.shown()).toEqual(['Eggs']);
    await pass(1);
    screen.timers.start(eggs);
    expect(screen.shown()).toEqual(['Eggs', 'Eggs']);
  });

  test('offline it rings on this device, and is shared with what is left once the server answers', async () => {
    const screen = open();
    fake.setDown(true);
    screen.timers.start(eggs);
    await pass(20);
    expect(screen.timers.shown.read()).toMatchObject([{ label: 'Eggs', version: 0 }]);
    expect(screen.timers.store.read().fresh).toEqual([]);
    fake.setDown(false);
    await screen.ping();
    expect(fake.requests.filter(([name]) => name === 'start').at(-1)).toEqual(['start', 60, 20]);
    expect(screen.timers.shown.read()).toMatchObject([{ label: 'Eggs', version: 1 }]);
    await pass(40);
    expect(screen.ringing()).toEqual(['Eggs']);
  });

  test('offline it can be paused, extended and stopped, survives a reload, and rings', async () => {
    const screen = open();
    fake.setDown(true);
    screen.timers.start(eggs);
    await pass(10);
    const only = (timers: Timers) => timers.shown.read()[0] ?? row('none');
    await screen.timers.pause(only(screen.timers));
    await pass(600);
    await screen.timers.extend(only(screen.timers));
    expect(only(screen.timers)).toMatchObject({ remainingSeconds: 110, addedSeconds: 60 });
    await screen.timers.resume(only(screen.timers));
    screen.timers.end();
    const reloaded = open();
    await pass(110);
    expect(reloaded.ringing()).toEqual(['Eggs']);
    await reloaded.timers.stop(only(reloaded.timers));
    expect(reloaded.shown()).toEqual([]);
  });

  test('that the server refuses is removed, and a notice shows it', async () => {
    const screen = open();
    await screen.connect();
    fake.refuse(new Problem('Too many timers.', { code: 'CONFLICT' }));
    screen.timers.start(eggs);
    await pass(1);
    expect(screen.shown()).toEqual([]);
    expect(refusals.map(({ message }) => message)).toEqual(['Too many timers.']);
  });

  test('offline on a display that requires a PIN, it goes on and rings, and is shared after a PIN', async () => {
    const screen = open();
    fake.setDown(true);
    screen.timers.start(eggs);
    await pass(20);
    fake.setDown(false);
    fake.refuse(new Problem('This account may not do that.', { code: 'FORBIDDEN' }));
    await screen.ping();
    expect(screen.timers.shown.read()).toMatchObject([{ label: 'Eggs', version: 0 }]);
    await pass(10);
    fake.refuse(null);
    await screen.ping();
    expect(screen.timers.shown.read()).toMatchObject([{ label: 'Eggs', version: 1 }]);
    expect(refusals).toEqual([]);
  });

  test('one that ran here without a network stays and rings, whatever the server refuses', async () => {
    const screen = open();
    fake.setDown(true);
    screen.timers.start(eggs);
    await pass(20);
    fake.setDown(false);
    fake.refuse(new Problem('Too many timers.', { code: 'CONFLICT' }));
    await screen.ping();
    await pass(40);
    expect(screen.ringing()).toEqual(['Eggs']);
  });

  test('stopped before the response it does not come back', async () => {
    const screen = open();
    await screen.connect();
    screen.timers.start({ durationSeconds: 60, label: 'Eggs', elapsedSeconds: 59.9 });
    vi.setSystemTime(Date.now() + 60_000);
    await screen.timers.stop(screen.timers.shown.read()[0] ?? row('none'));
    await pass(1);
    expect(screen.shown()).toEqual([]);
    expect(fake.requests.map(([name]) => name)).toContain('stop');
  });
});

describe('silencing a timer', () => {
  test('without a network it is silent here at once, and everywhere when the server responds', async () => {
    const screen = open();
    fake.has(row('t1'));
    await screen.connect();
    await pass(60);
    fake.setDown(true);
    await screen.timers.stop(screen.timers.ringing.read()[0] ?? row('none'));
    expect([screen.ringing(), screen.shown()]).toEqual([[], []]);
    screen.timers.end();
    const reloaded = open();
    expect(reloaded.shown()).toEqual([]);
    fake.setDown(false);
    await reloaded.ping();
    expect(fake.requests.filter(([name]) => name === 'stop').at(-1)).toEqual(['stop', 't1', 1]);
    expect(reloaded.timers.store.read()).toMatchObject({ shared: {}, silenced: {} });
  });

  test('without a network it stays silent on a display that requires a PIN, and is silenced everywhere after one', async () => {
    const screen = open();
    fake.has(row('t1'));
    await screen.connect();
    await pass(60);
    fake.setDown(true);
    await screen.timers.stop(screen.timers.ringing.read()[0] ?? row('none'));
    fake.setDown(false);
    fake.refuse(new Problem('This account may not do that.', { code: 'FORBIDDEN' }));
    await screen.ping();
    expect(screen.ringing()).toEqual([]);
    fake.refuse(null);
    await screen.ping();
    expect(screen.timers.store.read()).toMatchObject({ shared: {}, silenced: {} });
  });

  test('one that somebody else has extended meanwhile continues', async () => {
    const screen = open();
    fake.has(row('t1'));
    await screen.connect();
    await pass(60);
    fake.refuse(new Problem('Changed.', { code: 'CONFLICT' }));
    const [timer = row('none')] = screen.timers.ringing.read();
    await expect(screen.timers.stop(timer)).rejects.toThrow('Changed.');
    await screen.updated(row('t1', { version: 2, endsAt: inSeconds(60) }));
    expect([screen.ringing(), screen.shown()]).toEqual([[], ['Stock']]);
  });
});
