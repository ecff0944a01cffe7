import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the widths that the columns of a table have with its first rows: other rows that scroll into view must not move them.
 * They are measured again when the table has another width or other columns.
 */
export function useColumnWidths(body: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const table = body.current?.closest('table');
    const frame = table?.parentElement;
    if (!table || !frame) return undefined;
    const headings = () => [...table.querySelectorAll('th')];
    const release = () => {
      table.style.tableLayout = '';
      for (const heading of headings()) heading.style.width = '';
    };
    const choose = () => {
      release();
      // On a phone rows are cards.
      if (getComputedStyle(table).display !== 'table') return;
      const widths = headings().map((heading) => heading.getBoundingClientRect().width);
      for (const [place, heading] of headings().entries()) heading.style.width = `${widths[place]}px`;
      table.style.tableLayout = 'fixed';
    };
    let width = -1;
    const resized = new ResizeObserver(() => {
      // Only the width counts: the height changes with every row that is measured.
      if (frame.clientWidth === width) return;
      width = frame.clientWidth;
      choose();
    });
    resized.observe(frame);
    const changed = new MutationObserver(choose);
    for (const row of table.querySelectorAll('thead tr')) changed.observe(row, { childList: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
      release();
    };
  }, [body]);
}
