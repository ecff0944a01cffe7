import { Button, Flex, IconButton, Input } from '@chakra-ui/react';
import { ClipboardList, Hammer, Plus, Printer } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { useTexts } from '../ui/texts.ts';
import { SkeletonList } from '../ui/Waiting.tsx';
import { PrepPaper } from './parts/PrepPaper.tsx';
import { PlanBoard } from './plan/PlanBoard.tsx';
import { PlanSummary } from './plan/PlanSummary.tsx';
import { AddTaskDrawer } from './plan/TaskDrawers.tsx';
import { useBuildList } from './plan/useBuildList.ts';
import { usePlanDay, usePlanning } from './plan/usePlanning.ts';
import { usePrepListQuery } from './prep.generated.ts';
import { planTexts } from './plan/plan-texts.ts';

/** The manager's day: built from par, added to, given to people, station by station. */
export function PlanPanel() {
  const t = useTexts(planTexts);
  const { day, today, last, setDay } = usePlanDay();
  const people = usePlanning()?.people ?? [];
  const [adding, setAdding] = useState(false);
  const { buildList, loading: building } = useBuildList();
  const date = day === today ? null : day;
  const { data, error, refetch } = usePrepListQuery({ variables: date === null ? {} : { filter: { date } } });
  const build = (
    <Button loading={building} loadingText={t('building')} onClick={() => void buildList(date)}>
      <Hammer aria-hidden="true" /> {t('build')}
    </Button>
  );
  return (
    <>
      <Flex className="no-print" gap="2" mb="4" wrap="wrap" align="center">
        <Input
          type="date"
          aria-label={t('day')}
          w="44"
          value={day ?? ''}
          min={today ?? undefined}
          max={last ?? undefined}
          onChange={(event) => setDay(event.target.value)}
        />
        {build}
        <Button variant="outline" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" /> {t('addTask')}
        </Button>
        <IconButton variant="outline" aria-label={t('print')} title={t('print')} onClick={() => window.print()}>
          <Printer aria-hidden="true" />
        </IconButton>
        {data && data.prepTasks.length > 0 ? <PlanSummary tasks={data.prepTasks} /> : null}
      </Flex>
      {error && !data ? <LoadError error={error} onRetry={() => refetch()} /> : null}
      {!data && !error ? <SkeletonList rows={4} rowHeight="32" /> : null}
      {data?.prepTasks.length === 0 ? (
        <EmptyState icon={ClipboardList} title={t('noTasksTitle')} description={t('noTasksText')} action={build} />
      ) : null}
      {data ? <PlanBoard tasks={data.prepTasks} people={people} /> : null}
      {data ? <PrepPaper tasks={data.prepTasks} /> : null}
      {adding ? <AddTaskDrawer date={date} onClose={() => setAdding(false)} /> : null}
    </>
  );
}
