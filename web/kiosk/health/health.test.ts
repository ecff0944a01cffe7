import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Tile } from '../board/model/tiles.ts';
import { task } from '../testing/board.ts';
import { acknowledge, initialAlarmState, isWithinTimeWindow, listen } from './alarms.ts';
import { clockPlace, nightOf, pixelShift } from './night.ts';
import { isNightly, isStuck, mayReload, reloadDelay } from './reload.ts';
import { createWakeLock } from './wake-lock.ts';

const minute = 60_000;

function tile(id: string, state: Tile['state']): Tile {
  return { kind: 'task', from: null, id, state, task: task({ id }), dueAt: '', lateBy: 0, section: 0 };
}

describe('tones', () => {
  test('a board that starts rings only for what is late', () => {
    expect(listen(initialAlarmState, [tile('a', 'due'), tile('b', 'soon')], 0).tone).toBeNull();
    expect(listen(initialAlarmState, [tile('a', 'late')], 0).tone).toBe('overdue');
  });

  test('new work, then due soon, each once', () => {
    const first = listen(initialAlarmState, [tile('a', 'due')], 0);
    const second = listen(first.heard, [tile('a', 'due'), tile('b', 'due')], 1);
    expect(second.tone).toBe('new');
    const third = listen(second.heard, [tile('a', 'soon'), tile('b', 'due')], 2);
    expect(third.tone).toBe('soon');
    expect(listen(third.heard, [tile('a', 'soon'), tile('b', 'due')], 3).tone).toBeNull();
  });

  test('overdue repeats every minute until somebody touches the board', () => {
    const late = [tile('a', 'late')];
    const first = listen(listen(initialAlarmState, [tile('a', 'due')], 0).heard, late, 1_000);
    expect(first.tone).toBe('overdue');
    expect(listen(first.heard, late, 30_000).tone).toBeNull();
    const second = listen(first.heard, late, 62_000);
    expect(second.tone).toBe('overdue');
    const seen = acknowledge(second.heard);
    expect(listen(seen, late, 200_000).tone).toBeNull();
    const another = listen(seen, [...late, tile('b', 'late')], 200_000);
    expect(another.tone).toBe('overdue');
  });

  test('what is late again later rings again', () => {
    const seen = acknowledge(listen(initialAlarmState, [tile('a', 'late')], 0).heard);
    const started = listen(seen, [tile('a', 'running')], 1_000).heard;
    expect(listen(started, [tile('a', 'late')], 2_000).tone).toBe('overdue');
  });

  test('quiet hours may run over midnight', () => {
    expect(isWithinTimeWindow('22:00', '06:00', '23:30')).toBe(true);
    expect(isWithinTimeWindow('22:00', '06:00', '05:59')).toBe(true);
    expect(isWithinTimeWindow('22:00', '06:00', '06:00')).toBe(false);
    expect(isWithinTimeWindow('12:00', '13:00', '12:30')).toBe(true);
    expect(isWithinTimeWindow(null, '06:00', '03:00')).toBe(false);
    expect(isWithinTimeWindow('06:00', '06:00', '06:00')).toBe(false);
  });
});

describe('loading anew', () => {
  const idle = { idleFor: 2 * minute, live: true, busy: false, waiting: 0 };

  test('only idle, live, without a sheet and without presses', () => {
    expect(mayReload(idle)).toBe(true);
    expect(mayReload({ ...idle, idleFor: 2 * minute - 1 })).toBe(false);
    expect(mayReload({ ...idle, live: false })).toBe(false);
    expect(mayReload({ ...idle, busy: true })).toBe(false);
    expect(mayReload({ ...idle, waiting: 1 })).toBe(false);
  });

  test('spread over two minutes', () => {
    expect(reloadDelay(0)).toBe(0);
    expect(reloadDelay(0.999)).toBeLessThan(2 * minute);
  });

  test('a page that stopped living, once per ten minutes', () => {
    const well = { frameAge: 0, heardAge: 1_000, reloadAge: null };
    expect(isStuck(well)).toBe(false);
    expect(isStuck({ ...well, frameAge: 3 * minute + 1 })).toBe(true);
    expect(isStuck({ ...well, heardAge: 3 * minute + 1 })).toBe(true);
    expect(isStuck({ ...well, heardAge: 4 * minute, reloadAge: 9 * minute })).toBe(false);
    expect(isStuck({ ...well, heardAge: 4 * minute, reloadAge: 11 * minute })).toBe(true);
  });

  test('at four in the night, not right after a start', () => {
    expect(isNightly('04:00', 2 * 60 * minute)).toBe(true);
    expect(isNightly('04:00', minute)).toBe(false);
    expect(isNightly('04:01', 2 * 60 * minute)).toBe(false);
  });
});

describe('the night', () => {
  const shifts = [{ startsAt: '06:00:00', endsAt: '23:00:00' }];

  test('dims after close when nobody touches it, then shows a clock', () => {
    expect(nightOf(shifts, '12:00', 20 * minute)).toBe('awake');
    expect(nightOf(shifts, '23:30', 4 * minute)).toBe('awake');
    expect(nightOf(shifts, '23:30', 5 * minute)).toBe('dim');
    expect(nightOf(shifts, '23:30', 10 * minute)).toBe('clock');
  });

  test('a kitchen without shifts never sleeps', () => {
    expect(nightOf([], '03:00', 60 * minute)).toBe('awake');
  });

  test('the clock stays off the edges, and the picture moves one to four pixels', () => {
    expect(clockPlace(() => 0)).toEqual({ left: 15, top: 15 });
    expect(clockPlace(() => 1).left).toBeCloseTo(85);
    for (const random of [0, 0.3, 0.6, 0.999]) {
      const { x, y } = pixelShift(() => random);
      for (const shift of [Math.abs(x), Math.abs(y)]) expect(shift >= 1 && shift <= 4).toBe(true);
    }
  });
});

describe('the wake lock', () => {
  const request = jest.fn<() => Promise<EventTarget>>();
  let given: EventTarget[] = [];
  let stop: () => void = () => undefined;

  beforeEach(() => {
    given = [];
    request.mockImplementation(() => {
      const sentinel = Object.assign(new EventTarget(), { release: () => Promise.resolve() });
      given.push(sentinel);
      return Promise.resolve(sentinel);
    });
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  });
  afterEach(() => {
    stop();
    request.mockReset();
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  test('is asked for again when the browser lets go of it', async () => {
    const lock = createWakeLock();
    stop = lock.stop;
    await Promise.resolve();
    expect(lock.held.read()).toBe(true);
    given[0]?.dispatchEvent(new Event('release'));
    expect(lock.held.read()).toBe(false);
    await Promise.resolve();
    await Promise.resolve();
    expect(lock.held.read()).toBe(true);
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('refused, it says so and asks again at the next tap', async () => {
    request.mockRejectedValueOnce(new Error('NotAllowedError'));
    const lock = createWakeLock();
    stop = lock.stop;
    await new Promise((resolve) => setTimeout(resolve));
    expect(lock.held.read()).toBe(false);
    document.dispatchEvent(new Event('pointerdown'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(lock.held.read()).toBe(true);
  });
});
