import { MINUTE } from '#schema/milliseconds.ts';
import type { AppServices } from '../platform/app-services.ts';
import { endPinSessions } from '../features/auth/auth.service.ts';
import { demoId, resetDemo } from './seed/seed-demo.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { Device } from '../features/devices/device.entity.ts';
import { endDevice } from '../features/devices/devices.service.ts';
import { PersonPin } from '../features/devices/pins/person-pin.entity.ts';
import { lastChange } from './demo.queries.ts';

/** A demo that was changed and then idle for this long is recreated for the next visitor. */
const UNTOUCHED = 30 * MINUTE;
/** Lifetime of devices, PINs and tokens of visitors; checked every few minutes, so they end within the hour. */
const ACCESS_LIFE = 50 * MINUTE;

/** Cleans up the demo kitchen for the next visitor, if there is one. Returns whether it was recreated. */
export async function tidyDemo(app: AppServices, now: Date): Promise<boolean> {
  const organizationId = app.config.demo ? await demoId(app) : undefined;
  if (!organizationId) return false;
  const changed = await app.database.read(organizationId, lastChange);
  if (changed && now.getTime() - changed.getTime() >= UNTOUCHED) {
    await resetDemo(app);
    return true;
  }
  const before = new Date(now.getTime() - ACCESS_LIFE);
  await app.database.write({ organizationId, actorId: null }, 'demo.tidied', null, (tx) => endAccess(tx, before));
  return false;
}

/** Ends devices paired and PINs issued before a time. */
async function endAccess(tx: Transaction, before: Date): Promise<void> {
  for (const device of await tx.em.find(Device, { revokedAt: null, pairedAt: { $lt: before } })) {
    await endDevice(tx, device);
  }
  for (const pin of await tx.em.find(PersonPin, { createdAt: { $lt: before } })) {
    tx.em.remove(pin);
    await endPinSessions(tx, { userId: pin.userId });
  }
}
