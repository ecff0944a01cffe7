import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { LivePrepTask } from '#schema/live.ts';
import { followLive } from '../../platform/live/follow-live.ts';
import type { LiveListener } from '../../platform/live/live.ts';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { prepRow } from '../../testing/prep-row.ts';
import { renderScreen } from '../../testing/render.tsx';
import { prep } from './feature.tsx';
import { MyListPanel } from './MyListPanel.tsx';
import { PrepListPanel } from './PrepListPanel.tsx';

const rice = prepRow({ status: 'in_progress', version: 2 });
const done = { ...rice, status: 'completed', version: 3, actualQuantity: '8', completedByName: 'Ana Ruiz' } as const;

/** A message as the server tells it; of what a list shows only what it carries matters here. */
function messageOf(given: Partial<LivePrepTask>) {
  const task: LivePrepTask = {
    id: rice.id,
    version: 3,
    name: rice.name,
    status: 'completed',
    statusChanged: true,
    businessDate: rice.businessDate,
    stationId: null,
    priority: 'medium',
    dueAt: rice.dueAt,
    latestStartAt: null,
    targetQuantity: '8',
    unit: 'kg',
    parAtPlan: null,
    onHandAtPlan: null,
    actualQuantity: '8',
    assigneeId: null,
    startedAt: null,
    startedById: null,
    heldAt: null,
    heldSeconds: 0,
    completedAt: null,
    completedById: 'u1',
    previousAt: null,
    changedById: 'u1',
    ...given,
  };
  return { type: 'PREP_TASK_UPDATED', data: task, seq: 9 } as const;
}

/** A screen with the live connection that the test plays; what it has asked since it was drawn. */
async function draw(panel: 'list' | 'mine', complete: () => Response | Promise<Response>) {
  const calls = fakeServer({
    PrepList: () => data({ prepTasks: [rice] }),
    MyPrepList: () => data({ myPrepTasks: [rice] }),
    CompletePrepTask: complete,
  });
  const view = renderScreen(panel === 'list' ? <PrepListPanel /> : <MyListPanel />);
  const listeners: LiveListener[] = [];
  const live = { listen: (listener: LiveListener) => (listeners.push(listener), () => undefined) };
  followLive(live, {
    client: view.client,
    viewerId: 'u1',
    invalidations: prep.invalidatedBy ?? {},
    answered: prep.answeredByMutation ?? {},
    onAccessChanged: () => undefined,
  });
  const button = await screen.findByRole('button', { name: 'Done: Rice' });
  calls.length = 0;
  return {
    press: async () => {
      await view.user.click(button);
      await view.user.click(await screen.findByRole('button', { name: 'Save' }));
    },
    hear: (given: Partial<LivePrepTask> = {}) =>
      act(async () => {
        for (const { onMessage } of listeners) onMessage(messageOf(given), false);
        await Promise.resolve();
      }),
    asked: () => calls.map(({ body }) => String(Object(body).operationName)),
  };
}

/** Longer than a burst of messages is collected. */
const later = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

describe.each(['list', 'mine'] as const)('completing a task on %s', (panel) => {
  test('is one request for whoever does it', async () => {
    const { press, hear, asked } = await draw(panel, () => data({ completePrepTask: done }));
    await press();
    await waitFor(() => expect(asked()).toEqual(['CompletePrepTask']));
    await hear();
    await later();
    expect(asked()).toEqual(['CompletePrepTask']);
  });

  test('is one request when the message comes before the answer', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { press, hear, asked } = await draw(panel, () => new Promise((resolve) => (answer = resolve)));
    await press();
    await hear();
    // Longer than a burst, shorter than the refresher is willing to wait.
    await later();
    answer(data({ completePrepTask: done }));
    await later();
    expect(asked()).toEqual(['CompletePrepTask']);
  });

  test('is one reading on another screen, however many messages tell of it', async () => {
    const { hear, asked } = await draw(panel, () => data({}));
    await hear();
    await hear();
    await later();
    expect(asked()).toEqual([panel === 'list' ? 'PrepList' : 'MyPrepList']);
  });

  test('does not hide that somebody else changes it afterwards', async () => {
    const { press, hear, asked } = await draw(panel, () => data({ completePrepTask: done }));
    await press();
    await hear();
    await hear({ version: 4, changedById: 'u2' });
    await later();
    expect(asked()).toEqual(['CompletePrepTask', panel === 'list' ? 'PrepList' : 'MyPrepList']);
  });
});
