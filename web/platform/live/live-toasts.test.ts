import { i18n } from '@lingui/core';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { LiveNews, LivePrepTask } from '#schema/live.ts';
import { dismissToast, toastStore } from '../../ui/components/toasts/toast-store.ts';
import { showLiveToast } from './live-toasts.ts';
import { liveMessageOf } from './live-message.ts';
import { isStale } from './staleness.ts';

beforeEach(() => {
  i18n.activate('en');
  const shown = toastStore.read();
  if (shown) dismissToast(shown.id);
});

function toastOf(message: LiveNews) {
  showLiveToast(message);
  const toast = toastStore.read();
  return toast?.open ? { title: toast.title, description: toast.description, tone: toast.tone } : null;
}

const task: Omit<LivePrepTask, 'status'> = {
  id: 't1',
  version: 2,
  name: 'Diced onion',
  statusChanged: true,
  businessDate: '2026-11-21',
  stationId: null,
  priority: 'medium',
  dueAt: '2026-11-21T15:00:00.000Z',
  latestStartAt: null,
  targetQuantity: '6',
  unit: 'kg',
  parAtPlan: null,
  onHandAtPlan: null,
  actualQuantity: null,
  assigneeId: null,
  startedAt: null,
  startedById: null,
  heldAt: null,
  heldSeconds: 0,
  completedAt: null,
  completedById: null,
  previousAt: null,
  changedById: null,
};
const item = { id: 'i1', version: 2, name: 'Romaine', currentStock: 6, parLevel: 18, unit: 'ea', edited: false };
const news = { id: 'n1', type: 'other', title: '', message: 'Walk-in at 9 °C', createdAt: '' } as const;

describe('live toasts', () => {
  test('a task in progress or completed, its status with spaces', () => {
    expect(toastOf({ type: 'PREP_TASK_UPDATED', data: { ...task, status: 'in_progress' }, seq: 1 })).toEqual({
      title: 'Prep Task Updated',
      description: 'Diced onion is now in progress',
      tone: undefined,
    });
    expect(
      toastOf({ type: 'PREP_TASK_UPDATED', data: { ...task, status: 'completed' }, seq: 2 })?.description,
    ).toContain('completed');
  });

  test('a note on a running task is silent', () => {
    const noted = { ...task, status: 'in_progress', statusChanged: false } as const;
    expect(toastOf({ type: 'PREP_TASK_UPDATED', data: noted, seq: 1 })).toBeNull();
  });

  test('another status is silent', () => {
    expect(toastOf({ type: 'PREP_TASK_UPDATED', data: { ...task, status: 'on_hold' }, seq: 1 })).toBeNull();
  });

  test('stock that crosses par, and only then', () => {
    expect(toastOf({ type: 'INVENTORY_UPDATED', data: { ...item, crossedPar: false }, seq: 1 })).toBeNull();
    expect(toastOf({ type: 'INVENTORY_UPDATED', data: { ...item, crossedPar: true }, seq: 2 })).toEqual({
      title: 'Inventory Alert',
      description: '"Romaine" stock is running low (6 ea)',
      tone: 'destructive',
    });
  });

  test('a delivery', () => {
    expect(toastOf({ type: 'DELIVERY_RECEIVED', data: { id: 'd', version: 1, number: '7' }, seq: 1 })).toMatchObject({
      title: 'Delivery Received',
      description: 'New delivery has been processed and inventory updated',
    });
  });

  test('an urgent or high notification, by its title or the default one', () => {
    expect(toastOf({ type: 'NOTIFICATION_RECEIVED', data: { ...news, priority: 'medium' }, seq: 1 })).toBeNull();
    expect(toastOf({ type: 'NOTIFICATION_RECEIVED', data: { ...news, priority: 'urgent' }, seq: 2 })).toEqual({
      title: 'New Notification',
      description: 'Walk-in at 9 °C',
      tone: 'destructive',
    });
  });
});

test.each([
  null,
  'PING',
  [],
  { type: 'PING', seq: 1 },
  { type: 'UNKNOWN', data: {}, seq: 1 },
  { type: 'PING', data: 1, seq: 1 },
  { type: 'PING', data: {} },
])('the message %j is ignored', (message) => expect(liveMessageOf(message)).toBeNull());

test('data is old once a ping and ten seconds have passed in silence', () => {
  expect(isStale({ lastSeen: null }, 1_000_000)).toBe(false);
  expect(isStale({ lastSeen: 0 }, 25_000)).toBe(false);
  expect(isStale({ lastSeen: 0 }, 25_001)).toBe(true);
});
