import { type RefObject, useEffect, useState } from 'react';

/** Rows under the bars at the top and the bottom of the screen are not in view. */
const margins = '-72px 0px -88px 0px';

function changed(before: ReadonlySet<string>, id: string, isOut: boolean): ReadonlySet<string> {
  if (before.has(id) === isOut) return before;
  return isOut ? new Set(before).add(id) : new Set([...before].filter((each) => each !== id));
}

/** Which of these rows of a list are scrolled out of view, or filtered out. At first all count as in view. */
export function useOutOfView(list: RefObject<HTMLElement | null>, ids: readonly string[]): ReadonlySet<string> {
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  // After every render: a row that moves to another section is another element.
  useEffect(() => {
    const idOf = (row: Element) => (row instanceof HTMLElement ? (row.dataset['row'] ?? '') : '');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          setOut((before) => changed(before, idOf(target), !isIntersecting));
        }
      },
      { rootMargin: margins },
    );
    const rows = new Map([...(list.current?.querySelectorAll('[data-row]') ?? [])].map((row) => [idOf(row), row]));
    for (const id of ids) {
      const row = rows.get(id);
      if (row) observer.observe(row);
      else setOut((before) => changed(before, id, true));
    }
    return () => observer.disconnect();
  });
  return out;
}
