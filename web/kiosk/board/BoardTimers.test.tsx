import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeviceJson } from '#schema/devices.ts';
import type { LiveTimer } from '#schema/live.ts';
import type { StartTimerMutation, StopTimerMutation } from '../../platform/timers/timers.generated.ts';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { fakeSocket } from '../../testing/fake-socket.ts';
import { cook, renderScreen } from '../../testing/render.tsx';
import { KioskPage } from '../KioskPage.tsx';
import type { KioskBoardQuery, KioskRecipeQuery, KioskReportMutation } from '../kiosk.generated.ts';
import { ping, task } from '../testing/board.ts';
import { boardResult } from '../testing/board-result.fixtures.ts';

// These tests render the whole page, which is slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

const device: DeviceJson = {
  id: 'd1',
  name: 'Grill wall',
  kind: 'display',
  language: 'en',
  scopes: ['display_read', 'prep_bump'],
  organizationName: 'Kitchen',
  autoLockMinutes: 2,
  person: null,
};

const iso = (at: number) => new Date(at).toISOString();

function timer(left: number, changes: Partial<LiveTimer> = {}): LiveTimer {
  return {
    id: 't1',
    version: 1,
    label: 'Eggs',
    recipeId: null,
    step: null,
    prepTaskId: null,
    key: null,
    startedById: 'u1',
    startedAt: iso(Date.now() - 60_000),
    durationSeconds: 120,
    addedSeconds: 0,
    endsAt: iso(Date.now() + left),
    remainingSeconds: null,
    doneAt: null,
    cancelledAt: null,
    ...changes,
  };
}

interface Options extends NonNullable<Parameters<typeof boardResult>[1]> {
  readonly answers?: Parameters<typeof fakeServer>[0];
}

