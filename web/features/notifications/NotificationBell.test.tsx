import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { cook, manager, renderScreen } from '../../testing/render.tsx';
import { invalidations } from '../../app/merged-features.ts';
import { invalidationOf } from '../../platform/live/invalidate.ts';
import { invalidatedBy } from '../../platform/live/invalidations.ts';
import { NotificationBell } from './NotificationBell.tsx';
import type {
  AllNotificationsQuery,
  DeleteNotificationMutation,
  MarkNotificationReadMutation,
  RunStockCheckMutation,
  UnreadNotificationsQuery,
  NotificationItemFragment,
} from './notifications.generated.ts';
import type { Fixture } from '../../testing/fixture.ts';

interface Item {
  readonly id: string;
  isRead: boolean;
}

const item = (id: string, isRead: boolean): Fixture<NotificationItemFragment> => ({
  __typename: 'Notification',
  id,
  isRead,
  type: 'low_stock',
  title: `Notification ${id}`,
  message: 'Order today',
  titleContent: null,
  messageContent: null,
  priority: null,
  createdAt: '2026-11-21T10:00:00Z',
  entityType: null,
  entityId: null,
});

const pageOf = (items: readonly Item[]) => ({
  __typename: 'NotificationConnection',
  nodes: items.map(({ id, isRead }) => item(id, isRead)),
});

/** A server with three notifications, one of them read. */
function kitchen(answers: Parameters<typeof fakeServer>[0] = {}) {
  const items: Item[] = [
    { id: '1', isRead: false },
    { id: '2', isRead: false },
    { id: '3', isRead: true },
  ];
  const idOf = (body: unknown) => JSON.stringify(body).match(/"id":"(\d)"/)?.[1] ?? '';
  const calls = fakeServer({
    UnreadNotifications: () =>
      data<UnreadNotificationsQuery>({ unread: pageOf(items.filter(({ isRead }) => !isRead)) }),
    AllNotifications: () => data<AllNotificationsQuery>({ all: pageOf(items) }),
    MarkNotificationRead: ({ body }) => {
      const id = idOf(body);
      for (const each of items) if (each.id === id) each.isRead = true;
      return data<MarkNotificationReadMutation>({
        markNotificationRead: { __typename: 'Notification', id, isRead: true },
      });
    },
    DeleteNotification: ({ body }) => {
      items.splice(
        items.findIndex(({ id }) => id === idOf(body)),
        1,
      );
      return data<DeleteNotificationMutation>({ deleteNotification: idOf(body) });
    },
    ...answers,
  });
  return { calls, items };
}

async function openBell(viewer = manager) {
  const view = renderScreen(<NotificationBell choosable />, { viewer });
  await view.user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  await screen.findByRole('tab', { name: 'All (3)' });
  return view;
}

describe('the bell', () => {
  test('counts the unread notifications, and lists them first', async () => {
    kitchen();
    await openBell();
    expect(screen.getByRole('tab', { name: 'Unread (2)' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  test('removes a notification whose cause somebody has undone', async () => {
    const { items } = kitchen();
    const { client } = await openBell();
    items.splice(0, 1);
    const undone = { type: 'NOTIFICATION_WITHDRAWN', data: { id: 'n1' }, seq: 1 } as const;
    await act(() => invalidationOf(client)(() => invalidatedBy(undone, invalidations)));
    expect(await screen.findByRole('tab', { name: 'Unread (1)' })).toBeInTheDocument();
    expect(screen.queryByText('Notification 1')).toBeNull();
  });

  test('marking one read moves it to All', async () => {
    kitchen();
    const { user } = await openBell();
    const [first] = screen.getAllByRole('button', { name: 'Mark as read' });
    if (first) await user.click(first);
    expect(await screen.findByRole('tab', { name: 'Unread (1)' })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'All (3)' }));
    const row = screen.getByText('Notification 1').closest('li');
    expect(row).toHaveAttribute('data-read', 'true');
    expect(row && within(row).queryByRole('button', { name: 'Mark as read' })).toBeNull();
  });

  test('marking all read sends one mutation per unread notification', async () => {
    const { calls } = kitchen();
    const { user } = await openBell();
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('All caught up!')).toBeInTheDocument();
    await waitFor(() =>
      expect(calls.filter(({ body }) => JSON.stringify(body ?? '').includes('MarkNotificationRead'))).toHaveLength(2),
    );
  });

  test('deleting removes it and shows a toast', async () => {
    kitchen();
    const { user } = await openBell();
    const [first] = screen.getAllByRole('button', { name: 'Delete notification' });
    if (first) await user.click(first);
    expect(await screen.findByText('Notification deleted')).toBeInTheDocument();
    expect(screen.queryByText('Notification 1')).not.toBeInTheDocument();
    expect(await screen.findByRole('tab', { name: 'All (2)' })).toBeInTheDocument();
  });

  test('a refused delete restores it and shows the specified toast', async () => {
    kitchen({ DeleteNotification: () => refusal('No.', 'NOT_FOUND') });
    const { user } = await openBell();
    const [first] = screen.getAllByRole('button', { name: 'Delete notification' });
    if (first) await user.click(first);
    expect(await screen.findByText('Failed to delete notification')).toBeInTheDocument();
    expect(await screen.findByText('Notification 1')).toBeInTheDocument();
  });

  test('managers run the checks', async () => {
    const made = ['7', '8', '9'].map((id) => ({ __typename: 'Notification', id }));
    kitchen({
      RunStockCheck: () => data<RunStockCheckMutation>({ runStockCheck: made }),
      RunPrepCheck: () => refusal('Down.', 'INTERNAL'),
    });
    const { user } = await openBell();
    await user.click(screen.getByRole('button', { name: 'Run Stock Check' }));
    expect(await screen.findByText('Stock Check Complete')).toBeInTheDocument();
    expect(screen.getByText('Generated 3 notifications')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Run Prep Check' }));
    expect(await screen.findByText('Failed to run prep check')).toBeInTheDocument();
  });

  test('cooks see a description of the panel instead', async () => {
    kitchen();
    await openBell(cook);
    expect(screen.getByText('Updates and alerts from your kitchen')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Run Stock Check' })).not.toBeInTheDocument();
  });

  test('link to the choice of topics', async () => {
    kitchen();
    const { user } = await openBell(cook);
    await user.click(screen.getByRole('link', { name: 'Choose what you get' }));
    expect(await screen.findByLabelText('address')).toHaveTextContent('/?notifications=mine');
    expect(screen.queryByRole('tab')).toBeNull();
  });

  test('have no link to the choice of topics on a shared tablet', async () => {
    kitchen();
    const { user } = renderScreen(<NotificationBell choosable={false} />);
    await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
    await screen.findByRole('tab', { name: 'All (3)' });
    expect(screen.queryByRole('link', { name: 'Choose what you get' })).toBeNull();
  });

  test('a failed load shows the specified text', async () => {
    fakeServer({ UnreadNotifications: () => refusal('Down.', 'INTERNAL') });
    renderScreen(<NotificationBell choosable />);
    expect(await screen.findByText('Failed to fetch unread notifications')).toBeInTheDocument();
  });
});
