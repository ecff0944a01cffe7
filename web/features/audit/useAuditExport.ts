import { useApolloClient } from '@apollo/client/react';
import { limits } from '#schema/limits.ts';
import { useAction } from '../../ui/forms/useAction.ts';
import { useActivityWords } from '../../ui/kitchen/activity.ts';
import { downloadCsv } from '../../ui/format/csv.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { showToast } from '../../ui/components/toasts/toast-store.ts';
import { AuditLogDocument, type AuditLogQuery, type AuditLogQueryVariables } from './audit.generated.ts';
import { changesText } from './changes.ts';
import { auditTexts } from './texts.ts';
import { useValueWords } from './useValueWords.ts';

type Entry = AuditLogQuery['auditLog']['nodes'][number];

/** The maximum number of rows; longer exports are cut, and the user must narrow the dates. */
const maxRows = 5_000;

/** Downloads all rows that match the filters as a CSV file, newest first. */
export function useAuditExport(filter: AuditLogQueryVariables['filter']) {
  const t = useTexts(auditTexts);
  const client = useApolloClient();
  const { verb, kind, message, systemName } = useActivityWords();
  const wordsOf = useValueWords();
  const { run, pending: running } = useAction(t('exportFailed'));

  const collect = async () => {
    const entries: Entry[] = [];
    let after: string | null = null;
    do {
      const variables: AuditLogQueryVariables = { filter: filter ?? null, first: limits.pageMax, after };
      const { data } = await client.query({
        query: AuditLogDocument,
        variables,
        fetchPolicy: 'no-cache',
        context: { keep: false },
      });
      if (!data) break;
      entries.push(...data.auditLog.nodes);
      after = data.auditLog.pageInfo.hasNextPage ? (data.auditLog.pageInfo.endCursor ?? null) : null;
    } while (after !== null && entries.length < maxRows);
    return { entries, cut: after !== null };
  };

  const write = ({ entries, cut }: Awaited<ReturnType<typeof collect>>) => {
    downloadCsv(
      'audit-log',
      [t('when'), t('who'), t('action'), t('what'), t('about'), t('changes')],
      entries.map((entry) => [
        entry.createdAt,
        entry.actorName ?? systemName,
        entry.action,
        verb(entry.action),
        [kind(entry.entity), message(entry.subject, entry.subjectContent)].filter(Boolean).join(': '),
        changesText(entry.changes, wordsOf(entry)),
      ]),
    );
    if (cut) showToast({ title: t('exportCutTitle'), description: t('exportCut', { n: entries.length }) });
  };
  return { save: () => run(collect, { onDone: write }), running };
}
