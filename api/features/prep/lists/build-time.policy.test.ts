import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#schema/business-day.ts';
import { dueBuild } from './build-time.policy.ts';

const clock = { timeZone: 'Europe/Madrid', dayRollover: '04:00' };
const at = (time: string) => new Date(`${time}Z`);

describe('a list built by itself', () => {
  test('is due from its time on, once a day', () => {
    const list = { buildTime: '05:00', builtThrough: '2026-11-24' };
    // Madrid is one hour ahead of UTC in winter.
    expect(dueBuild(clock, list, at('2026-11-25T03:59'))).toBeNull();
    expect(dueBuild(clock, list, at('2026-11-25T04:00'))).toBe('2026-11-25');
    expect(dueBuild(clock, { ...list, builtThrough: '2026-11-25' }, at('2026-11-25T20:00'))).toBeNull();
  });

  test('with a time before the rollover is for the day that is about to begin', () => {
    const list = { buildTime: '03:00', builtThrough: '2026-11-24' };
    expect(dueBuild(clock, list, at('2026-11-25T02:30'))).toBe('2026-11-25');
    expect(dueBuild(clock, list, at('2026-11-25T01:30'))).toBeNull();
  });

  test('is built late when the server was down at its time', () => {
    expect(dueBuild(clock, { buildTime: '05:00', builtThrough: null }, at('2026-11-25T11:00'))).toBe('2026-11-25');
  });

  test('without a time is never due', () => {
    expect(dueBuild(clock, { buildTime: null, builtThrough: null }, at('2026-11-25T11:00'))).toBeNull();
  });

  test('is built exactly once for every day, across both changes of the clock', () => {
    const times = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 30));
    const starts = fc.constantFrom('2026-03-27', '2026-10-23', '2026-11-24');
    fc.assert(
      fc.property(times, starts, ([hour, minute], start) => {
        const buildTime = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        const built: string[] = [];
        const from = at(`${start}T12:00`).getTime();
        for (let tick = 0; tick < 4 * 24 * 4; tick += 1) {
          const due = dueBuild(
            clock,
            { buildTime, builtThrough: built.at(-1) ?? start },
            new Date(from + tick * 900_000),
          );
          if (due !== null) built.push(due);
        }
        expect(built.slice(0, 3)).toEqual([1, 2, 3].map((day) => addDays(start, day)));
      }),
      { numRuns: 30 },
    );
  });
});
