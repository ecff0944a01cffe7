import { Button, Center, Text } from '@chakra-ui/react';
import { BarChart3, Download, FileClock, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { useActivityWords } from '../../ui/kitchen/activity.ts';
import { type Column, DataTable } from '../../ui/components/DataTable.tsx';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { Timestamp } from '../../ui/components/Timestamp.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { MoreButton } from '../../ui/components/MoreButton.tsx';
import { type AuditLogQuery, useAuditLogQuery } from './audit.generated.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { ChangeList } from './ChangeList.tsx';
import { auditTexts } from './texts.ts';
import { useAuditExport } from './useAuditExport.ts';
import { useAuditFilter } from './useAuditFilter.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

type Entry = AuditLogQuery['auditLog']['nodes'][number];

function useColumns(): readonly Column<Entry>[] {
  const t = useTexts(auditTexts);
  const { verb, kind, subject: subjectOf, message, systemName } = useActivityWords();
  return [
    {
      key: 'what',
      header: t('what'),
      primary: true,
      cell: ({ actorName, action }) => (
        <span>
          {actorName ?? systemName}{' '}
          <Text as="span" fontWeight="normal">
            {verb(action)}
          </Text>
        </span>
      ),
    },
    {
      key: 'about',
      header: t('about'),
      cell: ({ entity, subject, subjectContent }) => (
        <span>
          <Text as="span" color="fg.muted">
            {kind(entity)}
          </Text>{' '}
          {subjectContent === null ? subjectOf(entity, subject) : message(subject, subjectContent)}
        </span>
      ),
    },
    {
      key: 'changes',
      header: t('changes'),
      cell: ({ changes, entity, names }) => <ChangeList changes={changes} entity={entity} names={names} />,
    },
    { key: 'when', header: t('when'), cell: ({ createdAt }) => <Timestamp at={createdAt} /> },
  ];
}

function Log({ state }: { readonly state: ReturnType<typeof useAuditFilter> }) {
  const t = useTexts(auditTexts);
  const columns = useColumns();
  const { data, previousData, error, refetch, fetchMore } = useAuditLogQuery({ variables: { filter: state.filter } });
  const current = data ?? previousData;
  if (!current) return <NotLoaded error={error} onRetry={() => refetch()} />;
  const { nodes, pageInfo } = current.auditLog;
  return (
    <>
      <DataTable
        caption={t('log')}
        columns={columns}
        rows={nodes}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon={FileClock}
            title={t(state.active ? 'noneTitle' : 'empty')}
            description={t(state.active ? 'noneText' : 'emptyText')}
            action={
              state.active ? (
                <Button variant="outline" onClick={state.clear}>
                  {t('clear')}
                </Button>
              ) : undefined
            }
          />
        }
      />
      {pageInfo.hasNextPage ? (
        <Center p="4" className="no-print">
          <MoreButton load={() => fetchMore({ variables: { after: pageInfo.endCursor } })}>{t('more')}</MoreButton>
        </Center>
      ) : null}
    </>
  );
}

/** The audit log: who changed what and when, filtered, printed or exported. */
export function AuditPage() {
  const t = useTexts(auditTexts);
  const state = useAuditFilter();
  const { save, running } = useAuditExport(state.filter);
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('text')}
        actions={
          <>
            <Button asChild variant="ghost">
              <Link to={paths.reports}>
                <BarChart3 aria-hidden="true" /> {t('kitchenReports')}
              </Link>
            </Button>
            <Button variant="outline" onClick={() => print()}>
              <Printer aria-hidden="true" /> {t('print')}
            </Button>
            <Button variant="outline" loading={running} loadingText={t('exporting')} onClick={() => void save()}>
              <Download aria-hidden="true" /> {t('export')}
            </Button>
          </>
        }
      />
      <Panel flush title={t('log')}>
        <AuditFilters state={state} />
        <Log state={state} />
      </Panel>
    </>
  );
}
