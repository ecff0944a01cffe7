import { useEffect, useEffectEvent, useState } from 'react';

interface Page {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

/** Milliseconds before a page that could not be read is requested again. */
const RETRY_AFTER = 5_000;

/**
 * Reads the further pages of a list of choices, because rows that are not loaded cannot be chosen. Returns whether the list
 * is complete. `readAfter` fetches the page after a cursor into the cache.
 */
export function useWholeList(page: Page | undefined, readAfter: (after: string) => Promise<unknown>): boolean {
  const { hasNextPage = false, endCursor } = page?.pageInfo ?? {};
  const after = hasNextPage ? (endCursor ?? null) : null;
  const [attempt, setAttempt] = useState(0);
  const read = useEffectEvent(readAfter);
  useEffect(() => {
    if (after === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    read(after).catch(() => {
      if (!isOver) timer = setTimeout(() => setAttempt((count) => count + 1), RETRY_AFTER);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [after, attempt]);
  return page !== undefined && after === null;
}
