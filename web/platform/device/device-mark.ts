import { type DeviceKind, deviceKinds } from '#schema/vocabulary.ts';

/** That this browser was paired, as far as it remembers; the credential itself is a cookie that no script reads. */
const storageKey = 'brigade.device';
const listeners = new Set<() => void>();

/** What this browser was paired as; null in an ordinary one, which then need not ask the server. */
export function deviceMark(): DeviceKind | null {
  const kept = localStorage.getItem(storageKey);
  return deviceKinds.find((kind) => kind === kept) ?? null;
}

/** This browser is a device now. Whoever asked to be told is told. */
export function markDevice(kind: DeviceKind): void {
  if (deviceMark() === kind) return;
  localStorage.setItem(storageKey, kind);
  for (const listener of listeners) listener();
}

/** This browser is no device any more, or not yet again. */
export function forgetDevice(): void {
  localStorage.removeItem(storageKey);
}

/** Calls back when this browser becomes a device; the answer ends that. */
export function onDeviceMarked(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
