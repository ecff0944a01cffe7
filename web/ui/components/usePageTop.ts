import { type RefObject, useLayoutEffect, useState } from 'react';

/** How far an element is from the top of the page, in pixels, and whether it scrolls with the page: a dialog scrolls by itself. */
export function usePageTop(element: RefObject<HTMLElement | null>): {
  readonly top: number;
  readonly scrollsWithPage: boolean;
} {
  const [place, setPlace] = useState({ top: 0, scrollsWithPage: true });
  useLayoutEffect(() => {
    const measure = () => {
      const { current } = element;
      if (!current) return;
      const top = Math.round(current.getBoundingClientRect().top + scrollY);
      const scrollsWithPage = current.closest('[role="dialog"]') === null;
      setPlace((before) =>
        before.top === top && before.scrollsWithPage === scrollsWithPage ? before : { top, scrollsWithPage },
      );
    };
    measure();
    // What is above it has another height when the window has another width, or a filter is shown.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return place;
}
