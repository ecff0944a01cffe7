import { describe, expect, test } from 'vitest';
import { formatClock, formatWhen } from './times.ts';

const now = Date.parse('2026-11-21T14:00:00Z');
const at = (iso: string) => new Date(iso);

describe('times', () => {
  test('within the hour are relative', () => {
    expect(formatWhen(at('2026-11-21T13:48:00Z'), now, 'en', 'UTC')).toBe('12 min. ago');
    expect(formatWhen(at('2026-11-21T14:05:00Z'), now, 'en', 'UTC')).toBe('in 5 min.');
  });

  test('beyond the hour are in the time zone of the kitchen, not of the device', () => {
    expect(formatClock(at('2026-11-21T12:05:00Z'), 'es', 'Europe/Madrid')).toBe('13:05');
    expect(formatWhen(at('2026-11-21T12:05:00Z'), now, 'es', 'Europe/Madrid')).toBe('13:05');
  });

  test('on another day include the date', () => {
    expect(formatWhen(at('2026-11-20T12:05:00Z'), now, 'es', 'UTC')).toContain('20');
  });
});
