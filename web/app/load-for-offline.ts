import type { ApolloClient } from '@apollo/client';
import type { LoadQuery } from '../platform/feature.ts';
import { isOffline } from '../platform/offline/offline-data.ts';
import { ownStorage } from '../platform/storage/own-storage.ts';
import { createStore } from '../ui/store.ts';
import { offlineRows } from './merged-features.ts';

/** What was prefetched on this device. */
export interface OnDevice {
  /** Epoch milliseconds, by this device's clock. */
  readonly at: number;
  /** How many rows, by the English label of their kind; a kind that could not be loaded is absent. */
  readonly rows: Readonly<Record<string, number>>;
}

function isOnDevice(value: unknown): value is OnDevice {
  return typeof value === 'object' && value !== null && 'at' in value && 'rows' in value;
}

const storageOf = (viewerId: string) => ownStorage(viewerId, 'on-device', isOnDevice);

/** What this person can work on without a network; null until it was loaded once. */
export const onDevice = createStore<OnDevice | null>(null);

/** Reads what was loaded before the page was. */
export function restoreOnDevice(viewerId: string): void {
  onDevice.set(() => storageOf(viewerId).read());
}

/** Loads what the screens need without a network, one request at a time. Resolves to whether everything was loaded. */
export async function loadForOffline(client: ApolloClient, viewerId: string): Promise<boolean> {
  if (isOffline()) return false;
  const load: LoadQuery = async (query, variables) => {
    try {
      const { data } = await client.query({ query, variables, fetchPolicy: 'network-only' });
      return data ?? null;
    } catch {
      // Without a network, or not permitted: the screen itself shows it.
      return null;
    }
  };
  // What was loaded earlier is still on the device.
  const rows = { ...onDevice.read()?.rows };
  let isComplete = true;
  for (const { label, load: loadRows } of offlineRows) {
    const loaded = await loadRows(load);
    if (loaded === null) isComplete = false;
    else rows[label.en] = loaded;
  }
  if (!isComplete && isOffline()) return false;
  const now = { at: Date.now(), rows };
  onDevice.set(() => now);
  storageOf(viewerId).write(now);
  return isComplete;
}
