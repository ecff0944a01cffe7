import { Button, Flex, Text } from '@chakra-ui/react';
import { FileCheck2 } from 'lucide-react';
import { useState } from 'react';
import { undoableSince } from '#schema/import-age.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { useNow } from '../../ui/components/Timestamp.tsx';
import { ConfirmDialog } from '../../ui/forms/ConfirmDialog.tsx';
import { SegmentedChoice } from '../../ui/forms/SegmentedChoice.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { MoreButton } from '../../ui/components/MoreButton.tsx';
import { ApplyButton } from './ApplyButton.tsx';
import { ImportRows } from './ImportRows.tsx';
import { type ImportFileFragment, useImportRowsQuery } from './imports.generated.ts';
import { importTexts } from './texts.ts';
import type { Choices } from './useChoices.ts';
import { useImportActs } from './useImportActs.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

type Filter = 'all' | 'error' | 'new' | 'changed' | 'same' | 'notes';

interface ImportResultProps {
  readonly batch: ImportFileFragment;
  readonly choices: Choices;
  readonly onLeave: () => void;
}

/** What every row does, with filters, and the buttons that import or undo it. */
export function ImportResult({ batch, choices, onLeave }: ImportResultProps) {
  const t = useTexts(importTexts);
  const [filter, setFilter] = useState<Filter>(batch.errorCount > 0 ? 'error' : 'all');
  const { newCount, changedCount, sameCount, errorCount, noteCount, state } = batch;
  const counts = { error: errorCount, new: newCount, changed: changedCount, same: sameCount };
  return (
    <Panel
      flush
      title={state === 'checked' ? t('result') : t('done')}
      description={state === 'checked' ? t('resultHint') : t(state === 'undone' ? 'undone' : 'applied')}
      actions={<Acts batch={batch} choices={choices} onLeave={onLeave} />}
    >
      <Flex px={{ base: '4', md: '5' }} pb="3" direction="column" gap="2">
        <SegmentedChoice<Filter>
          label={t('result')}
          value={filter}
          onChange={setFilter}
          choices={[
            { value: 'all', label: t('all') },
            ...(['error', 'new', 'changed', 'same'] as const).map((value) => ({
              value,
              label: t('count', { label: t(value), n: counts[value] }),
            })),
            ...(noteCount > 0
              ? [{ value: 'notes' as const, label: t('count', { label: t('notes'), n: noteCount }) }]
              : []),
          ]}
        />
        {state === 'checked' && errorCount > 0 ? (
          <Text color="fg.muted" textStyle="sm">
            {t('fixErrors')}
          </Text>
        ) : null}
      </Flex>
      <Rows batch={batch} filter={filter} />
    </Panel>
  );
}

/** What a filter of the screen is in the query. */
function rowsOf(filter: Filter) {
  if (filter === 'notes') return { withNotes: true };
  return { outcome: filter === 'all' ? null : filter };
}

function Rows({ batch, filter }: { readonly batch: ImportFileFragment; readonly filter: Filter }) {
  const t = useTexts(importTexts);
  const { data, error, refetch, fetchMore } = useImportRowsQuery({
    variables: { filter: { importId: batch.id, ...rowsOf(filter) } },
    // Another check replaces the results of all rows.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  if (!data) return <NotLoaded error={error} onRetry={() => refetch()} />;
  const { nodes, pageInfo } = data.importRows;
  const rows = nodes.filter(({ outcome }) => outcome !== null);
  if (rows.length === 0) return <EmptyState icon={FileCheck2} title={t('noRows')} />;
  return (
    <>
      <ImportRows rows={rows} kind={batch.kind} />
      {pageInfo.hasNextPage ? (
        <Flex p="4" justify="center">
          <MoreButton load={() => fetchMore({ variables: { after: pageInfo.endCursor } })}>{t('more')}</MoreButton>
        </Flex>
      ) : null}
    </>
  );
}

function Acts({ batch, choices, onLeave }: ImportResultProps) {
  const t = useTexts(importTexts);
  const { undo, pending } = useImportActs(batch.id);
  const [asks, setAsks] = useState(false);
  const now = useNow();
  if (batch.state === 'checked') return <ApplyButton batch={batch} choices={choices} />;
  const canUndo = batch.state === 'applied' && Date.parse(batch.appliedAt ?? '') >= undoableSince(now);
  return (
    <Flex gap="2" wrap="wrap">
      {canUndo ? (
        <Button variant="outline" loading={pending} onClick={() => setAsks(true)}>
          {t('undo')}
        </Button>
      ) : null}
      <Button variant="ghost" onClick={onLeave}>
        {t('another')}
      </Button>
      {asks ? (
        <ConfirmDialog title={t('undoTitle')} confirmLabel={t('undo')} onClose={() => setAsks(false)} onConfirm={undo}>
          {t('undoText')}
        </ConfirmDialog>
      ) : null}
    </Flex>
  );
}
