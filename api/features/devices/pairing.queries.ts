import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import type { DevicePairing } from './device-pairing.entity.ts';

export type PairingRow = Selectable<DevicePairing>;

/** Puts a waiting browser on the list, and takes off those whose time has passed. */
export async function addPairing(db: Db, pairing: PairingRow, now: Date): Promise<void> {
  await db.deleteFrom('devicePairing').where('expiresAt', '<=', now).execute();
  await db.insertInto('devicePairing').values(pairing).execute();
}

export function findPairing(db: Db, deviceCodeHash: string): Promise<PairingRow | undefined> {
  return db.selectFrom('devicePairing').selectAll().where('deviceCodeHash', '=', deviceCodeHash).executeTakeFirst();
}

/** The browser that shows this code and still waits. */
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

/** Decides for a waiting browser. False when somebody decided before, or its time has passed. */
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

export async function notePoll(db: Db, deviceCodeHash: string, now: Date): Promise<void> {
  await db.updateTable('devicePairing').set({ polledAt: now }).where('deviceCodeHash', '=', deviceCodeHash).execute();
}

/** Takes the browser off the list. False when it was taken before: a code is good once. */
export async function takePairing(db: Db, deviceCodeHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('devicePairing')
    .where('deviceCodeHash', '=', deviceCodeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
