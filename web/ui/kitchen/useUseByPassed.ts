import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

/** The server's clock may be a little behind. */
const margin = 1_000;
const longestTimer = 2 ** 31 - 1;

/**
 * Reads what is on the screen again when the first of these use-bys passes: no message says so. Give those that were still
 * ahead when they were read.
 */
export function useUseByPassed(useBys: readonly (string | null)[]) {
  const client = useApolloClient();
  const next = useBys.filter((at) => at !== null).toSorted()[0];
  useEffect(() => {
    if (next === undefined) return;
    // A query that could not be read again shows its own error.
    const read = () => void client.refetchQueries({ include: 'active' }).catch(() => undefined);
    const timer = setTimeout(read, Math.min(Math.max(Date.parse(next) - Date.now(), 0) + margin, longestTimer));
    return () => clearTimeout(timer);
  }, [client, next]);
}
