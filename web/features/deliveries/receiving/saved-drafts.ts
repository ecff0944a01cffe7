import { ownStorage } from '../../../platform/storage/own-storage.ts';
import type { Persisted } from '../../../ui/storage/persisted.ts';
import type { Draft } from './draft.ts';

/** A draft as stored on this device, with the version of the delivery that it started from. */
export interface StoredDraft {
  readonly version: number;
  readonly draft: Draft;
}

/** The user's input for a delivery that is on this device and not saved on the server. */
export function draftStorage(viewerId: string, deliveryId: string): Persisted<StoredDraft> {
  const storage = ownStorage(viewerId, deliveryId, isStoredDraft);
  const read = () => {
    const stored = storage.read();
    // Older builds did not store the time of arrival.
    return stored && { ...stored, draft: { ...stored.draft, arrived: stored.draft.arrived ?? '' } };
  };
  return { ...storage, read };
}

function isStoredDraft(value: unknown): value is StoredDraft {
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
