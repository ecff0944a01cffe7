import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function at every render; it calls the one that was rendered last. For callbacks of a memoized row, so that the row is
 * rendered again only when its own data changes. Not for calls while rendering.
 */
export function useStableCallback<Values extends readonly unknown[]>(
  callback: (...values: Values) => void,
): (...values: Values) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values: Values) => latest.current(...values), []);
}
