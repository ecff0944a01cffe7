import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

/** The server's clock may be slightly behind. */
const margin = 1_000;
const longestTimer = 2 ** 31 - 1;

/**
 * Refetches the active queries when the first of these use-bys passes, because no message announces that. Pass only use-bys
 * that were in the future when they were loaded.
 */
export function useUseByPassed(useBys: readonly (string | null)[]) {
  const client = useApolloClient();
  const next = useBys.filter((at) => at !== null).toSorted()[0];
  useEffect(() => {
    if (next === undefined) return;
    // A failed query shows its own error.
    const refetch = () => void client.refetchQueries({ include: 'active' }).catch(() => undefined);
    const timer = setTimeout(refetch, Math.min(Math.max(Date.parse(next) - Date.now(), 0) + margin, longestTimer));
    return () => clearTimeout(timer);
  }, [client, next]);
}
