import { Box, Button, Flex, Progress, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Panel } from '../../ui/components/Panel.tsx';
import { useServerText } from '../../ui/i18n/server-messages.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportResult } from './ImportResult.tsx';
import { type ImportFileFragment, useImportBatchQuery } from './imports.generated.ts';
import { IngredientMatches } from './IngredientMatches.tsx';
import { NewPeople } from './NewPeople.tsx';
import { importTexts } from './texts.ts';
import { useChoices } from './useChoices.ts';
import { useImportActs } from './useImportActs.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

/** How often the progress of a running step is read, in milliseconds. */
const POLL = 700;

const runningStates: readonly string[] = ['checking', 'applying', 'undoing'];

interface OpenImportProps {
  readonly id: string;
  readonly onLeave: () => void;
}

/** One import: its columns until it is checked, then what its rows do, and the columns below to check them again. */
export function OpenImport({ id, onLeave }: OpenImportProps) {
  const { data, error, refetch, startPolling, stopPolling } = useImportBatchQuery({
    variables: { id },
    notifyOnNetworkStatusChange: false,
  });
  const batch = data?.importBatch;
  const running = batch !== undefined && runningStates.includes(batch.state);
  const choices = useChoices(id, batch);
  usePolling(running, startPolling, stopPolling);
  if (!batch) return <NotLoaded error={error} onRetry={() => refetch()} />;
  if (running) return <Running batch={batch} />;
  const showColumns = batch.state === 'read' || batch.state === 'failed' || batch.state === 'checked';
  return (
    <>
      <Problem batch={batch} />
      {batch.kind === 'people' && batch.state === 'applied' && batch.newCount > 0 ? <NewPeople importId={id} /> : null}
      {batch.state === 'read' || batch.state === 'failed' ? null : (
        <Checked batch={batch} choices={choices} onLeave={onLeave} />
      )}
      {showColumns ? <ImportColumns key={batch.version} batch={batch} onCheck={choices.clear} /> : null}
    </>
  );
}

interface CheckedProps extends Pick<OpenImportProps, 'onLeave'> {
  readonly batch: ImportFileFragment;
  readonly choices: ReturnType<typeof useChoices>;
}

function Checked({ batch, choices: { choices, choose }, onLeave }: CheckedProps) {
  const matches = batch.matchCount > 0 ? <IngredientMatches batch={batch} choices={choices} onChoose={choose} /> : null;
  return (
    <>
      {/* What is to be done comes before the rows, which may be hundreds. */}
      {batch.state === 'checked' ? matches : null}
      <ImportResult batch={batch} choices={choices} onLeave={onLeave} />
      {batch.state === 'checked' ? null : matches}
    </>
  );
}

function Problem({ batch }: { readonly batch: ImportFileFragment }) {
  const serverText = useServerText();
  if (batch.problemText == null) return null;
  return (
    <Box role="alert" bg="bg.error" color="fg.error" rounded="l2" px="4" py="3" fontWeight="semibold">
      {serverText(batch.problemText, batch.problemContent)}
    </Box>
  );
}

function Running({ batch }: { readonly batch: ImportFileFragment }) {
  const t = useTexts(importTexts);
  const { cancel, pending } = useImportActs(batch.id);
  const { state, doneCount } = batch;
  const rowCount = batch.rowCount - (batch.hasHeadings ? 1 : 0);
  const title = t(state === 'applying' ? 'applying' : state === 'undoing' ? 'undoing' : 'checking');
  return (
    <Panel title={title}>
      <Flex direction="column" gap="3">
        <Progress.Root value={doneCount} max={Math.max(rowCount, 1)} colorPalette="brand">
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
        <Flex justify="space-between" align="center" gap="3" wrap="wrap">
          <Text role="status" color="fg.muted">
            {t('progress', { done: doneCount, count: rowCount })}
          </Text>
          <Button variant="outline" disabled={pending} onClick={() => void cancel()}>
            {t('cancel')}
          </Button>
        </Flex>
      </Flex>
    </Panel>
  );
}

/** Polls the import while its step runs. */
function usePolling(running: boolean, start: (interval: number) => void, stop: () => void) {
  useEffect(() => {
    if (running) start(POLL);
    else stop();
    return stop;
  }, [running, start, stop]);
}
