import { configure, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoardTask } from '../board/model/board.ts';
import { task, taskMessage } from '../testing/board.ts';
import { boardResult } from '../testing/board-result.fixtures.ts';
import { openBoard } from '../testing/open-board.fixtures.ts';

// These tests render the whole page, which is slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

const hour = 3_600_000;
const minute = 60_000;
const step = 8_000;
/** How far the monotonic clock is ahead; like the clock, it never goes back. */
let ahead = 0;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
const wallTime = (hours: number) => inHours(hours).slice(11, 16);

const rice = () => task({ dueAt: inHours(2) });
const running = (): Partial<BoardTask> => ({ ...rice(), version: 2, status: 'in_progress', startedAt: inHours(0) });

/** A display after close that nobody has touched for eleven minutes. */
async function openAtNight(tasks: readonly BoardTask[]) {
  const shift = { __typename: 'Shift', id: 's1', startsAt: wallTime(2), endsAt: wallTime(5) } as const;
  const opened = await openBoard({ ...boardResult(tasks), shifts: [shift] });
  // In steps, with a ping in each: a silent connection is no live one.
  for (let passed = 0; passed < 11 * minute; passed += step) {
    ahead += step;
    opened.live();
  }
  return opened;
}

const night = () => document.querySelector('[data-night]')?.getAttribute('data-night');

beforeAll(() => {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
});
beforeEach(() => {
  localStorage.clear();
});
afterAll(() => {
  vi.restoreAllMocks();
});

describe('the night clock', () => {
  test('is shown on an idle display after close, with what is due first', async () => {
    await openAtNight([rice(), task({ id: 't2', name: 'Beans', dueAt: inHours(1) })]);
    await waitFor(() => expect(night()).toBe('clock'));
    const next = within(screen.getByRole('list', { name: 'Next' }));
    expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Beans'),
      expect.stringContaining('Rice'),
    ]);
  });

  test('yields to a task that is started elsewhere', async () => {
    const { socket } = await openAtNight([rice()]);
    await waitFor(() => expect(night()).toBe('clock'));
    socket.receive(taskMessage(running(), 6));
    await waitFor(() => expect(night()).toBe('awake'));
  });
});

test('the clock mode shows the time once, who is at work and what is due', async () => {
  const running = { status: 'in_progress', startedAt: inHours(0) } as const;
  const result = boardResult([
    { ...rice(), ...running, startedById: 'u1' },
    task({ id: 't2', name: 'Beans', dueAt: inHours(1) }),
    // Started on a display without a PIN.
    task({ id: 't3', name: 'Corn', dueAt: inHours(1), ...running, startedById: 'd1' }),
  ]);
  await openBoard({ ...result, device: { ...result.device, settings: { ...result.device.settings, mode: 'clock' } } });
  expect(screen.getAllByRole('time')).toHaveLength(1);
  expect(screen.getByText('At work: Ana')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Next' })).getByText(/Beans/)).toBeVisible();
});
