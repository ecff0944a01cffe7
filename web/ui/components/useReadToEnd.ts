import { useAction } from '../forms/useAction.ts';
import { useTexts } from '../i18n/texts.ts';
import { uiTexts } from '../i18n/ui-texts.ts';

/** A page of a connection. */
export interface PageOf<Row> {
  readonly nodes: readonly Row[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

/** All rows from this page to the end of the list. Throws when a page is missing, so that an incomplete list is never saved. */
async function rowsToEnd<Row>(
  first: PageOf<Row>,
  readAfter: (after: string) => Promise<PageOf<Row> | undefined>,
): Promise<Row[]> {
  const rows = [...first.nodes];
  let { pageInfo } = first;
  while (pageInfo.hasNextPage && pageInfo.endCursor) {
    const page = await readAfter(pageInfo.endCursor);
    if (!page) throw new Error();
    rows.push(...page.nodes);
    ({ pageInfo } = page);
  }
  return rows;
}

/** Loads all pages of a list, for print and export, and passes the rows to `onRows`; shows a toast on failure. */
export function useReadToEnd<Row>(
  first: PageOf<Row> | undefined,
  readAfter: (after: string) => Promise<PageOf<Row> | undefined>,
  /** The title of that toast, instead of the default. */
  failed?: string,
) {
  const t = useTexts(uiTexts);
  const { run, pending: busy } = useAction(failed ?? t('notAllLoaded'));
  const withAll = async (onRows: (rows: readonly Row[]) => void): Promise<void> => {
    if (!first) return;
    await run(() => rowsToEnd(first, readAfter), { onDone: onRows, worksOffline: !first.pageInfo.hasNextPage });
  };
  return { busy, withAll };
}
