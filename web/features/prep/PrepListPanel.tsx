import { Button } from '@chakra-ui/react';
import { ChefHat, ClipboardList, PartyPopper } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Link } from 'react-router';
import { isOpenPrepTask } from '#schema/vocabulary.ts';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { useNames } from '../../ui/i18n/useNames.ts';
import { includesWords } from '../../ui/format/search-text.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useCan } from '../../platform/session/viewer.ts';
import { AutoBuildNotice } from './plan/build/AutoBuildNotice.tsx';
import { PrepPaper } from './list/PrepPaper.tsx';
import { PrepSections } from './list/PrepSections.tsx';
import { AddTaskButton } from './request/AddTaskButton.tsx';
import { PrepToolbar } from './list/PrepToolbar.tsx';
import type { NextStepOf } from './list/MakingStrip.tsx';
import { type PrepDay, usePrepDay } from './list/usePrepDay.ts';
import { type PrepFilter, usePrepFilter } from './list/usePrepFilter.ts';
import { type PrepRowFragment, usePrepListQuery, useReaderStationQuery } from './prep.generated.ts';
import { prepTexts } from './texts.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

/** All tasks of a day, in sections, filtered by station and prep list. */
export function PrepListPanel({ NextStep }: { readonly NextStep?: NextStepOf }) {
  const day = usePrepDay();
  const localName = useNames();
  const { date } = day;
  const { data, error, refetch } = usePrepListQuery({ variables: date === null ? {} : { filter: { date } } });
  // What the reader is making stays in view on the lists of other days, too.
  const today = usePrepListQuery({ variables: {}, skip: date === null });
  const filter = usePrepFilter();
  // Loaded with the kitchen, so that a list is not read again when only the reader changes.
  const reader = useReaderStationQuery({ fetchPolicy: 'cache-only' }).data?.me ?? null;
  if (!data) return <NotLoaded error={error} onRetry={() => refetch()} rows={6} rowHeight="24" />;
  const { prepTasks: tasks } = data;
  const shown = tasks.filter(
    ({ stationId, prepListId, name }) =>
      (filter.station === null || stationId === filter.station) &&
      (filter.list === null || prepListId === filter.list) &&
      includesWords(`${name} ${localName(name)}`, filter.search),
  );
  return (
    <DayList
      tasks={tasks}
      shown={shown}
      unfiltered={date === null ? tasks : [...tasks, ...(today.data?.prepTasks ?? [])]}
      day={day}
      filter={filter}
      reader={reader}
      NextStep={NextStep}
      onLookAgain={() => refetch()}
    />
  );
}

interface DayListProps {
  /** All tasks of the day. */
  readonly tasks: readonly PrepRowFragment[];
  readonly shown: readonly PrepRowFragment[];
  /** Of the day and of today. */
  readonly unfiltered: readonly PrepRowFragment[];
  readonly day: PrepDay;
  readonly filter: PrepFilter;
  readonly reader: ComponentProps<typeof PrepSections>['reader'];
  readonly NextStep: NextStepOf | undefined;
  readonly onLookAgain: () => unknown;
}

function DayList({ tasks, shown, unfiltered, day, filter, reader, NextStep, onLookAgain }: DayListProps) {
  const view = [day.day, filter.station, filter.list, filter.search].join(' ');
  const hadWork = useHadWork(view, shown);
  return (
    <>
      <PrepToolbar tasks={tasks} shown={shown} filter={filter} day={day} />
      <AutoBuildNotice day={day.day} list={filter.list} />
      {tasks.length === 0 ? <NothingPlanned day={day} onLookAgain={onLookAgain} /> : null}
      {tasks.length > 0 && !hadWork ? <EmptyNotice shown={shown} filter={filter} /> : null}
      <PrepSections
        tasks={shown}
        unfiltered={unfiltered}
        NextStep={NextStep}
        hideDone={filter.hideDone}
        reader={reader}
        view={view}
      />
      {hadWork ? <EmptyNotice shown={shown} filter={filter} /> : null}
      {day.date === null ? <AddTaskButton /> : null}
      <PrepPaper tasks={shown} day={day.day} />
    </>
  );
}

const hasWork = (tasks: readonly PrepRowFragment[]) => tasks.some(({ status }) => isOpenPrepTask(status));

/**
 * Whether a view has had unfinished work since it was opened. What is shown when all of it is done goes below the rows then: above
 * them it would move the last one away from the thumb that is about to undo it.
 */
function useHadWork(view: string, shown: readonly PrepRowFragment[]): boolean {
  const [seen, setSeen] = useState({ view, had: false });
  const had = hasWork(shown) || (seen.view === view && seen.had);
  if (seen.view !== view || seen.had !== had) setSeen({ view, had });
  return had;
}

/** Shown when the filters match nothing, or when all work is done. */
function EmptyNotice({ shown, filter }: { readonly shown: readonly PrepRowFragment[]; readonly filter: PrepFilter }) {
  const t = useTexts(prepTexts);
  if (shown.length === 0) {
    const showAll = <Button onClick={filter.showAll}>{t('showAll')}</Button>;
    return <EmptyState icon={ChefHat} title={t('noneHere')} description={t('noneHereText')} action={showAll} />;
  }
  if (hasWork(shown)) return null;
  const showDone = filter.hideDone ? <Button onClick={() => filter.setHideDone(false)}>{t('showDone')}</Button> : null;
  return <EmptyState icon={PartyPopper} title={t('caughtUp')} description={t('caughtUpText')} action={showDone} />;
}

function NothingPlanned({ day, onLookAgain }: { readonly day: PrepDay; readonly onLookAgain: () => unknown }) {
  const t = useTexts(prepTexts);
  const mayPlan = useCan('prep.plan');
  const isToday = day.date === null;
  const action = mayPlan ? (
    <Button asChild>
      <Link to={day.date === null ? paths.tasks : `${paths.tasks}?day=${day.date}`}>
        {t(isToday ? 'planToday' : 'planDay')}
      </Link>
    </Button>
  ) : (
    <Button variant="outline" onClick={() => void onLookAgain()}>
      {t('lookAgain')}
    </Button>
  );
  return (
    <EmptyState
      icon={ClipboardList}
      title={t(isToday ? 'nothingTitle' : 'nothingAhead')}
      description={t('nothingText')}
      action={action}
    />
  );
}
