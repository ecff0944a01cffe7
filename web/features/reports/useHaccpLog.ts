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

/** The log of some days: its first page at once, and all of it when asked, for a file or for paper. */
export function useHaccpLog(period: Period) {
  const t = useTexts(reportsTexts);
  const client = useApolloClient();
  const { data, error, refetch } = useHaccpLogQuery({ variables: { ...period, first } });
  const [whole, setWhole] = useState<{ readonly of: string; readonly rows: readonly LogRow[] } | null>(null);
  const of = `${period.from} ${period.to}`;
  const all = whole?.of === of ? whole.rows : null;
  const page = data?.haccpLog;

  const { busy, withAll } = useReadToEnd(
    all ? { nodes: all, pageInfo: { hasNextPage: false } } : page,
    async (after) => {
      const variables = { ...period, first, after };
      const answer = await client.query({ query: HaccpLogDocument, variables, fetchPolicy: 'no-cache' });
      return answer.data?.haccpLog;
    },
    t('loadFailed'),
  );

  return {
    rows: all ?? page?.nodes,
    complete: all !== null || page?.pageInfo.hasNextPage === false,
    error,
    refetch,
    busy,
    /** Loads the rest first, shows it, and does something with the whole log. */
    withAll: (act?: (rows: readonly LogRow[]) => void) =>
      withAll((rows) => {
        setWhole({ of, rows });
        act?.(rows);
      }),
  };
}
