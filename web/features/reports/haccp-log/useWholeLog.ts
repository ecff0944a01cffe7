import { useState } from 'react';
import { useReadToEnd } from '../../../ui/components/useReadToEnd.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { Period } from '../../../ui/format/chart-spans.ts';
import { reportsTexts } from '../texts.ts';

interface LogPage<Row> {
  readonly nodes: readonly Row[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

/** A log of a period: the first page at once, all rows on request, for CSV export or print. */
export interface WholeLog<Row> {
  /** Undefined until the first page is loaded. */
  readonly rows: readonly Row[] | undefined;
  readonly complete: boolean;
  readonly busy: boolean;
  /** Loads and shows all rows, then passes them to the callback. */
  readonly withAll: (onRows?: (rows: readonly Row[]) => void) => Promise<void>;
}

/** `first` is its first page; `readAfter` reads the page after a cursor. */
export function useWholeLog<Row>(
  { from, to }: Period,
  first: LogPage<Row> | undefined,
  readAfter: (after: string) => Promise<LogPage<Row> | undefined>,
): WholeLog<Row> {
  const t = useTexts(reportsTexts);
  const [whole, setWhole] = useState<{ readonly key: string; readonly rows: readonly Row[] } | null>(null);
  const key = `${from} ${to}`;
  const all = whole?.key === key ? whole.rows : null;
  const page = all ? { nodes: all, pageInfo: { hasNextPage: false } } : first;
  const { busy, withAll } = useReadToEnd(page, readAfter, t('loadFailed'));
  return {
    rows: page?.nodes,
    complete: page?.pageInfo.hasNextPage === false,
    busy,
    withAll: (onRows) =>
      withAll((rows) => {
        setWhole({ key, rows });
        onRows?.(rows);
      }),
  };
}
