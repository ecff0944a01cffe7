import { type Message, msg } from '#schema/messages.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { NotificationMark } from '../notifications/notification-mark.entity.ts';
import { Notification } from '../notifications/notification.entity.ts';
import { messageFields, notify } from '../notifications/notification.writes.ts';
import { markResolved } from '../notifications/notification-marks.writes.ts';
import { User } from './user.entity.ts';

/** The dedupe key of the one notification that is open while people wait. */
const OPEN = 'registrations';
const NAMED = 3;

/**
 * Notifies the admins that a person registered. While that notification is unread, further registrations update it instead of
 * adding more.
 */
export async function notifyOfRegistration(tx: Transaction, user: User): Promise<void> {
  await tx.em.flush();
  const waiting = await waitingPeople(tx);
  const open = await tx.em.findOne(Notification, { dedupeKey: OPEN });
  if (open && waiting.length > 1 && !(await isRead(tx, open))) {
    Object.assign(open, messageFields(messageOf(waiting)));
    return;
  }
  await close(tx);
  await tx.em.flush();
  await notify(tx, {
    type: 'other',
    topic: 'registration',
    priority: 'high',
    title: msg('users.newRegistration'),
    message: messageOf(waiting),
    about: { type: 'user', id: user.id },
    audience: { roles: ['admin'] },
    dedupeKey: OPEN,
  });
}

/** Updates the notification after a waiting person was verified or rejected; marks it read when no one waits any more. */
export async function resolveRegistration(tx: Transaction, user: User): Promise<void> {
  // Older data has one notification per registration.
  await markResolved(tx, `registration:${user.id}`);
  const waiting = await waitingPeople(tx);
  if (waiting.length === 0) return close(tx);
  const open = await tx.em.findOne(Notification, { dedupeKey: OPEN });
  if (open) Object.assign(open, messageFields(messageOf(waiting)));
}

/** Closes the open notification; the next registration creates another. */
async function close(tx: Transaction): Promise<void> {
  const open = await tx.em.findOne(Notification, { dedupeKey: OPEN });
  if (!open) return;
  await markResolved(tx, OPEN);
  open.dedupeKey = `${OPEN}:${open.id}`;
}

async function isRead(tx: Transaction, { id }: Notification): Promise<boolean> {
  return (await tx.em.count(NotificationMark, { notificationId: id, readAt: { $ne: null } })) > 0;
}

/** The people who wait for verification, newest first. */
async function waitingPeople(tx: Transaction): Promise<User[]> {
  return tx.em.find(
    User,
    { kind: 'person', verified: false, status: 'active' },
    { orderBy: { createdAt: 'desc', id: 'desc' } },
  );
}

function messageOf(waiting: readonly User[]): Message {
  const [only] = waiting;
  if (only && waiting.length === 1) {
    return msg('users.oneRegistered', { name: only.name, username: only.username, role: msg(`role.${only.role}`) });
  }
  const named = waiting.slice(0, NAMED).map(({ name, username }) => `${name} (${username})`);
  const more = waiting.length > NAMED ? ` (+${waiting.length - NAMED})` : '';
  return msg('users.manyRegistered', { count: waiting.length, names: `${named.join(', ')}${more}` });
}
