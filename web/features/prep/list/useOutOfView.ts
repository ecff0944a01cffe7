import { type RefObject, useEffect, useState } from 'react';

/** Rows under the bars at the top and the bottom of the screen are not in view. */
const margins = '-72px 0px -88px 0px';

/** Calls back with those of the rows that are scrolled out of view or not in the list, whenever that may have changed. */
function watch(list: HTMLElement, ids: readonly string[], onChange: (out: readonly string[]) => void): () => void {
  const rows = new Map<string, Element>();
  const inView = new Set<Element>();
  const notify = () =>
    onChange(
      ids.filter((id) => {
        const row = rows.get(id);
        return row === undefined || !inView.has(row);
      }),
    );
  const positions = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      notify();
    },
    { rootMargin: margins },
  );
  // A row that moves to another section is another element.
  const find = () => {
    const shown = new Map(
      [...list.querySelectorAll<HTMLElement>('[data-row]')].map((row) => [row.dataset['row'], row]),
    );
    for (const id of ids) {
      const row = shown.get(id);
      const before = rows.get(id);
      if (row === before) continue;
      if (before) positions.unobserve(before);
      if (row) positions.observe(row);
      if (row) rows.set(id, row);
      else rows.delete(id);
    }
    if (rows.size < ids.length) notify();
  };
  const changes = new MutationObserver(find);
  changes.observe(list, { childList: true, subtree: true });
  const first = requestAnimationFrame(find);
  return () => {
    cancelAnimationFrame(first);
    changes.disconnect();
    positions.disconnect();
  };
}

/** Which of these rows of a list are scrolled out of view, or filtered out. At first all count as in view. */
export function useOutOfView(list: RefObject<HTMLElement | null>, ids: readonly string[]): ReadonlySet<string> {
  const [out, setOut] = useState('');
  const key = ids.join(' ');
  useEffect(() => {
    const element = list.current;
    if (!element || key === '') return undefined;
    return watch(element, key.split(' '), (next) => setOut(next.join(' ')));
  }, [list, key]);
  return new Set(out.split(' '));
}
