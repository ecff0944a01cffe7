import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/database/tables.ts';
import type { DevicePairing } from './device-pairing.entity.ts';

export type PairingRow = Selectable<DevicePairing>;

/** Stores a waiting browser, and deletes expired ones. */
export async function addPairing(db: Db, pairing: PairingRow, now: Date): Promise<void> {
  await db.deleteFrom('devicePairing').where('expiresAt', '<=', now).execute();
  await db.insertInto('devicePairing').values(pairing).execute();
}

export function findPairing(db: Db, deviceCodeHash: string): Promise<PairingRow | undefined> {
  return db.selectFrom('devicePairing').selectAll().where('deviceCodeHash', '=', deviceCodeHash).executeTakeFirst();
}

/** The browser with this code, while it waits. */
export function findWaiting(db: Db, userCode: string, now: Date): Promise<PairingRow | undefined> {
  return db
    .selectFrom('devicePairing')
    .selectAll()
    .where('userCode', '=', userCode)
    .where('expiresAt', '>', now)
    .where('deniedAt', 'is', null)
    .where('deviceId', 'is', null)
    .executeTakeFirst();
}

/** Approves or rejects a waiting browser. Returns false when that was already decided, or the code has expired. */
export async function decidePairing(
  db: Db,
  userCode: string,
  decision: Pick<PairingRow, 'organizationId' | 'deviceId'> | Pick<PairingRow, 'deniedAt'>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('devicePairing')
    .set(decision)
    .where('userCode', '=', userCode)
    .where('expiresAt', '>', now)
    .where('deniedAt', 'is', null)
    .where('deviceId', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function recordPoll(db: Db, deviceCodeHash: string, now: Date): Promise<void> {
  await db.updateTable('devicePairing').set({ polledAt: now }).where('deviceCodeHash', '=', deviceCodeHash).execute();
}

/** Deletes the pairing. Returns false when another request already did: a code works once. */
export async function deletePairing(db: Db, deviceCodeHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('devicePairing')
    .where('deviceCodeHash', '=', deviceCodeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
