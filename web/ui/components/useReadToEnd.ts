import { useState } from 'react';
import { readableError } from '../i18n/readable-error.ts';
import { useTexts } from '../i18n/texts.ts';
import { showToast } from './toasts/toast-store.ts';
import { uiTexts } from '../i18n/ui-texts.ts';

interface PageOf<Row> {
  readonly nodes: readonly Row[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

class MissingPage extends Error {}

/** Every row from this page to the list's end. Throws when a page is missing: half a list is never saved as if it were whole. */
async function rowsToEnd<Row>(
  first: PageOf<Row>,
  readAfter: (after: string) => Promise<PageOf<Row> | undefined>,
): Promise<Row[]> {
  const rows = [...first.nodes];
  let { pageInfo } = first;
  while (pageInfo.hasNextPage && pageInfo.endCursor) {
    const page = await readAfter(pageInfo.endCursor);
    if (!page) throw new MissingPage();
    rows.push(...page.nodes);
    ({ pageInfo } = page);
  }
  return rows;
}

/** Reads a paged list on to its end, for paper and files, then does something with all rows; says so when it cannot. */
export function useReadToEnd<Row>(
  first: PageOf<Row> | undefined,
  readAfter: (after: string) => Promise<PageOf<Row> | undefined>,
  /** Said when it fails, in place of the general words. */
  failed?: string,
) {
  const t = useTexts(uiTexts);
  const [busy, setBusy] = useState(false);
  const withAll = async (done: (rows: readonly Row[]) => void): Promise<void> => {
    if (!first) return;
    setBusy(true);
    try {
      done(await rowsToEnd(first, readAfter));
    } catch (error) {
      const description = error instanceof MissingPage ? undefined : readableError(error).sentence;
      showToast({
        title: failed ?? t('notAllLoaded'),
        ...(description ? { description } : {}),
        tone: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };
  return { busy, withAll };
}
