import { expect, test } from 'vitest';
import { liveMessageOf } from './live-message.ts';
import { isStale } from './staleness.ts';

test.each([
  null,
  'PING',
  [],
  { type: 'PING', seq: 1 },
  { type: 'UNKNOWN', data: {}, seq: 1 },
  { type: 'PING', data: 1, seq: 1 },
  { type: 'PING', data: {} },
])('the message %j is ignored', (message) => expect(liveMessageOf(message)).toBeNull());

test('data is stale when no message came for one ping interval and ten seconds', () => {
  expect(isStale({ lastSeen: null }, 1_000_000)).toBe(false);
  expect(isStale({ lastSeen: 0 }, 25_000)).toBe(false);
  expect(isStale({ lastSeen: 0 }, 25_001)).toBe(true);
});
