import { type DeviceKind, deviceKinds } from '#schema/vocabulary.ts';
import { persistedChoice } from '../../ui/storage/persisted.ts';
import { createStore } from '../../ui/store.ts';

/** A local note that this browser was paired. The credential itself is an HTTP-only cookie, which scripts cannot read. */
const storage = persistedChoice('brigade.device', deviceKinds);
/** Counts the calls of `markDevice` since the page was loaded. */
const marks = createStore(0);

/** What this browser was paired as; null in an ordinary browser, which then needs no request to the server. */
export const deviceMark: () => DeviceKind | null = storage.read;

/** Marks this browser as a device and notifies subscribers. */
export function markDevice(kind: DeviceKind): void {
  if (deviceMark() === kind) return;
  storage.write(kind);
  marks.set((count) => count + 1);
}

/** Removes the mark, for example after the device was revoked. */
export const unmarkDevice: () => void = storage.remove;

/** Calls back when this browser becomes a device. Returns the unsubscribe function. */
export const onDeviceMarked: (listener: () => void) => () => void = marks.subscribe;
