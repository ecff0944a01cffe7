import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterLock, tabletTimers } from '../../platform/timers/saved-timers.ts';
import type { Timer } from '../../platform/timers/timer.ts';
import { renderScreen } from '../../testing/render.tsx';
import { LockedTimers } from './LockedTimers.tsx';

const now = Date.parse('2026-11-21T10:00:00Z');

function timer(id: string, label: string, left: number): Timer {
  return {
    id,
    version: 3,
    label,
    recipeId: null,
    step: null,
    prepTaskId: null,
    key: null,
    startedById: 'u1',
    startedAt: new Date(now - 60_000).toISOString(),
    durationSeconds: 120,
    addedSeconds: 0,
    endsAt: new Date(now + left).toISOString(),
    remainingSeconds: null,
    doneAt: null,
    cancelledAt: null,
  };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now });
});
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a locked tablet rings for a timer that it has, and silencing it is sent after unlocking', async () => {
  const shared = { t1: timer('t1', 'Stock', 5_000), t2: timer('t2', 'Bread', 600_000) };
  tabletTimers.write({ shared, local: [], silenced: {}, skew: 0 });
  renderScreen(<LockedTimers />, { viewer: null });
  await pass(4_000);
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(1_500);
  expect(screen.getByRole('alert')).toHaveTextContent('Stock');
  expect(screen.getByRole('alert')).toHaveTextContent('This tablet is locked');
  expect(screen.queryByRole('button', { name: /^\+1 min/ })).toBeNull();
  act(() => screen.getByRole('button', { name: 'Silence: Stock' }).click());
  await pass(0);
  expect(screen.queryByRole('alert')).toBeNull();
  // The next person's screen has both timers, and notifies the server that the first was silenced.
  expect(afterLock(null, tabletTimers.read())).toMatchObject({ shared, silenced: { t1: 3 } });
});

test('a timer that was not sent before the lock is not lost', () => {
  const alone = { ...timer('key-1', 'Eggs', 60_000), version: 0, key: 'key-1' };
  const locked = { shared: {}, local: [alone], silenced: {}, skew: 4 };
  const own = { shared: {}, local: [], silenced: {}, skew: 0 };
  expect(afterLock(own, locked)?.local).toEqual([alone]);
  expect(afterLock({ ...own, local: [alone] }, locked)?.local).toEqual([alone]);
  expect(afterLock(own, null)).toEqual(own);
});
