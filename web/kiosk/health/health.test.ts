import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isWithinTimeWindow } from '../../ui/format/time-window.ts';
import type { Tile } from '../board/model/tiles.ts';
import { task } from '../testing/board.ts';
import { acknowledge, initialAlarmState, nextAlarm } from './alarms.ts';
import { clockPlace, nightOf, pixelShift } from './night.ts';
import { isNightly, isStuck, mayReload, reloadDelay } from './reload.ts';
import { createWakeLock } from './wake-lock.ts';

const minute = 60_000;

function tile(id: string, state: Tile['state']): Tile {
  return { kind: 'task', from: null, waitsFor: [], id, state, task: task({ id }), dueAt: '', lateBy: 0, section: 0 };
}

describe('tones', () => {
  test('at the start of the board only late tiles ring', () => {
    expect(nextAlarm(initialAlarmState, [tile('a', 'due'), tile('b', 'soon')], 0).tone).toBeNull();
    expect(nextAlarm(initialAlarmState, [tile('a', 'late')], 0).tone).toBe('overdue');
  });

  test('new work, then due soon, each once', () => {
    const first = nextAlarm(initialAlarmState, [tile('a', 'due')], 0);
    const second = nextAlarm(first.alarms, [tile('a', 'due'), tile('b', 'due')], 1);
    expect(second.tone).toBe('new');
    const third = nextAlarm(second.alarms, [tile('a', 'soon'), tile('b', 'due')], 2);
    expect(third.tone).toBe('soon');
    expect(nextAlarm(third.alarms, [tile('a', 'soon'), tile('b', 'due')], 3).tone).toBeNull();
  });

  test('overdue repeats every minute until there is input', () => {
    const late = [tile('a', 'late')];
    const first = nextAlarm(nextAlarm(initialAlarmState, [tile('a', 'due')], 0).alarms, late, 1_000);
    expect(first.tone).toBe('overdue');
    expect(nextAlarm(first.alarms, late, 30_000).tone).toBeNull();
    const second = nextAlarm(first.alarms, late, 62_000);
    expect(second.tone).toBe('overdue');
    const seen = acknowledge(second.alarms);
    expect(nextAlarm(seen, late, 200_000).tone).toBeNull();
    const another = nextAlarm(seen, [...late, tile('b', 'late')], 200_000);
    expect(another.tone).toBe('overdue');
  });

  test('a tile that is late again rings again', () => {
    const seen = acknowledge(nextAlarm(initialAlarmState, [tile('a', 'late')], 0).alarms);
    const started = nextAlarm(seen, [tile('a', 'running')], 1_000).alarms;
    expect(nextAlarm(started, [tile('a', 'late')], 2_000).tone).toBe('overdue');
  });

  test('quiet hours may cross midnight', () => {
    expect(isWithinTimeWindow('22:00', '06:00', '23:30')).toBe(true);
    expect(isWithinTimeWindow('22:00', '06:00', '05:59')).toBe(true);
    expect(isWithinTimeWindow('22:00', '06:00', '06:00')).toBe(false);
    expect(isWithinTimeWindow('12:00', '13:00', '12:30')).toBe(true);
    expect(isWithinTimeWindow(null, '06:00', '03:00')).toBe(false);
    expect(isWithinTimeWindow('06:00', '06:00', '06:00')).toBe(false);
  });
});

describe('reloading', () => {
  const idle = { idleFor: 2 * minute, live: true, busy: false, waiting: 0 };

  test('only when idle, live, without a sheet and without queued presses', () => {
    expect(mayReload(idle)).toBe(true);
    expect(mayReload({ ...idle, idleFor: 2 * minute - 1 })).toBe(false);
    expect(mayReload({ ...idle, live: false })).toBe(false);
    expect(mayReload({ ...idle, busy: true })).toBe(false);
    expect(mayReload({ ...idle, waiting: 1 })).toBe(false);
  });

  test('is spread over two minutes', () => {
    expect(reloadDelay(0)).toBe(0);
    expect(reloadDelay(0.999)).toBeLessThan(2 * minute);
  });

  test('a stuck page reloads at most every ten minutes', () => {
    const well = { frameAge: 0, messageAge: 1_000, reloadAge: null };
    expect(isStuck(well)).toBe(false);
    expect(isStuck({ ...well, frameAge: 3 * minute + 1 })).toBe(true);
    expect(isStuck({ ...well, messageAge: 3 * minute + 1 })).toBe(true);
    expect(isStuck({ ...well, messageAge: 4 * minute, reloadAge: 9 * minute })).toBe(false);
    expect(isStuck({ ...well, messageAge: 4 * minute, reloadAge: 11 * minute })).toBe(true);
  });

  test('happens at 04:00, not right after a start', () => {
    expect(isNightly('04:00', 2 * 60 * minute)).toBe(true);
    expect(isNightly('04:00', minute)).toBe(false);
    expect(isNightly('04:01', 2 * 60 * minute)).toBe(false);
  });
});

describe('the night', () => {
  const shifts = [{ startsAt: '06:00:00', endsAt: '23:00:00' }];

  test('after close an idle display dims, then shows a clock', () => {
    expect(nightOf(shifts, '12:00', 20 * minute)).toBe('awake');
    expect(nightOf(shifts, '23:30', 4 * minute)).toBe('awake');
    expect(nightOf(shifts, '23:30', 5 * minute)).toBe('dim');
    expect(nightOf(shifts, '23:30', 10 * minute)).toBe('clock');
  });

  test('a kitchen with a shift around the clock never dims', () => {
    expect(nightOf([{ startsAt: '06:00:00', endsAt: '06:00:00' }], '03:00', 60 * minute)).toBe('awake');
  });

  test('without shifts it never dims', () => {
    expect(nightOf([], '03:00', 60 * minute)).toBe('awake');
  });

  test('the clock stays off the edges, and the screen shifts by one to four pixels', () => {
    expect(clockPlace(() => 0)).toEqual({ left: 15, top: 15 });
    expect(clockPlace(() => 1).left).toBeCloseTo(85);
    for (const random of [0, 0.3, 0.6, 0.999]) {
      const { x, y } = pixelShift(() => random);
      for (const shift of [Math.abs(x), Math.abs(y)]) expect(shift >= 1 && shift <= 4).toBe(true);
    }
  });
});

describe('the wake lock', () => {
  const request = vi.fn<() => Promise<EventTarget>>();
  let sentinels: EventTarget[] = [];
  let stop: () => void = () => undefined;

  beforeEach(() => {
    sentinels = [];
    request.mockImplementation(() => {
      const sentinel = Object.assign(new EventTarget(), { release: () => Promise.resolve() });
      sentinels.push(sentinel);
      return Promise.resolve(sentinel);
    });
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  });
  afterEach(() => {
    stop();
    request.mockReset();
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  test('is requested again when the browser releases it', async () => {
    const lock = createWakeLock();
    stop = lock.stop;
    await Promise.resolve();
    expect(lock.active.read()).toBe(true);
    sentinels[0]?.dispatchEvent(new Event('release'));
    expect(lock.active.read()).toBe(false);
    await Promise.resolve();
    await Promise.resolve();
    expect(lock.active.read()).toBe(true);
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('when refused, is inactive and requested again at the next tap', async () => {
    request.mockRejectedValueOnce(new Error('NotAllowedError'));
    const lock = createWakeLock();
    stop = lock.stop;
    await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
    expect(lock.active.read()).toBe(false);
    document.dispatchEvent(new Event('pointerdown'));
    await waitFor(() => expect(lock.active.read()).toBe(true));
  });
});