/** A paired display, live, with one task. */
async function openBoard({ answers = {}, ...options }: Options = {}) {
  const socket = fakeSocket();
  const rice = task({ dueAt: iso(Date.now() + 7_200_000) });
  const calls = fakeServer({
    'GET /api/device': () => Response.json(device),
    'POST /api/devices/renew': () => Response.json(device),
    KioskBoard: () => data<KioskBoardQuery>(boardResult([rice], options)),
    KioskReport: () => data<KioskReportMutation>({ reportDevice: true }),
    StopTimer: () =>
      data<StopTimerMutation>({
        stopTimer: { __typename: 'Timer', ...timer(-1_000, { version: 2, doneAt: iso(Date.now()) }) },
      }),
    ...answers,
  });
  const view = renderScreen(<KioskPage onUpdate={() => Promise.resolve()} />, { viewer: null, at: '/kiosk' });
  await screen.findByRole('article', { name: 'Tile 1: Rice' });
  await act(async () => undefined);
  socket.receive(ping(iso(Date.now()), 'b1', 5));
  await screen.findByText(/^Live \(/);
  const bodies = (operation: string) =>
    calls.map(({ body }) => JSON.stringify(body) ?? '').filter((body) => body.includes(`"${operation}"`));
  const updated = (row: LiveTimer, seq = 6) => socket.receive({ type: 'TIMER_UPDATED', data: row, seq });
  return { ...view, bodies, updated };
}

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

describe('timers on the display', () => {
  test('show in its bar, with who started them by the kitchen’s setting, and can be extended', async () => {
    const { user, updated } = await openBoard();
    updated(timer(600_000));
    await user.click(await screen.findByRole('button', { name: /^Eggs: (10:00|09:5\d) left$/ }));
    const sheet = screen.getByRole('dialog', { name: 'Timers' });
    expect(within(sheet).getByText(/^Ana, /)).toBeVisible();
    expect(within(sheet).getByRole('button', { name: '+1 min: Eggs' })).toBeEnabled();
  });

  test('ring over the whole width, and the display silences them', async () => {
    const { user, updated, bodies } = await openBoard();
    updated(timer(-2_000));
    const band = await screen.findByRole('alert');
    expect(band).toHaveTextContent(/Eggs.*Time is up, since/);
    await user.click(within(band).getByRole('button', { name: 'Silence: Eggs' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(bodies('StopTimer')).toEqual([expect.stringContaining('"id":"t1","version":1')]);
  });

  test('a paused one that was stopped is paused again after Undo', async () => {
    const paused = timer(0, { endsAt: null, remainingSeconds: 90 });
    const { user, updated, bodies } = await openBoard({
      answers: {
        StartTimer: ({ body }) => {
          const key = /"key":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? null;
          const running = timer(90_000, { id: 't2', key });
          return data<StartTimerMutation>({ startTimer: { __typename: 'Timer', ...running } });
        },
      },
    });
    updated(paused);
    await user.click(await screen.findByRole('button', { name: /^Eggs: paused/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stop: Eggs' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(bodies('PauseTimer')).toEqual([expect.stringContaining('"id":"t2"')]));
  });

  test('are silenced by a key of a bump bar', async () => {
    const { user, updated, bodies } = await openBoard();
    updated(timer(-2_000));
    await screen.findByRole('alert');
    await user.keyboard('t');
    await waitFor(() => expect(bodies('StopTimer')).toHaveLength(1));
  });

  test('are only shown by a display that may not act', async () => {
    const { updated } = await openBoard({ scopes: ['display_read'] });
    updated(timer(-2_000));
    const band = await screen.findByRole('alert');
    expect(within(band).queryByRole('button', { name: 'Silence: Eggs' })).toBeNull();
    expect(band).toHaveTextContent('Eggs');
  });

  test('are silenced after a PIN where the kitchen requires one', async () => {
    const { user, updated, bodies } = await openBoard({
      asksForPin: true,
      answers: { 'POST /api/devices/pin': () => Response.json({ ...cook, id: 'u1' }) },
    });
    updated(timer(-2_000));
    await user.click(await screen.findByRole('button', { name: 'Silence: Eggs' }));
    expect(bodies('StopTimer')).toEqual([]);
    await user.keyboard('4711{Enter}');
    await waitFor(() => expect(bodies('StopTimer')).toHaveLength(1));
  });
});

describe('the recipe of a tile', () => {
  const recipe: KioskRecipeQuery['boardRecipe'] = {
    recipeId: 'r1',
    name: 'Pilaf rice',
    quantity: '8',
    unit: 'kg',
    isPlanned: true,
    ingredients: [{ id: 'i1', name: 'Rice', quantity: '4.5', unit: 'kg', prepAction: 'rinsed' }],
    steps: [{ id: 's1', text: 'Steam for 20-25 min.', textEs: null, minutes: null }],
  };
  const withRecipe = () =>
    data<KioskRecipeQuery>({
      boardRecipe: {
        ...recipe,
        __typename: 'BoardRecipe',
        ingredients: recipe.ingredients.map((line) => ({ __typename: 'BoardIngredient', ...line })),
        steps: recipe.steps.map((step) => ({ __typename: 'BoardStep', ...step })),
      },
    });

  test('shows its amounts for the task and its steps, and starts a timer by tap', async () => {
    const started = timer(1_200_000, { label: 'Pilaf rice', step: 1, recipeId: 'r1', prepTaskId: 't1' });
    const StartTimer = () => data<StartTimerMutation>({ startTimer: { __typename: 'Timer', ...started } });
    const { user, bodies } = await openBoard({ answers: { KioskRecipe: withRecipe, StartTimer } });
    await user.click(screen.getByRole('button', { name: 'More for Rice' }));
    await user.click(await screen.findByRole('button', { name: 'Recipe' }));
    const sheet = screen.getByRole('dialog', { name: 'Pilaf rice' });
    expect(sheet).toHaveTextContent('For 8 kg');
    expect(sheet).toHaveTextContent('4.5 kg Rice · rinsed');
    await user.click(within(sheet).getByRole('button', { name: 'Start a timer: 20-25 min' }));
    await waitFor(() => expect(bodies('StartTimer')).toHaveLength(1));
    expect(bodies('StartTimer')[0]).toContain('"recipeId":"r1","step":1,"prepTaskId":"t1"');
    expect(await within(sheet).findByRole('button', { name: /^20-25 min: / })).toBeVisible();
  });

  test('has no button for a task without one, nor when it cannot be read', async () => {
    const { user } = await openBoard();
    await user.click(screen.getByRole('button', { name: 'More for Rice' }));
    expect(await screen.findByRole('dialog', { name: 'Rice' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Recipe' })).toBeNull();
  });
});
