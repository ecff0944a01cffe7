import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClock } from './clock.ts';

let own: number;
let monotonic: number;

/** Advances both clocks of the device. */
function pass(milliseconds: number) {
  own += milliseconds;
  monotonic += milliseconds;
}

beforeEach(() => {
  own = Date.parse('2026-11-21T10:00:00Z');
  monotonic = 5_000;
  vi.spyOn(Date, 'now').mockImplementation(() => own);
  vi.spyOn(performance, 'now').mockImplementation(() => monotonic);
});
afterEach(() => void vi.restoreAllMocks());

const timeOf = (clock: { readonly now: () => number }) => new Date(clock.now()).toISOString().slice(11, 19);

describe('server time on a device', () => {
  test('is the server’s, whatever the device’s own clock shows', () => {
    const clock = createClock();
    clock.sync('2026-11-21T12:30:00Z');
    pass(60_000);
    expect(timeOf(clock)).toBe('12:31:00');
    own -= 3_600_000;
    expect(timeOf(clock)).toBe('12:31:00');
    own += 7_200_000;
    expect(timeOf(clock)).toBe('12:31:00');
  });

  test('counts the sleep of a phone whose monotonic clock stopped', () => {
    const clock = createClock({ sleeps: true });
    clock.sync('2026-11-21T12:00:00Z');
    pass(60_000);
    expect(timeOf(clock)).toBe('12:01:00');
    own += 20 * 60_000;
    pass(500);
    expect(timeOf(clock)).toBe('12:21:00');
  });

  test('does not go back with the device’s own clock, and small corrections of it do not add up', () => {
    const clock = createClock({ sleeps: true });
    clock.sync('2026-11-21T12:00:00Z');
    own -= 3_600_000;
    expect(timeOf(clock)).toBe('12:00:00');
    for (let count = 0; count < 10; count += 1) {
      own += 1_000;
      clock.now();
    }
    expect(timeOf(clock)).toBe('12:00:00');
  });

  test('is right after a reload without a network', () => {
    const before = createClock({ sleeps: true });
    before.sync('2026-11-21T10:07:00Z');
    const skew = before.skew();
    pass(60_000);
    monotonic = 0;
    expect(timeOf(createClock({ sleeps: true, skew }))).toBe('10:08:00');
  });
});
