import { Button } from '@chakra-ui/react';
import { ChefHat, ClipboardList, PartyPopper } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { LoadError } from '../../ui/components/LoadError.tsx';
import { useNames } from '../../ui/i18n/useNames.ts';
import { includesWords } from '../../ui/format/search-text.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useCan } from '../../platform/session/viewer.ts';
import { SkeletonList } from '../../ui/components/Loading.tsx';
import { BuiltBySelf } from './plan/BuiltBySelf.tsx';
import { PrepPaper } from './list/PrepPaper.tsx';
import { PrepSections } from './list/PrepSections.tsx';
import { AddTaskButton } from './request/AddTaskButton.tsx';
import { PrepToolbar } from './list/PrepToolbar.tsx';
import type { NextStepOf } from './list/MakingStrip.tsx';
import { type PrepDay, usePrepDay } from './list/usePrepDay.ts';
import { type PrepFilter, usePrepFilter } from './list/usePrepFilter.ts';
import { type PrepRowFragment, usePrepListQuery, useReaderStationQuery } from './prep.generated.ts';
import { prepTexts } from './texts.ts';

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
  if (error && !data) return <LoadError error={error} onRetry={() => refetch()} />;
  if (!data) return <SkeletonList rows={6} rowHeight="24" />;
  const { prepTasks: tasks } = data;
  const shown = tasks.filter(
    ({ stationId, prepListId, name }) =>
      (filter.station === null || stationId === filter.station) &&
      (filter.list === null || prepListId === filter.list) &&
      includesWords(`${name} ${localName(name)}`, filter.search),
  );
  return (
    <>
      <PrepToolbar tasks={tasks} shown={shown} filter={filter} day={day} />
      <BuiltBySelf day={day.day} list={filter.list} />
      {tasks.length === 0 ? (
        <NothingPlanned day={day} onLookAgain={() => refetch()} />
      ) : (
        <EmptyNotice shown={shown} filter={filter} />
      )}
      <PrepSections
        tasks={shown}
        unfiltered={date === null ? tasks : [...tasks, ...(today.data?.prepTasks ?? [])]}
        NextStep={NextStep}
        hideDone={filter.hideDone}
        reader={reader}
        view={[day.day, filter.station, filter.list, filter.search].join(' ')}
      />
      {day.date === null ? <AddTaskButton /> : null}
      <PrepPaper tasks={shown} day={day.day} />
    </>
  );
}

/** Shown when the filters match nothing, or when all work is done. */
function EmptyNotice({ shown, filter }: { readonly shown: readonly PrepRowFragment[]; readonly filter: PrepFilter }) {
  const t = useTexts(prepTexts);
  if (shown.length === 0) {
    const showAll = <Button onClick={filter.showAll}>{t('showAll')}</Button>;
    return <EmptyState icon={ChefHat} title={t('noneHere')} description={t('noneHereText')} action={showAll} />;
  }
  const left = shown.some(({ status }) => status === 'pending' || status === 'in_progress' || status === 'on_hold');
  if (left) return null;
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
