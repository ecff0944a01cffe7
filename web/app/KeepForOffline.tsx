import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { isOffline } from '../platform/offline/offline-data.ts';
import { loadersForOffline } from './merged-features.ts';

/** After the first screen, so that it does not wait for this. */
const firstAfter = 10_000;
const every = 15 * 60_000;

async function loadAll(client: ApolloClient): Promise<void> {
  if (isOffline()) return;
  for (const loadForOffline of loadersForOffline) {
    await loadForOffline(async (query, variables) => {
      try {
        const { data } = await client.query({ query, variables, fetchPolicy: 'network-only' });
        return data ?? null;
      } catch {
        // Without a network, or not permitted: the screen itself shows it.
        return null;
      }
    });
  }
}

/** Loads what the screens need without a network, and again every quarter of an hour, one request at a time. */
export function KeepForOffline() {
  const client = useApolloClient();
  useEffect(() => {
    const first = setTimeout(() => void loadAll(client), firstAfter);
    const timer = setInterval(() => void loadAll(client), every);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [client]);
  return null;
}
