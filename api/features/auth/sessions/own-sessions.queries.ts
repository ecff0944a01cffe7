import type { Db } from '../../../platform/database/tables.ts';
import { isLiveSession } from './live-sessions.queries.ts';

/** A browser or kitchen device in which a person is signed in. */
export interface OwnSessionRow {
  readonly id: string;
  /** The User-Agent header; null when it was not recorded. */
  readonly userAgent: string | null;
  readonly address: string | null;
  /** The kitchen's device that a PIN unlocked; null for a personal browser. */
  readonly deviceName: string | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

export interface OwnSessions {
  readonly userId: string;
  readonly limit: number;
}

/** A person's sessions that have not ended, last seen first. */
export function listSessionsOf(db: Db, { userId, limit }: OwnSessions): Promise<OwnSessionRow[]> {
  return db
    .selectFrom('session')
    .leftJoin('device', 'device.id', 'session.deviceId')
    .select(['session.id', 'session.browser as userAgent', 'session.address', 'device.name as deviceName'])
    .select(['session.createdAt', 'session.lastSeenAt', 'session.expiresAt'])
    .where('session.userId', '=', userId)
    .where(isLiveSession)
    .orderBy('session.lastSeenAt', 'desc')
    .orderBy('session.id', 'desc')
    .limit(limit)
    .execute();
}
