import { User } from '../../features/users/user.entity.ts';
import { type Message, msg } from '#schema/messages.ts';
import { Event, EventCounter } from '../../platform/database/event.entity.ts';
import { notifyLowStock } from '../../features/inventory/stock/stock.notifications.ts';
import { Notification } from '../../features/notifications/notification.entity.ts';
import { messageFields, titleFields } from '../../features/notifications/notification.writes.ts';
import { add } from '../../platform/database/transaction.ts';
import { type DemoKitchen, fromNow } from '../../platform/demo/demo-kitchen.ts';
import { type Goods, rawItem } from './goods.ts';
import { managers } from '#schema/permissions.ts';

type Notice = Pick<Notification, 'type' | 'topic' | 'priority' | 'audienceRoles'> & {
  title: Message;
  message: Message;
  minutesAgo: number;
};

/** Notifications of the past that are kept; all others are deleted. */
const RETAINED_KEYS = ['price_change:', 'waste_alert:', 'prep_override:', 'lot_quarantined:', 'stock_owed:'] as const;
const KEPT_TITLES: readonly string[] = ['Delivery received short', 'Delivery received, some refused'];

/** A visitor's initial notifications: some of the past, and one of each other kind. */
export async function createNotifications(demo: DemoKitchen, goods: Goods): Promise<void> {
  await deleteRead(demo);
  const notices: Notice[] = [
    {
      type: 'other',
      topic: 'check_failed',
      priority: 'urgent',
      audienceRoles: [...managers],
      title: msg('check.failedTemperature'),
      message: msg('demo.movedReading', { place: 'Reach-in 1', thing: 'cooked chicken', reading: '7.1 °C' }),
      minutesAgo: 2 * 24 * 60,
    },
    {
      type: 'suggestion',
      topic: 'monthly_count',
      priority: 'medium',
      audienceRoles: null,
      title: msg('demo.countComing'),
      message: msg('demo.countPlanned', { days: 2 }),
      minutesAgo: 3 * 24 * 60,
    },
  ];
  for (const { minutesAgo, title, message, ...content } of notices) {
    const english = titleFields(title);
    add(demo.tx, Notification, {
      ...content,
      ...english,
      ...messageFields(message),
      createdAt: fromNow(demo, -minutesAgo),
      dedupeKey: `demo:${english.title}`,
    });
  }
  const waiting = demo.idOf(User, 'sam.lee');
  add(demo.tx, Notification, {
    type: 'other',
    topic: 'registration',
    priority: 'high',
    ...titleFields(msg('users.newRegistration')),
    ...messageFields(msg('users.oneRegistered', { name: 'Sam Lee', username: 'sam.lee', role: msg('role.cook') })),
    entityType: 'user',
    entityId: waiting,
    createdAt: fromNow(demo, -50),
    audienceRoles: ['admin'],
    dedupeKey: `registration:${waiting}`,
  });
  await notifyLowStock(demo.tx, rawItem(goods, 'Romaine'), '6');
}

async function deleteRead(demo: DemoKitchen): Promise<void> {
  const { tx } = demo;
  await tx.db
    .deleteFrom('notification')
    .where('organizationId', '=', tx.organizationId)
    .where('title', 'not in', KEPT_TITLES)
    .where((where) => {
      const others = where.and(RETAINED_KEYS.map((key) => where('dedupeKey', 'not like', `${key}%`)));
      // There is one for many a day: those of the last week are enough.
      const earlier = where('createdAt', '<', fromNow(demo, -7 * 24 * 60)).and('dedupeKey', 'like', 'waste_alert:%');
      return where.or([others, earlier]);
    })
    .execute();
}

/** The audit log of the last week. */
export function storeEvents(demo: DemoKitchen): void {
  const since = fromNow(demo, -7 * 24 * 60);
  const past = demo.events
    .filter((event) => event.createdAt >= since && event.createdAt <= demo.tx.now)
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  past.forEach((event, index) => add(demo.tx, Event, { ...event, seq: index + 1 }));
  add(demo.tx, EventCounter, { seq: past.length });
}
