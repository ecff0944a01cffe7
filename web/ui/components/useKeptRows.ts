import { useEffect, useEffectEvent, useState } from 'react';

interface Rows<Row> {
  readonly rows: readonly Row[] | undefined;
  /** The end of the loaded rows; null when they are all. */
  readonly after: string | null;
}

/**
 * The rows of a paged list, never fewer than were shown. A change by somebody else refetches the list from its first
 * page: until it is as long as before, the former rows are shown, so that the scroll position is preserved. `list`
 * names the list, such as its filter: another one begins with its first page.
 */
export function useKeptRows<Row>(
  list: string,
  { rows, after }: Rows<Row>,
  loadMore: (after: string) => Promise<unknown>,
): Rows<Row> {
  const [kept, setKept] = useState<{ readonly list: string; readonly rows: readonly Row[] }>({ list, rows: [] });
  const isShorter = rows !== undefined && kept.list === list && rows.length < kept.rows.length && after !== null;
  if (rows !== undefined && !isShorter && (kept.list !== list || kept.rows !== rows)) setKept({ list, rows });
  const read = useEffectEvent(async (end: string) => {
    // Without a network the former rows stay, like those of every list.
    await loadMore(end).catch(() => undefined);
  });
  useEffect(() => {
    if (isShorter && after !== null) void read(after);
  }, [isShorter, after]);
  return isShorter ? { rows: kept.rows, after: null } : { rows, after };
}
