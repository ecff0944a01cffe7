import { afterEach, describe, expect, test, vi } from 'vitest';
import { act, screen, waitFor } from '@testing-library/react';
import type { LivePrepTask } from '#schema/live.ts';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { playLive } from '../../testing/play-live.ts';
import { prepRow } from './prep-task.fixtures.ts';
import { renderScreen } from '../../testing/render.tsx';
import { prep } from './feature.tsx';
import { MyListPanel } from './MyListPanel.tsx';
import { PrepListPanel } from './PrepListPanel.tsx';
import type { CompletePrepTaskMutation, MyPrepListQuery, PrepListQuery } from './prep.generated.ts';

const rice = prepRow({ status: 'in_progress', version: 2 });
const done = { ...rice, status: 'completed', version: 3, actualQuantity: '8', completedByName: 'Ana Ruiz' } as const;

/** A live message of the task. */
function messageOf(changes: Partial<LivePrepTask>, seq: number) {
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
    ...changes,
  };
  return { type: 'PREP_TASK_UPDATED', data: task, seq } as const;
}

/** A screen with a live connection that the test controls, and its requests after the first render. */
async function draw(panel: 'list' | 'mine', complete: () => Response | Promise<Response>) {
  let stored = rice;
  const calls = fakeServer({
    PrepList: () => data<PrepListQuery>({ prepTasks: [stored] }),
    MyPrepList: () => data<MyPrepListQuery>({ myPrepTasks: [stored] }),
    CompletePrepTask: complete,
  });
  const view = renderScreen(panel === 'list' ? <PrepListPanel /> : <MyListPanel />);
  const play = playLive(view.client, prep);
  const button = await screen.findByRole('button', { name: 'Done: Rice' });
  calls.length = 0;
  return {
    press: async () => {
      await view.user.click(button);
      await view.user.click(await screen.findByRole('button', { name: 'Save' }));
    },
    receive: (changes: Partial<LivePrepTask> = {}, seq = 9) => {
      const message = messageOf(changes, seq);
      stored = { ...done, version: message.data.version };
      return play(message);
    },
    requests: () => calls.map(({ body }) => String(Object(body).operationName)),
  };
}

/** Longer than the refresher's debounce. */
const later = () => act(() => vi.advanceTimersByTimeAsync(1_000));

afterEach(() => {
  vi.useRealTimers();
});

describe.each(['list', 'mine'] as const)('completing a task on %s', (panel) => {
  test('sends one request for the user who does it', async () => {
    const { press, receive, requests } = await draw(panel, () =>
      data<CompletePrepTaskMutation>({ completePrepTask: done }, [9]),
    );
    await press();
    await waitFor(() => expect(requests()).toEqual(['CompletePrepTask']));
    vi.useFakeTimers();
    await receive();
    await later();
    expect(requests()).toEqual(['CompletePrepTask']);
  });

  test('sends one request when the message arrives before the response', async () => {
    let respond: (response: Response) => void = () => undefined;
    const { press, receive, requests } = await draw(panel, () => new Promise((resolve) => (respond = resolve)));
    await press();
    vi.useFakeTimers();
    await receive();
    await later();
    respond(data<CompletePrepTaskMutation>({ completePrepTask: done }, [9]));
    await later();
    expect(requests()).toEqual(['CompletePrepTask']);
  });

  test('causes one refetch on another screen, for any number of messages', async () => {
    const { receive, requests } = await draw(panel, () => refusal('Not here.', 'INTERNAL'));
    vi.useFakeTimers();
    await receive();
    await receive();
    await later();
    expect(requests()).toEqual([panel === 'list' ? 'PrepList' : 'MyPrepList']);
  });

  test('still refetches when someone else changes it afterwards', async () => {
    const { press, receive, requests } = await draw(panel, () =>
      data<CompletePrepTaskMutation>({ completePrepTask: done }, [9]),
    );
    await press();
    vi.useFakeTimers();
    await receive();
    await receive({ version: 4, changedById: 'u2' }, 10);
    await later();
    expect(requests()).toEqual(['CompletePrepTask', panel === 'list' ? 'PrepList' : 'MyPrepList']);
  });
});
