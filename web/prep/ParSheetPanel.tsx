import { Button, Flex } from '@chakra-ui/react';
import { Archive, Plus, Printer, Scale, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Panel } from '../ui/Panel.tsx';
import { readableError } from '../ui/readable-error.ts';
import { showToast } from '../ui/toast-store.ts';
import { useTexts } from '../ui/texts.ts';
import { SkeletonList } from '../ui/Waiting.tsx';
import { type ParLineFragment, useArchivePrepItemMutation, usePrepSheetQuery } from './plan.generated.ts';
import { AddLineDrawer, EditLineDrawer } from './plan/ParDrawers.tsx';
import { ParTable } from './plan/ParTable.tsx';
import { planTexts } from './plan/plan-texts.ts';

/** Whether lines taken off the sheet are shown, in the address as `?removed=1`. */
function useRemoved() {
  const [search, setSearch] = useSearchParams();
  const removed = search.has('removed');
  const toggle = () =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (removed) next.delete('removed');
        else next.set('removed', '1');
        return next;
      },
      { replace: true },
    );
  return { removed, toggle };
}

function useArchiveLine() {
  const t = useTexts(planTexts);
  const [archive] = useArchivePrepItemMutation({ refetchQueries: ['PrepSheet'] });
  return async ({ id }: ParLineFragment, archived: boolean) => {
    try {
      await archive({ variables: { input: { id, archived } } });
    } catch (error) {
      showToast({ title: t('lineFailed'), description: readableError(error).sentence ?? '', tone: 'destructive' });
    }
  };
}

/** The par sheet: what is prepped regularly, and how much should stand ready each day. */
export function ParSheetPanel() {
  const t = useTexts(planTexts);
  const { removed, toggle } = useRemoved();
  const archive = useArchiveLine();
  const [open, setOpen] = useState<ParLineFragment | 'new' | null>(null);
  const { data, error, refetch } = usePrepSheetQuery({ variables: { archived: removed } });
  const add = (
    <Button onClick={() => setOpen('new')}>
      <Plus aria-hidden="true" /> {t('addLine')}
    </Button>
  );
  const putBack = (line: ParLineFragment) => (
    <Button variant="outline" onClick={() => void archive(line, false)}>
      <Undo2 aria-hidden="true" /> {t('putBack')}
    </Button>
  );
  const back = <Button onClick={toggle}>{t('currentLines')}</Button>;
  const empty = removed ? (
    <EmptyState icon={Archive} title={t('noneRemoved')} description={t('noneRemovedText')} action={back} />
  ) : (
    <EmptyState icon={Scale} title={t('sheetEmpty')} description={t('sheetEmptyText')} action={add} />
  );
  return (
    <>
      <Flex className="no-print" gap="2" mb="4" wrap="wrap">
        {removed ? null : add}
        <Button variant="outline" onClick={toggle}>
          <Archive aria-hidden="true" /> {t(removed ? 'currentLines' : 'removedLines')}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden="true" /> {t('print')}
        </Button>
      </Flex>
      {error && !data ? <LoadError error={error} onRetry={() => refetch()} /> : null}
      {!data && !error ? <SkeletonList /> : null}
      {data ? (
        <Panel title={t('parSheet')} description={t('parText')} flush>
          <ParTable lines={data.prepItems} empty={empty} {...(removed ? { act: putBack } : { onOpen: setOpen })} />
        </Panel>
      ) : null}
      {open === 'new' ? (
        <AddLineDrawer taken={data?.prepItems.map(({ itemId }) => itemId) ?? []} onClose={() => setOpen(null)} />
      ) : null}
      {open !== null && open !== 'new' ? (
        <EditLineDrawer
          line={open}
          onClose={() => setOpen(null)}
          onRemove={() => {
            void archive(open, true);
            setOpen(null);
          }}
        />
      ) : null}
    </>
  );
}
