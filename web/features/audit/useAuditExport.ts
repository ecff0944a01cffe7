import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { limits } from '#schema/limits.ts';
import { useActivityWords } from '../../ui/kitchen/activity.ts';
import { downloadCsv } from '../../ui/format/csv.ts';
import { readableError } from '../../ui/i18n/readable-error.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { showToast } from '../../ui/components/toasts/toast-store.ts';
import { AuditLogDocument, type AuditLogQuery, type AuditLogQueryVariables } from './audit.generated.ts';
import { changesText } from './changes.ts';
import { auditTexts } from './texts.ts';
import { useValueWords } from './useValueWords.ts';

type Entry = AuditLogQuery['auditLog']['nodes'][number];

/** An export longer than this wants dates. */
const longest = 5_000;

/** Writes everything that the filters let through into a CSV file, page by page, newest first. */
export function useAuditExport(filter: AuditLogQueryVariables['filter']) {
  const t = useTexts(auditTexts);
  const client = useApolloClient();
  const { verb, kind, nobody } = useActivityWords();
  const words = useValueWords();
  const [running, setRunning] = useState(false);

  const collect = async () => {
    const entries: Entry[] = [];
    let after: string | null = null;
    do {
      const variables: AuditLogQueryVariables = { filter: filter ?? null, first: limits.pageMax, after };
      const { data } = await client.query({ query: AuditLogDocument, variables, fetchPolicy: 'no-cache' });
      if (!data) break;
      entries.push(...data.auditLog.nodes);
      after = data.auditLog.pageInfo.hasNextPage ? (data.auditLog.pageInfo.endCursor ?? null) : null;
    } while (after !== null && entries.length < longest);
    return { entries, cut: after !== null };
  };

  const save = async () => {
    setRunning(true);
    try {
      const { entries, cut } = await collect();
      downloadCsv(
        'audit-log',
        [t('when'), t('who'), t('action'), t('what'), t('about'), t('changes')],
        entries.map((entry) => [
          entry.createdAt,
          entry.actorName ?? nobody,
          entry.action,
          verb(entry.action),
          [kind(entry.entity), entry.subject].filter(Boolean).join(': '),
          changesText(entry.changes, words),
        ]),
      );
      if (cut) showToast({ title: t('exportCutTitle'), description: t('exportCut', { n: entries.length }) });
    } catch (error) {
      showToast({ title: t('exportFailed'), description: readableError(error).sentence ?? '', tone: 'destructive' });
    } finally {
      setRunning(false);
    }
  };
  return { save, running };
}
