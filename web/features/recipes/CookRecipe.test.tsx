import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { screen, within } from '@testing-library/react';
import { createClock } from '../../platform/live/clock.ts';
import type { Timer } from '../../platform/timers/timer.ts';
import { createTimers, type Timers } from '../../platform/timers/timers.ts';
import { TimersContext } from '../../platform/timers/timers-context.ts';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { cook, renderScreen } from '../../testing/render.tsx';
import { RecipeLayer } from './RecipeLayer.tsx';
import { recipe } from './recipe.fixtures.ts';
import type { RecipeDetailQuery } from './recipes.generated.ts';

const steps = [
  { text: 'Roast for 20-25 min.', textEs: 'Asar de 20 a 25 minutos.', minutes: 20 },
  { text: 'Reduce 1 h 30.', textEs: null, minutes: null },
  { text: 'Strain.', textEs: null, minutes: 5 },
].map((step, index) => ({ __typename: 'RecipeStep' as const, id: `s${String(index + 1)}`, ...step }));

const noLive = { listen: () => () => undefined };
let timers: Timers;
let started: unknown[];

beforeEach(() => {
  localStorage.clear();
  started = [];
  const never = () => new Promise<never>(() => undefined);
  const server = { list: never, extend: never, pause: never, resume: never, stop: never };
  timers = createTimers({
    server: { ...server, start: (input) => (started.push(input), never()) },
    clock: createClock(),
    live: noLive,
    storage: { read: () => null, write: () => true, remove: () => undefined },
    viewerId: cook.id,
    onRefused: () => undefined,
  });
});
afterEach(() => {
  timers.end();
  vi.useRealTimers();
});

/** Opens the recipe for a task; `again` closes and reopens it, as a reload does. */
async function open(task: string | null = 'task-1', language: 'en' | 'es' = 'en') {
  fakeServer({ RecipeDetail: () => data<RecipeDetailQuery>({ recipe: recipe({ steps }) }) });
  const layer = (
    <TimersContext value={timers}>
      <RecipeLayer value={task === null ? 'r1' : `r1:::${task}`} onClose={() => undefined} />
    </TimersContext>
  );
  const view = renderScreen(layer, { viewer: cook, language });
  await screen.findByRole('heading', { name: language === 'en' ? 'Method' : 'Elaboración' });
  return view;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the method one step at a time', () => {
  test('shows one step with its number, and the next one when it is ticked', async () => {
    const { user } = await open();
    expect(screen.getByRole('heading', { name: 'Step 1 of 3' })).toBeVisible();
    expect(button('Previous step')).toBeDisabled();
    await user.click(button('Done, next step'));
    expect(screen.getByRole('heading', { name: 'Step 2 of 3' })).toBeVisible();
    expect(screen.getByText('1 of 3 done')).toBeVisible();
    await user.click(button('Previous step'));
    await user.click(button('Not done yet'));
    expect(screen.getByText('0 of 3 done')).toBeVisible();
    await user.click(button('Next step'));
    await user.click(button('Next step'));
    expect(button('Next step')).toBeDisabled();
    expect(button('Done, last step')).toBeVisible();
  });

  test('the second tap of a double tap is on another button, so that it ticks nothing', async () => {
    const { user } = await open();
    const first = button('Done, next step');
    await user.click(first);
    expect(first).not.toBeInTheDocument();
    expect(button('Done, next step')).toHaveFocus();
  });

  test('ticks of steps and ingredients are stored per task, and restored when the recipe is opened again', async () => {
    const { user, unmount } = await open();
    await user.click(button('Done, next step'));
    await user.click(button('Got Bones'));
    unmount();
    const { user: later, unmount: close } = await open();
    expect(screen.getByRole('heading', { name: 'Step 2 of 3' })).toBeVisible();
    expect(button('Got Bones')).toHaveAttribute('aria-pressed', 'true');
    await later.click(button('All steps'));
    expect(button('Step 1 is done')).toHaveAttribute('aria-pressed', 'true');
    close();
    await open('task-2');
    expect(button('Got Bones')).toHaveAttribute('aria-pressed', 'false');
  });

  test('the choice of all steps at once is stored on this device', async () => {
    const { user, unmount } = await open();
    await user.click(button('All steps'));
    expect(screen.getAllByRole('button', { name: /^Step \d is done$/ })).toHaveLength(3);
    unmount();
    await open();
    expect(button('All steps')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('heading', { name: 'Step 1 of 3' })).toBeNull();
  });
});

describe('the minutes of a step', () => {
  const label = 'Demi-glace';

  test('are a button that starts a timer of recipe, step and task, and then shows what is left', async () => {
    const { user } = await open();
    const shown = () => timers.shown.read().map((timer: Timer) => [timer.label, timer.step, timer.prepTaskId]);
    await user.click(button('Start a timer: 20-25 min'));
    expect(shown()).toEqual([[label, 1, 'task-1']]);
    expect(started).toMatchObject([{ durationSeconds: 1_200, recipeId: 'r1', step: 1, prepTaskId: 'task-1' }]);
    expect(button('20-25 min: 20:00 left')).toBeVisible();
  });

  test('that were entered for a step are a button, too, unless its text has the same', async () => {
    const { user } = await open();
    expect(screen.queryByRole('button', { name: 'Start a timer: 20 min' })).toBeNull();
    await user.click(button('Next step'));
    expect(button('Start a timer: 1 h 30')).toBeVisible();
    await user.click(button('Next step'));
    await user.click(button('Start a timer: 5 min'));
    expect(started).toMatchObject([{ durationSeconds: 300, step: 3 }]);
  });

  test('are found in Spanish', async () => {
    const { user } = await open('task-1', 'es');
    await user.click(button('Empezar un temporizador: 20 a 25 minutos'));
    expect(started).toMatchObject([{ durationSeconds: 1_200, step: 1 }]);
  });

  test('are text where there are no timers', async () => {
    fakeServer({ RecipeDetail: () => data<RecipeDetailQuery>({ recipe: recipe({ steps }) }) });
    renderScreen(<RecipeLayer value="r1" onClose={() => undefined} />);
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('heading', { name: 'Step 1 of 3' })).toBeVisible();
    expect(within(dialog).getAllByText('Roast for 20-25 min.')[0]).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: /^Start a timer/ })).toBeNull();
  });
});
