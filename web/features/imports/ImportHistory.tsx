import { Flex } from '@chakra-ui/react';
import { FileInput } from 'lucide-react';
import { type Column, DataTable } from '../../ui/components/DataTable.tsx';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { Timestamp } from '../../ui/components/Timestamp.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { MoreButton } from '../../ui/components/MoreButton.tsx';
import { type ImportProgressFragment, useImportBatchesQuery } from './imports.generated.ts';
import { importTexts } from './texts.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

interface ImportHistoryProps {
  /** The import that is open above; null for none. */
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
}

/** The kitchen's imports, the newest first. */
export function ImportHistory({ openId, onOpen }: ImportHistoryProps) {
  const t = useTexts(importTexts);
  const { data, error, refetch, fetchMore } = useImportBatchesQuery();
  if (!data) return <NotLoaded error={error} onRetry={() => refetch()} />;
  const { nodes, pageInfo } = data.importBatches;
  const columns: readonly Column<ImportProgressFragment>[] = [
    {
      key: 'file',
      header: t('file'),
      primary: true,
      cell: ({ kind, fileName }) => `${t(kind)}: ${fileName === '' ? t('pasted') : fileName}`,
    },
    { key: 'state', header: t('outcome'), cell: ({ state }) => t(state) },
    {
      key: 'counts',
      header: t('details'),
      cell: ({ state, newCount, changedCount, errorCount }) =>
        state === 'read' ? null : t('counts', { created: newCount, changed: changedCount, errors: errorCount }),
    },
    { key: 'by', header: t('by'), wideOnly: true, cell: ({ createdByName }) => createdByName },
    {
      key: 'when',
      header: t('when'),
      cell: ({ undoneAt, appliedAt, createdAt }) => <Timestamp at={undoneAt ?? appliedAt ?? createdAt} />,
    },
  ];
  return (
    <Panel flush title={t('history')}>
      <DataTable
        caption={t('history')}
        columns={columns}
        rows={nodes.filter(({ id }) => id !== openId)}
        rowKey={({ id }) => id}
        onOpen={({ id }) => onOpen(id)}
        empty={<EmptyState icon={FileInput} title={t('noHistory')} description={t('noHistoryText')} />}
      />
      {pageInfo.hasNextPage ? (
        <Flex p="4" justify="center">
          <MoreButton load={() => fetchMore({ variables: { after: pageInfo.endCursor } })}>{t('more')}</MoreButton>
        </Flex>
      ) : null}
    </Panel>
  );
}
