import { ownKey } from '../../../platform/storage/own-storage.ts';
import type { Draft } from './draft.ts';

/** A draft as this device keeps it, and the version of the delivery it was begun on. */
export interface KeptDraft {
  readonly version: number;
  readonly draft: Draft;
}

/** What this person entered on this device and has not saved; null when there is nothing (or nothing readable). */
export function readKept(viewerId: string, deliveryId: string): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(ownKey(viewerId, deliveryId)) ?? 'null');
    // An older Brigade kept no time of arrival.
    return isKept(kept) ? { ...kept, draft: { ...kept.draft, arrived: kept.draft.arrived ?? '' } } : null;
  } catch {
    return null;
  }
}

/** Keeps a draft over reload and a closed browser. Storage that is full or forbidden is no reason to stop receiving. */
export function keep(viewerId: string, deliveryId: string, kept: KeptDraft): void {
  try {
    localStorage.setItem(ownKey(viewerId, deliveryId), JSON.stringify(kept));
  } catch {
    // The draft is still on the screen, and "Save draft" keeps it on the server.
  }
}

export function forget(viewerId: string, deliveryId: string): void {
  try {
    localStorage.removeItem(ownKey(viewerId, deliveryId));
  } catch {
    // Nothing was kept.
  }
}

function isKept(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null || !('version' in value) || !('draft' in value)) return false;
  const { version, draft } = value;
  return (
    typeof version === 'number' &&
    typeof draft === 'object' &&
    draft !== null &&
    'lines' in draft &&
    Array.isArray(draft.lines)
  );
}
