import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { limits } from '#schema/limits.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useReadToEnd } from '../../ui/components/useReadToEnd.ts';
import type { Period } from './period.ts';
import { HaccpLogDocument, type HaccpLogQuery, useHaccpLogQuery } from './reports.generated.ts';
import { reportsTexts } from './texts.ts';

export type LogRow = HaccpLogQuery['haccpLog']['nodes'][number];

const first = limits.pageMax;

/** The HACCP log of a period: the first page at once, all rows on request for CSV export or print. */
export function useHaccpLog(period: Period) {
  const t = useTexts(reportsTexts);
  const client = useApolloClient();
  const { data, error, refetch } = useHaccpLogQuery({ variables: { ...period, first } });
  const [whole, setWhole] = useState<{ readonly key: string; readonly rows: readonly LogRow[] } | null>(null);
  const key = `${period.from} ${period.to}`;
  const all = whole?.key === key ? whole.rows : null;
  const page = data?.haccpLog;

  const { busy, withAll } = useReadToEnd(
    all ? { nodes: all, pageInfo: { hasNextPage: false } } : page,
    async (after) => {
      const variables = { ...period, first, after };
      const result = await client.query({
        query: HaccpLogDocument,
        variables,
        fetchPolicy: 'no-cache',
        context: { keep: false },
      });
      return result.data?.haccpLog;
    },
    t('loadFailed'),
  );

  return {
    rows: all ?? page?.nodes,
    complete: all !== null || page?.pageInfo.hasNextPage === false,
    error,
    refetch,
    busy,
    /** Loads and shows all rows, then passes them to the callback. */
    withAll: (onRows?: (rows: readonly LogRow[]) => void) =>
      withAll((rows) => {
        setWhole({ key, rows });
        onRows?.(rows);
      }),
  };
}
