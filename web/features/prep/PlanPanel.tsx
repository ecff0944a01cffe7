import { Button, Flex, IconButton, Stack } from '@chakra-ui/react';
import { ClipboardList, Eye, Hammer, Plus, Printer, Repeat, Split, Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { limits } from '#schema/limits.ts';
import { isOpenPrepTask } from '#schema/vocabulary.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { useNow } from '../../ui/components/Timestamp.tsx';
import { useTableSelection } from '../../ui/components/useTableSelection.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { SavedViews } from '../../platform/views/SavedViews.tsx';
import { DayChooser } from './list/DayChooser.tsx';
import { ListSelect } from './list/ListSelect.tsx';
import { StationSelect } from './list/StationSelect.tsx';
import { PrepPaper } from './list/PrepPaper.tsx';
import { usePrepDay } from './list/usePrepDay.ts';
import { planViewParams, usePrepFilter } from './list/usePrepFilter.ts';
import { AssignBar } from './plan/AssignBar.tsx';
import { BoardDrag } from './plan/BoardDrag.tsx';
import { BuildPreview } from './plan/build/BuildPreview.tsx';
import { buildTexts } from './plan/build/build-texts.ts';
import { AutoBuildNotice } from './plan/build/AutoBuildNotice.tsx';
import { BuiltNote } from './plan/build/BuiltNote.tsx';
import { isFree } from './plan/load.ts';
import { countedBy } from './plan/only-tasks.ts';
import { PlanningWait } from './plan/PlanningWait.tsx';
import { PlanBoard } from './plan/PlanBoard.tsx';
import { PlanLoad } from './plan/PlanLoad.tsx';
import { NoneCounted, PlanSummary } from './plan/PlanSummary.tsx';
import { ShareOutLayer } from './plan/ShareOutLayer.tsx';
import { shareTexts } from './plan/share-texts.ts';
import { AddTaskDrawer } from './plan/TaskDrawers.tsx';
import { useAssignTasks } from './plan/useAssignTasks.ts';
import { useBuildList } from './plan/build/useBuildList.ts';
import { type Person, usePlanning } from './plan/usePlanning.ts';
import { usePrepLists } from './plan/usePrepLists.ts';
import { type PrepListQuery, usePrepListQuery } from './prep.generated.ts';
import { planTexts } from './plan/plan-texts.ts';
import { RecurringDrawer } from './recurring/RecurringDrawer.tsx';
import { recurringTexts } from './recurring/recurring-texts.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

/** Whether several tasks are being selected, and which. */
function useSelection() {
  const selected = useTableSelection();
  const [isOn, setOn] = useState(false);
  const stop = () => {
    setOn(false);
    selected.set([]);
  };
  return { selected, isOn, start: () => setOn(true), stop };
}

type Selection = ReturnType<typeof useSelection>;
type Tasks = PrepListQuery['prepTasks'];

const openOf = (tasks: Tasks) => tasks.filter(({ status }) => isOpenPrepTask(status));

/** Starts the selection; its bar ends it, so that the second tap of a double tap here does not. */
function SelectButton({ selection: { isOn, start } }: { readonly selection: Selection }) {
  const t = useTexts(planTexts);
  return (
    <Button variant={isOn ? 'subtle' : 'outline'} onClick={start}>
      <Users aria-hidden="true" /> {t('assignSeveral')}
    </Button>
  );
}

function ShareOutButton() {
  const t = useTexts(shareTexts);
  const layer = useLayer('share');
  return (
    <Button variant="outline" onClick={() => layer.open('rest')}>
      <Split aria-hidden="true" /> {t('shareOut')}
    </Button>
  );
}

interface BoardProps {
  /** Of the station and list that are chosen. */
  readonly tasks: Tasks;
  /** Those of them that the chosen count of the summary covers. */
  readonly shown: Tasks;
  /** Also those that the filters leave out. */
  readonly all: Tasks;
  readonly people: readonly Person[];
  readonly selection: Selection;
}

/** What is left for each person, the board, and while several tasks are selected the bar that assigns them. */
function Board({ tasks, shown, all, people, selection: { isOn, selected, stop } }: BoardProps) {
  const share = useLayer('share');
  const { assign } = useAssignTasks();
  const [dragged, setDragged] = useState<string | null>(null);
  const open = openOf(shown);
  const chosen = open.filter(({ id }) => selected.ids.has(id));
  // Dragging a selected task moves all selected tasks.
  const taken = chosen.some(({ id }) => id === dragged) ? chosen : open.filter(({ id }) => id === dragged);
  const drop = (assigneeId: string | null) => {
    const moved = taken.filter((task) => task.assigneeId !== assigneeId).slice(0, limits.tasksTogetherMax);
    if (moved.length > 0) assign(moved.map((task) => ({ task, assigneeId })));
  };
  return (
    <Stack gap="4">
      <BoardDrag {...{ tasks, people, dragged }} count={taken.length} onDrag={setDragged} onDrop={drop}>
        <PlanLoad tasks={tasks} people={people} isDragging={dragged !== null} />
        <PlanBoard tasks={shown} people={people} selection={isOn ? selected : null} />
      </BoardDrag>
      {share.value === null ? null : <ShareOutLayer tasks={tasks} all={all} onClose={share.close} />}
      {isOn ? (
        <AssignBar
          tasks={chosen}
          people={people}
          onAll={chosen.length < open.length ? () => selected.set(open.map(({ id }) => id)) : null}
          onClose={stop}
        />
      ) : null}
    </Stack>
  );
}

interface BuildingProps {
  readonly day: ReturnType<typeof usePrepDay>;
  /** The selected prep list; null for all. */
  readonly list: string | null;
  readonly building: ReturnType<typeof useBuildList>;
}

/** What was built by itself and by hand, with Undo, and the preview of a build. */
function Building({ day, list, building: { buildList, result, dismiss } }: BuildingProps) {
  const preview = useLayer('build');
  return (
    <>
      <AutoBuildNotice day={day.day} list={list} />
      {result ? <BuiltNote key={result.no} built={result.built} added={result.added} onClose={dismiss} /> : null}
      {preview.value === null ? null : (
        <BuildPreview
          date={day.date}
          day={day.day}
          list={list}
          onBuild={(prepItemIds) => {
            preview.close();
            void buildList(prepItemIds);
          }}
          onClose={preview.close}
        />
      )}
    </>
  );
}

interface ToolsProps {
  readonly build: ReactNode;
  /** Undefined until they are loaded. */
  readonly tasks: Tasks | undefined;
  readonly selection: Selection;
  readonly onAdd: () => void;
  readonly children: ReactNode;
}

function Tools({ build, tasks, selection, onAdd, children }: ToolsProps) {
  const t = useTexts(planTexts);
  const text = useTexts(buildTexts);
  const recurringText = useTexts(recurringTexts);
  const preview = useLayer('build');
  const recurring = useLayer('recurring');
  return (
    <Flex className="no-print" gap="2" mb="4" wrap="wrap" align="center">
      {build}
      <Button variant="outline" onClick={() => preview.open('preview')}>
        <Eye aria-hidden="true" /> {text('preview')}
      </Button>
      <Button variant="outline" onClick={onAdd}>
        <Plus aria-hidden="true" /> {t('addTask')}
      </Button>
      <Button variant="outline" onClick={() => recurring.open('all')}>
        <Repeat aria-hidden="true" /> {recurringText('open')}
      </Button>
      {tasks?.some(isFree) ? <ShareOutButton /> : null}
      {tasks && openOf(tasks).length > 1 ? <SelectButton selection={selection} /> : null}
      <IconButton variant="outline" aria-label={t('print')} title={t('print')} onClick={() => window.print()}>
        <Printer aria-hidden="true" />
      </IconButton>
      {children}
    </Flex>
  );
}

/** The manager's plan of a day, by station: built from par, extended by hand, assigned to people. */
export function PlanPanel() {
  const t = useTexts(planTexts);
  const day = usePrepDay();
  const { date } = day;
  const { list, setList, station, setStation, only, setOnly } = usePrepFilter();
  const now = useNow();
  const lists = usePrepLists();
  const { planning, ...wait } = usePlanning();
  const [adding, setAdding] = useState(false);
  const recurring = useLayer('recurring');
  const selection = useSelection();
  const building = useBuildList(date, list);
  const { data, error, refetch } = usePrepListQuery({ variables: date === null ? {} : { filter: { date } } });
  const tasks = data?.prepTasks.filter(
    ({ prepListId, stationId }) =>
      (list === null || prepListId === list) && (station === null || stationId === station),
  );
  const shown = only === null ? tasks : tasks?.filter((task) => countedBy[only](task, now));
  const build = (
    <Button loading={building.loading} loadingText={t('building')} onClick={() => void building.buildList()}>
      <Hammer aria-hidden="true" /> {t('build')}
    </Button>
  );
  return (
    <>
      <Flex className="no-print" gap="2" mb="4" wrap="wrap" align="center">
        <DayChooser {...day} />
        <StationSelect stations={planning?.stations ?? []} value={station} onChange={setStation} />
        <ListSelect lists={lists} value={list} onChange={setList} />
        <SavedViews screen="tasks" params={planViewParams} />
      </Flex>
      <Tools build={build} tasks={shown} selection={selection} onAdd={() => setAdding(true)}>
        {tasks && tasks.length > 0 ? <PlanSummary tasks={tasks} only={only} onOnly={setOnly} /> : null}
      </Tools>
      <Building day={day} list={list} building={building} />
      {data ? null : <NotLoaded error={error} onRetry={() => refetch()} rows={4} rowHeight="32" />}
      {data && wait.error ? <PlanningWait {...wait} /> : null}
      {tasks?.length === 0 ? (
        <EmptyState icon={ClipboardList} title={t('noTasksTitle')} description={t('noTasksText')} action={build} />
      ) : null}
      {tasks && tasks.length > 0 && shown?.length === 0 ? <NoneCounted onAll={() => setOnly(null)} /> : null}
      {tasks && shown ? (
        <Board
          tasks={tasks}
          shown={shown}
          all={data?.prepTasks ?? []}
          people={planning?.people ?? []}
          selection={selection}
        />
      ) : null}
      {shown ? <PrepPaper tasks={shown} day={day.day} /> : null}
      {recurring.value === null ? null : <RecurringDrawer onClose={recurring.close} />}
      {adding ? <AddTaskDrawer date={date} list={list} onClose={() => setAdding(false)} /> : null}
    </>
  );
}
