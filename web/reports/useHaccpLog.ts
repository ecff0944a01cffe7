import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { limits } from '#schema/limits.ts';
import type { Period } from './period.ts';
import { HaccpLogDocument, type HaccpLogQuery, useHaccpLogQuery } from './reports.generated.ts';

export type LogRow = HaccpLogQuery['haccpLog']['nodes'][number];

const first = limits.pageMax;

/** The log of some days: its first page at once, and all of it when asked, for a file or for paper. */
export function useHaccpLog(period: Period) {
  const client = useApolloClient();
  const { data, error, refetch } = useHaccpLogQuery({ variables: { ...period, first } });
  const [whole, setWhole] = useState<{ readonly of: string; readonly rows: readonly LogRow[] } | null>(null);
  const of = `${period.from} ${period.to}`;
  const all = whole?.of === of ? whole.rows : null;
  const page = data?.haccpLog;

  const loadAll = async (): Promise<readonly LogRow[]> => {
    if (all) return all;
    if (!page) return [];
    if (!page.pageInfo.hasNextPage) return page.nodes;
    const rows: LogRow[] = [];
    let after: string | null = null;
    do {
      const answer: { data?: HaccpLogQuery } = await client.query({
        query: HaccpLogDocument,
        variables: { ...period, first, after },
        fetchPolicy: 'no-cache',
      });
      rows.push(...(answer.data?.haccpLog.nodes ?? []));
      const info = answer.data?.haccpLog.pageInfo;
      after = info?.hasNextPage ? (info.endCursor ?? null) : null;
    } while (after !== null);
    setWhole({ of, rows });
    return rows;
  };

  return {
    rows: all ?? page?.nodes,
    complete: all !== null || page?.pageInfo.hasNextPage === false,
    error,
    refetch,
    loadAll,
  };
}
