import { useKeptRows } from './useKeptRows.ts';
import { type PageOf, useReadToEnd } from './useReadToEnd.ts';

/**
 * A list that is loaded page by page, from what a query has of it. `list` names it, such as its filter; `readAfter` loads the
 * page after a cursor. `after` is the end of what is loaded, null when that is all; `rows` is undefined while the first page is
 * loading. `loadAll` loads the rest, and passes all rows on.
 */
export function usePagedRows<Row>(
  list: string,
  page: PageOf<Row> | undefined,
  readAfter: (after: string) => Promise<PageOf<Row> | undefined>,
) {
  const end = (page?.pageInfo.hasNextPage === true ? page.pageInfo.endCursor : null) ?? null;
  const kept = useKeptRows(list, { rows: page?.nodes, after: end }, readAfter);
  const { busy, withAll } = useReadToEnd(page, readAfter);
  return { ...kept, loadMore: readAfter, busy, loadAll: withAll };
}
