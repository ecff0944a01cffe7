import { type RefObject, useEffect } from 'react';

/** Centers the current tab in a bar that scrolls sideways, because on a phone not all tabs fit. */
export function useCurrentInView(bar: RefObject<HTMLElement | null>, current: string) {
  useEffect(() => {
    // Not at once: measuring while a screen is rendered costs a layout of its own.
    const frame = requestAnimationFrame(() => {
      if (bar.current) center(bar.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [bar, current]);
}

function center(bar: HTMLElement) {
  const tab = bar.querySelector('[aria-selected="true"], [aria-current="page"]');
  if (!tab) return;
  const { left, width } = tab.getBoundingClientRect();
  const frame = bar.getBoundingClientRect();
  bar.scrollLeft += left + width / 2 - (frame.left + frame.width / 2);
}
