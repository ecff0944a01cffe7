import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useRef } from 'react';
import { TableRow, type TableRows } from './TableRow.tsx';
import { useColumnWidths } from './useColumnWidths.ts';
import { usePageTop } from './usePageTop.ts';
import { usePrinting } from './usePrinting.ts';

/** Rows above and below the window that are rendered too: a screen reader and a quick finger find them there. */
const overscan = 12;
/** A row of a table, until it is measured. Pixels. */
const usualHeight = 56;

/**
 * The body of a long table: only the rows near the window exist, so that 5,000 scroll like fifty. The row with the focus stays,
 * columns keep their widths, and all rows exist while they are printed.
 */
export function RowsInView({ rows }: { readonly rows: TableRows }) {
  const { ids } = rows;
  const body = useRef<HTMLTableSectionElement>(null);
  const { top, scrollsWithPage } = usePageTop(body);
  const isPrinting = usePrinting();
  useColumnWidths(body);
  const withFocused = (range: Range): number[] => {
    const focused = document.activeElement?.closest<HTMLElement>('tr[data-index]');
    const index = focused && body.current?.contains(focused) ? Number(focused.dataset['index']) : null;
    const shown = defaultRangeExtractor(range);
    return index === null || index >= ids.length || shown.includes(index)
      ? shown
      : [...shown, index].toSorted((one, other) => one - other);
  };
  // The React compiler skips this component, because the virtualizer changes without new props; its rows are memoized.
  // oxlint-disable-next-line react/incompatible-library
  const view = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => usualHeight,
    overscan,
    scrollMargin: top,
    getItemKey: (index) => ids[index] ?? index,
    rangeExtractor: withFocused,
  });
  if (isPrinting || !scrollsWithPage) {
    return (
      <tbody ref={body}>
        {ids.map((id, index) => (
          <TableRow key={id} rows={rows} index={index} />
        ))}
      </tbody>
    );
  }
  const shown = view.getVirtualItems();
  const gaps = shown.map(({ start }, place) => start - (shown[place - 1]?.end ?? top));
  return (
    <tbody ref={body}>
      {shown.map(({ key, index }, place) => (
        <Fragment key={key}>
          <Gap height={gaps[place] ?? 0} />
          <TableRow rows={rows} index={index} measure={view.measureElement} />
        </Fragment>
      ))}
      <Gap height={view.getTotalSize() + top - (shown.at(-1)?.end ?? top)} />
    </tbody>
  );
}

/** The space of rows that are not rendered. */
function Gap({ height }: { readonly height: number }) {
  return height > 0 ? <tr aria-hidden="true" style={{ height, padding: 0, border: 0 }} /> : null;
}
