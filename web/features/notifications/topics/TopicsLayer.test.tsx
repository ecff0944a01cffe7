import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { NotificationTopic } from '#schema/notification-topics.ts';
import { data, fakeServer, refusal } from '../../../testing/fake-server.ts';
import { playLive } from '../../../testing/play-live.ts';
import { admin, cook, manager, renderScreen } from '../../../testing/render.tsx';
import { ReachableContext } from '../../../ui/forms/reachable.ts';
import { notifications } from '../feature.tsx';
import type { MyNotificationTopicsQuery, SetNotificationTopicMutation } from '../notifications.generated.ts';
import { TopicsLayer } from './TopicsLayer.tsx';

interface Choice {
  readonly topic: NotificationTopic;
  readonly enabled: boolean;
}

const choiceOf = (body: unknown): Choice => {
  const { variables }: { variables: { input: Choice } } = JSON.parse(JSON.stringify(body));
  return variables.input;
};

/** A server that stores the choices of one person. */
function server(muted: NotificationTopic[] = [], answers: Parameters<typeof fakeServer>[0] = {}) {
  const stored = { muted };
  const choices: Choice[] = [];
  const me = () => ({ __typename: 'User' as const, id: 'u1', mutedTopics: stored.muted });
  fakeServer({
    MyNotificationTopics: () => data<MyNotificationTopicsQuery>({ me: me() }),
    SetNotificationTopic: ({ body }) => {
      const { topic, enabled } = choiceOf(body);
      choices.push({ topic, enabled });
      stored.muted = enabled ? stored.muted.filter((one) => one !== topic) : [...stored.muted, topic];
      return data<SetNotificationTopicMutation>({ setNotificationTopic: me() });
    },
    ...answers,
  });
  return { stored, choices };
}

function open(options: Parameters<typeof renderScreen>[1] = {}, reachable = true) {
  return renderScreen(
    <ReachableContext value={reachable}>
      <TopicsLayer onClose={() => undefined} />
    </ReachableContext>,
    options,
  );
}
const switchOf = (name: string) => screen.findByRole('checkbox', { name });

describe('my notifications', () => {
  test('list a switch for each topic that the role gets', async () => {
    server();
    open({ viewer: cook });
    expect(await switchOf('Low stock')).toBeChecked();
    expect(screen.queryByText('Price changes')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Access' })).toBeNull();
  });

  test('have the topics of admins for admins alone', async () => {
    server();
    open({ viewer: admin });
    expect(await switchOf('People who wait for verification')).toBeChecked();
  });

  test('show what is switched off', async () => {
    server(['low_stock']);
    open();
    expect(await switchOf('Low stock')).not.toBeChecked();
  });

  test('say that food safety is always on, and why', async () => {
    server();
    open({ viewer: manager });
    const safety = await screen.findByRole('region', { name: 'Food safety' });
    expect(within(safety).getByText(/nobody can switch them off/)).toBeVisible();
    expect(within(safety).getAllByText('Always on')).toHaveLength(4);
    expect(within(safety).queryByRole('checkbox')).toBeNull();
  });

  test('are saved with the press', async () => {
    const { choices } = server();
    const { user } = open();
    await user.click(await switchOf('Low stock'));
    expect(await screen.findByText('Low stock: off')).toBeVisible();
    expect(choices).toEqual([{ topic: 'low_stock', enabled: false }]);
  });

  test('show a press before the server has answered', async () => {
    server([], { SetNotificationTopic: () => new Promise<Response>(() => undefined) });
    const { user } = open();
    await user.click(await switchOf('Low stock'));
    expect(await switchOf('Low stock')).not.toBeChecked();
  });

  test('end in the state of the last of two quick presses', async () => {
    const { choices, stored } = server();
    const { user } = open();
    const low = await switchOf('Low stock');
    await user.dblClick(low);
    await waitFor(() => expect(choices).toHaveLength(2));
    expect(stored.muted).toEqual([]);
    await waitFor(() => expect(low).toBeChecked());
  });

  test('of two topics pressed at once are both saved', async () => {
    const { stored } = server();
    const { user } = open();
    await user.click(await switchOf('Low stock'));
    await user.click(await switchOf('The monthly count'));
    await waitFor(() => expect(stored.muted).toEqual(['low_stock', 'monthly_count']));
    expect(await switchOf('Low stock')).not.toBeChecked();
  });

  test('are rolled back with the reason when the server refuses', async () => {
    server([], { SetNotificationTopic: () => refusal('Your role does not get these notifications.', 'FORBIDDEN') });
    const { user } = open();
    await user.click(await switchOf('Low stock'));
    expect(await screen.findByText('Your role does not get these notifications.')).toBeVisible();
    expect(await switchOf('Low stock')).toBeChecked();
  });

  test('follow a choice on another screen of the same person', async () => {
    const { stored } = server();
    const { client } = open();
    expect(await switchOf('Low stock')).toBeChecked();
    const receive = playLive(client, notifications);
    stored.muted = ['low_stock'];
    await act(() => receive({ type: 'USER_UPDATED', data: { id: 'u1', version: 1 }, seq: 1 }));
    await waitFor(async () => expect(await switchOf('Low stock')).not.toBeChecked());
  });

  test('cannot be changed while the server is out of reach', async () => {
    server();
    open({}, false);
    expect(await switchOf('Low stock')).toBeDisabled();
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  });

  test('that cannot be loaded show the error and Retry', async () => {
    server([], { MyNotificationTopics: () => refusal('Down.', 'INTERNAL') });
    open();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('are in Spanish too', async () => {
    server();
    open({ language: 'es' });
    expect(await switchOf('Pocas existencias')).toBeChecked();
  });
});
