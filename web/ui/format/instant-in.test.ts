import { expect, test } from '@jest/globals';
import { endOfKitchenDay, instantIn, localIn } from './instant-in.ts';

test.each([
  ['2026-11-22T09:30', 'UTC', '2026-11-22T09:30:00.000Z'],
  ['2026-11-22T09:30', 'America/New_York', '2026-11-22T14:30:00.000Z'],
  ['2026-07-01T00:15', 'Europe/Madrid', '2026-06-30T22:15:00.000Z'],
  ['2026-11-22T09:30', 'Asia/Kolkata', '2026-11-22T04:00:00.000Z'],
  ['2026-03-29T09:00', 'Europe/Madrid', '2026-03-29T07:00:00.000Z'],
  ['2026-10-25T09:00', 'Europe/Madrid', '2026-10-25T08:00:00.000Z'],
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T06:30:00.000Z'],
])('%s in %s is %s', (local, timeZone, instant) => expect(instantIn(local, timeZone)).toBe(instant));

test('no time is no instant', () => expect(instantIn('', 'UTC')).toBeNull());

test('a business day ends at the next rollover of the kitchen’s clock', () =>
  expect(endOfKitchenDay('2026-11-22', 'America/New_York', '04:00')).toBe('2026-11-23T09:00:00.000Z'));
test('an instant is written as the kitchen’s clock shows it', () =>
  expect(localIn(new Date('2026-11-22T12:30:00Z'), 'America/New_York')).toBe('2026-11-22T07:30'));
