import type { DeviceJson } from '#schema/devices.ts';
import { DAY } from '#schema/milliseconds.ts';
import { endPerson, fetchDevice, isDevice, renewDevice } from '../../platform/device/device-client.ts';
import { noteLocked } from './last-user.ts';
import { deviceMark } from '../../platform/device/device-mark.ts';
import { Problem, send } from '../../platform/graphql/problem.ts';
import { endpoints } from '../../platform/paths.ts';
import { persisted } from '../../ui/storage/persisted.ts';

const isNumber = (value: unknown) => typeof value === 'number';

/** Set while the session of the person who locked the tablet has not yet ended on the server. */
const lockStorage = persisted('brigade.locked', isNumber);
/** When the credential was renewed, in epoch milliseconds. */
const renewedStorage = persisted('brigade.device-renewed', isNumber);
const deviceStorage = persisted('brigade.device-known', isDevice);
const renewEvery = DAY;

/** Renews the credential once a day, so that it does not expire in use. A display's board renews its own. */
function fetchOrRenew(): Promise<DeviceJson | null> {
  const isFresh = Date.now() - (renewedStorage.read() ?? 0) < renewEvery;
  if (deviceMark() !== 'tablet' || isFresh) return fetchDevice();
  renewedStorage.write(Date.now());
  return renewDevice();
}

/** The device that this browser is paired as; null when it is not paired or was revoked. An ordinary browser sends no request. */
export async function fetchPairedDevice(): Promise<DeviceJson | null> {
  if (deviceMark() === null) return null;
  await finishLock();
  const device = await fetchOrRenew();
  if (device) deviceStorage.write(device);
  return device;
}

/** The device as the server last sent it. */
export function lastDevice(): DeviceJson | null {
  return deviceMark() === null ? null : deviceStorage.read();
}

/** When an idle shared tablet locks, in epoch milliseconds; null while it is locked. */
export const locksAt = persisted('brigade.locks-at', isNumber);

/** Records that the session must end, so that neither a reload nor a lost network restores it. */
export function noteLock(): void {
  lockStorage.write(1);
  locksAt.remove();
}

/** Locks a shared tablet at the start if its idle limit has passed: its page was closed, or evicted, before it could lock. */
export function lockIdleTablet(): void {
  const at = locksAt.read();
  if (deviceMark() !== 'tablet' || at === null || Date.now() < at) return;
  noteLock();
  noteLocked();
}

/** Whether this tablet was locked, and its session is not yet ended on the server. */
export function hasLockToFinish(): boolean {
  return lockStorage.read() !== null;
}

async function endSession(): Promise<void> {
  if (!hasLockToFinish()) return;
  try {
    await endPerson();
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 401) throw error;
    // The session was opened with a password, or has ended already.
    await send(endpoints.logout, { method: 'POST' });
  }
  lockStorage.remove();
}

let ending: Promise<void> | null = null;

/** Ends the locked session on the server, once for all callers. Rejects when the server cannot be reached. */
export function finishLock(): Promise<void> {
  ending ??= endSession().finally(() => {
    ending = null;
  });
  return ending;
}
