import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useViewer } from '../platform/session/viewer.ts';
import { loadForOffline, restoreOnDevice } from './load-for-offline.ts';

/** After the first screen, so that it does not wait for this. */
const firstAfter = 10_000;
const every = 15 * 60_000;

/** Loads what the screens need without a network, and again every quarter of an hour. */
export function KeepForOffline() {
  const client = useApolloClient();
  const { id } = useViewer();
  useEffect(() => {
    restoreOnDevice(id);
    const first = setTimeout(() => void loadForOffline(client, id), firstAfter);
    const timer = setInterval(() => void loadForOffline(client, id), every);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [client, id]);
  return null;
}
