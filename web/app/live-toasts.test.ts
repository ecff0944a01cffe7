import { i18n } from '@lingui/core';
import { beforeEach, describe, expect, test } from 'vitest';
import type { LiveUpdate, LivePrepTask } from '#schema/live.ts';
import { toastStore } from '../ui/components/toasts/toast-store.ts';
import { loadEnglishMessages, loadSpanishMessages } from '../ui/i18n/server-messages.ts';
import '../ui/kitchen/unit-texts.ts';
import { endToastOf, type Reader, showToastOf } from '../platform/live/reactions.ts';
import { liveReactions } from './merged-features.ts';

beforeEach(() => {
  i18n.activate('en');
});

const manager = { id: 'm', role: 'manager', mutedTopics: [] } as const;
const cook = { id: 'c', role: 'cook', mutedTopics: [] } as const;

function toastOf(message: LiveUpdate, reader: Reader = manager) {
  showToastOf(message, liveReactions, reader);
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
const notification = { id: 'n1', type: 'other', title: '', message: 'Walk-in at 9 °C', createdAt: '' } as const;

describe('live toasts', () => {
  test.each([
    [
      { type: 'DELIVERY_RECEIVED', data: { id: 'd1', version: 2, number: '1' }, seq: 1 },
      { type: 'DELIVERY_UPDATED', data: { id: 'd1', version: 3 }, seq: 2 },
    ],
    [
      { type: 'NOTIFICATION_RECEIVED', data: { ...notification, priority: 'high' }, seq: 1 },
      { type: 'NOTIFICATION_WITHDRAWN', data: { id: 'n1' }, seq: 2 },
    ],
  ] as const)('end when what they report is undone: $type', (reported, undone) => {
    expect(toastOf(reported)).not.toBeNull();
    endToastOf({ type: 'NOTIFICATION_WITHDRAWN', data: { id: 'another' }, seq: 2 }, liveReactions);
    expect(toastStore.read()?.open).toBe(true);
    endToastOf(undone, liveReactions);
    expect(toastStore.read()?.open).toBe(false);
  });

  test('announce a task in progress or completed, its status with spaces', () => {
    expect(toastOf({ type: 'PREP_TASK_UPDATED', data: { ...task, status: 'in_progress' }, seq: 1 })).toEqual({
      title: 'Prep Task Updated',
      description: 'Diced onion is now in progress',
      tone: undefined,
    });
    expect(
      toastOf({ type: 'PREP_TASK_UPDATED', data: { ...task, status: 'completed' }, seq: 2 })?.description,
    ).toContain('completed');
  });

  test('are not raised by a person’s own act', () => {
    const own = { ...task, status: 'completed', changedById: manager.id } as const;
    expect(toastOf({ type: 'PREP_TASK_UPDATED', data: own, seq: 1 })).toBeNull();
  });

  test('announce to a cook only the tasks that they hold', () => {
    const started = { ...task, status: 'in_progress', changedById: 'other' } as const;
    expect(toastOf({ type: 'PREP_TASK_UPDATED', data: started, seq: 1 }, cook)).toBeNull();
    const theirs = { ...started, assigneeId: cook.id };
    expect(toastOf({ type: 'PREP_TASK_UPDATED', data: theirs, seq: 2 }, cook)?.title).toBe('Prep Task Updated');
  });

  test('announce to a cook a task that they have open', () => {
    history.replaceState(null, '', '?task=t1');
    const started = { ...task, status: 'in_progress', changedById: 'other' } as const;
    expect(toastOf({ type: 'PREP_TASK_UPDATED', data: started, seq: 1 }, cook)?.title).toBe('Prep Task Updated');
    history.replaceState(null, '', '/');
  });

  test('ignore a note on a running task', () => {
    const noted = { ...task, status: 'in_progress', statusChanged: false } as const;
    expect(toastOf({ type: 'PREP_TASK_UPDATED', data: noted, seq: 1 })).toBeNull();
  });

  test('ignore other statuses', () => {
    expect(toastOf({ type: 'PREP_TASK_UPDATED', data: { ...task, status: 'on_hold' }, seq: 1 })).toBeNull();
  });

  test('announce stock only when it crosses par', () => {
    expect(toastOf({ type: 'INVENTORY_UPDATED', data: { ...item, crossedPar: false }, seq: 1 })).toBeNull();
    expect(toastOf({ type: 'INVENTORY_UPDATED', data: { ...item, crossedPar: true }, seq: 2 })).toEqual({
      title: 'Inventory Alert',
      description: '"Romaine" stock is running low (6 ea)',
      tone: 'destructive',
    });
  });

  test.each([
    ['en', 6.1176, 'l', '"Romaine" stock is running low (6.118 L)'],
    ['en', 3, 'fl_oz', '"Romaine" stock is running low (3 fl oz)'],
    ['es', 6.1176, 'l', 'Queda poco de "Romaine" (6,118 L)'],
    ['es', 2, 'bunch', 'Queda poco de "Romaine" (2 manojos)'],
  ])('say what is left as the screens do: %s, %s %s', async (language, currentStock, unit, sentence) => {
    await Promise.all([loadEnglishMessages(), loadSpanishMessages()]);
    i18n.activate(language);
    const data = { ...item, currentStock, unit, crossedPar: true };
    expect(toastOf({ type: 'INVENTORY_UPDATED', data, seq: 1 })?.description).toBe(sentence);
  });

  test('announce a delivery', () => {
    expect(toastOf({ type: 'DELIVERY_RECEIVED', data: { id: 'd', version: 1, number: '7' }, seq: 1 })).toMatchObject({
      title: 'Delivery Received',
      description: 'New delivery has been processed and inventory updated',
    });
  });

  test('announce an urgent or high notification, with its title or the default one', () => {
    expect(
      toastOf({ type: 'NOTIFICATION_RECEIVED', data: { ...notification, priority: 'medium' }, seq: 1 }),
    ).toBeNull();
    expect(toastOf({ type: 'NOTIFICATION_RECEIVED', data: { ...notification, priority: 'urgent' }, seq: 2 })).toEqual({
      title: 'New Notification',
      description: 'Walk-in at 9 °C',
      tone: 'destructive',
    });
  });

  test.each([
    ['low_stock', { type: 'INVENTORY_UPDATED', data: { ...item, crossedPar: true }, seq: 1 }],
    ['delivery_received', { type: 'DELIVERY_RECEIVED', data: { id: 'd', version: 1, number: '7' }, seq: 1 }],
    [
      'registration',
      { type: 'NOTIFICATION_RECEIVED', data: { ...notification, topic: 'registration', priority: 'high' }, seq: 1 },
    ],
  ] as const)('are not raised about what the person switched off: %s', (topic, message) => {
    expect(toastOf(message, { ...manager, mutedTopics: [topic] })).toBeNull();
    expect(toastOf(message)).not.toBeNull();
  });
});
