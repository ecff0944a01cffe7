import { useSyncExternalStore } from 'react';
import { limits } from '#schema/limits.ts';

const query = `(max-width: ${String(limits.smallScreen)}px)`;

function subscribe(listener: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the screen is a phone as specified: 640 px wide or less. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
