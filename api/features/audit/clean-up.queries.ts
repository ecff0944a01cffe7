import type { Db } from '../../platform/database/tables.ts';

/** Rows before these times are deleted. */
export interface Expiry {
  readonly now: Date;
  readonly sessionsIdleSince: Date;
  readonly idempotencyKeysBefore: Date;
  readonly notificationsBefore: Date;
  readonly eventsBefore: Date;
}

/** Deletes the expired rows of the transaction's organization. */
export async function deleteExpired(db: Db, expiry: Expiry): Promise<void> {
  await db
    .deleteFrom('session')
    .where((where) =>
      where.or([where('expiresAt', '<=', expiry.now), where('lastSeenAt', '<=', expiry.sessionsIdleSince)]),
    )
    .execute();
  await db.deleteFrom('passwordReset').where('expiresAt', '<=', expiry.now).execute();
  await db.deleteFrom('idempotencyKey').where('createdAt', '<', expiry.idempotencyKeysBefore).execute();
  const old = db.selectFrom('notification').select('id').where('createdAt', '<', expiry.notificationsBefore);
  await db.deleteFrom('notificationMark').where('notificationId', 'in', old).execute();
  await db.deleteFrom('notification').where('createdAt', '<', expiry.notificationsBefore).execute();
  await db.deleteFrom('event').where('createdAt', '<', expiry.eventsBefore).execute();
}
