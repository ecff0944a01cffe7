import { type Message, msg } from '#schema/messages.ts';
import { EventCounter, Event } from '../../platform/database/event.entity.ts';
import { notifyLowStock } from '../../features/inventory/stock-notifications.ts';
import { LineCheck } from '../../features/line-checks/line-check.entity.ts';
import { Notification } from '../../features/notifications/notification.entity.ts';
import { messageFields, titleFields } from '../../features/notifications/notify.ts';
import { add } from '../../platform/database/transaction.ts';
import { type Demo, fromNow, idOf } from './demo.ts';
import { type Goods, rawItem } from './items.ts';
import type { PastEvent } from './past.ts';

type News = Pick<Notification, 'type' | 'priority'> & {
  title: Message;
  message: Message;
  minutesAgo: number;
  leadsOnly?: true;
};

/** What the past told that is still worth reading: everything else was read and deleted long ago. */
const KEPT = ['price_change:', 'waste_alert:', 'prep_override:', 'lot_quarantined:', 'stock_owed:'] as const;
const KEPT_TITLES: readonly string[] = ['Delivery received short', 'Delivery received, some refused'];

/** The notifications when the visitor comes in: a few of what the past told, and one of each other kind. */
export async function makeNews(demo: Demo, goods: Goods): Promise<void> {
  await deleteRead(demo);
  const told: News[] = [
    news(
      'other',
      'urgent',
      msg('check.failedTemperature'),
      msg('demo.movedReading', { place: 'Reach-in 1', thing: 'cooked chicken', reading: '7.1 °C' }),
      2 * 24 * 60,
    ),
    news('suggestion', 'medium', msg('demo.countComing'), msg('demo.countPlanned', { days: 2 }), 3 * 24 * 60),
  ];
  for (const { minutesAgo, leadsOnly, title, message, ...content } of told) {
    const english = titleFields(title);
    add(demo.tx, Notification, {
      ...content,
      ...english,
      ...messageFields(message),
      createdAt: fromNow(demo, -minutesAgo),
      audienceRoles: leadsOnly ? ['manager', 'admin'] : null,
      dedupeKey: `demo:${english.title}`,
    });
  }
  const waiting = idOf(demo.people, 'sam.lee');
  add(demo.tx, Notification, {
    type: 'other',
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

async function deleteRead({ tx }: Demo): Promise<void> {
  await tx.db
    .deleteFrom('notification')
    .where('organizationId', '=', tx.organizationId)
    .where('title', 'not in', KEPT_TITLES)
    .where((where) => where.and(KEPT.map((key) => where('dedupeKey', 'not like', `${key}%`))))
    .execute();
}

function news(
  type: News['type'],
  priority: News['priority'],
  title: Message,
  message: Message,
  minutesAgo: number,
  leadsOnly?: true,
): News {
  return { type, priority, title, message, minutesAgo, ...(leadsOnly ? { leadsOnly } : {}) };
}

/** The audit log of the last week: what the services recorded, and the line checks. */
export function makePastEvents(demo: Demo, recorded: readonly PastEvent[]): void {
  const since = fromNow(demo, -7 * 24 * 60);
  const past = [...recorded, ...madeRows(demo).flatMap(eventOf)]
    .filter((event) => event.createdAt >= since && event.createdAt <= demo.tx.now)
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  past.forEach((event, index) => add(demo.tx, Event, { ...event, seq: index + 1 }));
  add(demo.tx, EventCounter, { seq: past.length });
}

function madeRows(demo: Demo): object[] {
  return [...demo.tx.em.getUnitOfWork().getPersistStack()];
}

function eventOf(row: object): PastEvent[] {
  if (row instanceof LineCheck && row.submittedAt) {
    const changes = { name: row.name };
    return [event('line_check.submitted', 'LineCheck', row.id, row.submittedById, row.submittedAt, changes)];
  }
  return [];
}

function event(
  action: string,
  entity: string,
  entityId: string,
  actorId: string | null,
  createdAt: Date,
  changes: object,
): PastEvent {
  return { action, entity, entityId, actorId, createdAt, changes };
}
