import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { data, refusal } from '../../testing/fake-server.ts';
import type { KioskDoneMutation, KioskStartMutation } from '../kiosk.generated.ts';
import { savedBumps } from '../engine/saved-board.ts';
import { task } from '../testing/board.ts';
import { acted, boardResult } from '../testing/board-result.fixtures.ts';
import { openBoard } from '../testing/open-board.fixtures.ts';

// These tests render the whole page, which is slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const started = { status: 'in_progress', startedAt: inHours(-1) } as const;
const stock = task({ name: 'Chicken stock', dueAt: inHours(1), ...started });
const beans = task({ id: 't2', name: 'Beans', dueAt: inHours(2) });
const ben = { id: 'u2', username: 'ben', name: 'Ben Okoro', role: 'cook', verified: true, organizationId: 'o1' };

const tile = (name: string) => within(screen.getByRole('article', { name: new RegExp(`: ${name}$`) }));
const pass = (seconds: number) => act(async () => vi.advanceTimersByTimeAsync(seconds * 1_000));

/** A display of a kitchen that requires a PIN. */
async function open(answers: Parameters<typeof openBoard>[1] = {}) {
  const opened = await openBoard(boardResult([stock, beans], { asksForPin: true }), {
    'POST /api/devices/pin': () => Response.json(ben),
    KioskDone: () =>
      data<KioskDoneMutation>({
        completePrepTask: acted({ ...stock, version: 2, status: 'completed', completedAt: inHours(0) }),
      }),
    ...answers,
  });
  const sent = (operation: string) =>
    opened.calls.filter(({ body }) => JSON.stringify(body ?? '').includes(`"operationName":"${operation}"`));
  return { ...opened, sent };
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the pad shows the act that the PIN confirms', async () => {
  const { user } = await open();
  await user.click(tile('Chicken stock').getByRole('button', { name: 'Done' }));
  const pad = within(await screen.findByRole('dialog', { name: 'Who is it?' }));
  expect(pad.getByText('Done: Chicken stock')).toBeVisible();
});

test('an untouched pad announces that it closes, closes after a minute, and cancels its press', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, sent } = await open();
  await user.click(tile('Chicken stock').getByRole('button', { name: 'Done' }));
  await screen.findByRole('dialog', { name: 'Who is it?' });
  await user.keyboard('4');
  await pass(52);
  expect(screen.getByText(/^Closes in \d s\. Touch the screen to stay\.$/)).toBeVisible();
  await pass(10);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('KioskDone')).toEqual([]);
});

test('a PIN for a new press also sends queued presses whose own PIN question was closed', async () => {
  let isNamed = false;
  savedBumps.write([
    { key: 'k1', taskId: 't2', act: 'start', at: Date.now(), name: 'Beans', state: 'waiting', tried: false },
  ]);
  const { user, sent } = await open({
    'POST /api/devices/pin': () => {
      isNamed = true;
      return Response.json(ben);
    },
    KioskStart: () =>
      isNamed
        ? data<KioskStartMutation>({ startPrepTask: acted({ ...beans, ...started, version: 2 }) })
        : refusal('This account may not do that.', 'FORBIDDEN'),
  });
  await screen.findByRole('dialog', { name: 'Who is it?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(tile('Chicken stock').getByRole('button', { name: 'Done' }));
  await screen.findByRole('dialog', { name: 'Who is it?' });
  await user.keyboard('4711{Enter}');
  await waitFor(() => expect(sent('KioskDone')).toHaveLength(1));
  await waitFor(() => expect(tile('Beans').getByText(/In progress/)).toBeVisible());
}, 30_000);

test('leaving the board needs a PIN where the kitchen requires one', async () => {
  const { user } = await open();
  await user.keyboard('?');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave the board' }));
  const pad = within(await screen.findByRole('dialog', { name: 'Who is it?' }));
  expect(pad.getByText('Leave the board')).toBeVisible();
  await user.keyboard('4711{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Leave the board?' })).toBeVisible();
});
