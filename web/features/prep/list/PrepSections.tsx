import { Badge, Flex, Grid, Heading } from '@chakra-ui/react';
import { useDeferredValue, useRef, useState } from 'react';
import { useSmallScreen } from '../../../ui/components/useSmallScreen.ts';
import { useStableCallback } from '../../../ui/components/useStableCallback.ts';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { isText, useUnfinished } from '../../../platform/session/unfinished.ts';
import { useViewer } from '../../../platform/session/viewer.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';
import { useTaskQuestions } from './useTaskQuestions.tsx';
import { FinishSheet } from '../dialogs/FinishSheet.tsx';
import { MakingStrip, type NextStepOf } from './MakingStrip.tsx';
import { PrepRow } from './PrepRow.tsx';
import { type SectionName, sectionNames } from './sections.ts';
import { focusAfter, useRows } from './useRows.ts';
import { type ListView, useSections } from './useSections.ts';
import { type TaskActions, useTaskActions } from './useTaskActions.ts';

const palettes: Record<SectionName, string> = {
  overdue: 'red',
  running: 'blue',
  todo: 'gray',
  free: 'teal',
  done: 'brand',
};

/** One column on phones and small tablets, more on wider screens. */
const columns = {
  base: 'minmax(0, 1fr)',
  lg: 'repeat(2, minmax(0, 1fr))',
  '2xl': 'repeat(3, minmax(0, 1fr))',
};

/** Rows of the first paint, about a screen. The others follow in the background: at once they take a slow phone half a second. */
const firstRows = { phone: 6, wide: 12 };

interface SectionProps {
  readonly name: SectionName;
  readonly tasks: readonly PrepRowFragment[];
  /** At most so many of its tasks are rendered. */
  readonly limit: number;
  readonly actions: TaskActions;
  readonly claimable: boolean;
  readonly nextId: string | undefined;
  readonly onFinish: (task: PrepRowFragment) => void;
}

function Section({ name, tasks, limit, actions, claimable, nextId, onFinish }: SectionProps) {
  const t = useTexts(prepTexts);
  const layer = useLayer('task');
  const { id: me } = useViewer();
  const open = useStableCallback(({ id }: PrepRowFragment) => layer.open(id));
  const step = useStableCallback(actions.run);
  const finish = useStableCallback(onFinish);
  const dismiss = useStableCallback(actions.dismissFailure);
  return (
    <section aria-labelledby={`prep-${name}`}>
      <Flex align="center" gap="2" mb={{ base: '1.5', md: '2.5' }}>
        <Heading
          as="h2"
          id={`prep-${name}`}
          textStyle="sm"
          fontWeight="bold"
          textTransform="uppercase"
          letterSpacing="0.04em"
          color={name === 'overdue' ? 'fg.error' : 'fg.muted'}
        >
          {t(name)}
        </Heading>
        <Badge colorPalette={palettes[name]} variant="surface" rounded="full">
          {tasks.length}
        </Badge>
      </Flex>
      <Grid as="ul" listStyleType="none" gap={{ base: '2', md: '2.5' }} templateColumns={columns}>
        {tasks.slice(0, limit).map((task) => (
          <PrepRow
            key={task.id}
            task={task}
            busy={actions.isBusy(task.id)}
            failure={actions.failureOf(task.id)}
            waiting={actions.waitingOn(task.id)}
            claimable={claimable}
            isNext={task.id === nextId}
            isOthers={task.holderId !== null && task.holderId !== me}
            onOpen={open}
            onStep={step}
            onFinish={finish}
            onDismiss={dismiss}
          />
        ))}
      </Grid>
    </section>
  );
}

/** The task whose quantity is entered; on a shared tablet also after its lock. */
function useFinishing(tasks: readonly PrepRowFragment[]) {
  const [id, setId] = useUnfinished('prep.finishing', '', isText);
  const [finishing, setFinishing] = useState(() => tasks.find((task) => task.id === id) ?? null);
  return {
    finishing,
    setFinishing(task: PrepRowFragment | null) {
      setId(task?.id ?? '');
      setFinishing(task);
    },
  };
}

/** How many rows of each section are rendered: those of the first paint, then all. */
function useRowLimits(counts: readonly number[]): readonly number[] {
  const most = useDeferredValue(Infinity, useSmallScreen() ? firstRows.phone : firstRows.wide);
  return counts.map((_count, place) => Math.max(0, most - sumOf(counts.slice(0, place))));
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

interface PrepSectionsProps extends ListView {
  readonly tasks: readonly PrepRowFragment[];
  /** Also the tasks that a filter leaves out. */
  readonly unfiltered?: readonly PrepRowFragment[];
  readonly hideDone?: boolean;
  readonly NextStep?: NextStepOf | undefined;
}

/** A task list in sections with counts, and the sheet that asks for the quantity made. */
export function PrepSections({
  tasks,
  unfiltered = tasks,
  hideDone = false,
  viewerId,
  reader = null,
  view = '',
  NextStep,
}: PrepSectionsProps) {
  const layer = useLayer('task');
  const { id: me } = useViewer();
  const { actions, ask, question } = useTaskQuestions(useTaskActions());
  const { finishing, setFinishing } = useFinishing(tasks);
  const sections = useSections(tasks, { viewerId, reader, view });
  const list = useRef<HTMLDivElement>(null);
  useRows(list);
  const own = [...sections.overdue, ...sections.todo, ...sections.free];
  const waiting = own.find(
    ({ status, assigneeId, waitsFor }) => status === 'pending' && assigneeId !== null && waitsFor.length === 0,
  );
  const next = viewerId === undefined ? undefined : waiting;
  const shown = sectionNames.filter((name) => sections[name].length > 0 && !(hideDone && name === 'done'));
  const limits = useRowLimits(shown.map((name) => sections[name].length));
  return (
    <Flex ref={list} direction="column" gap={{ base: '4', md: '6' }} className="no-print">
      {shown.map((name, place) => (
        <Section
          key={name}
          name={name}
          tasks={sections[name]}
          limit={limits[place] ?? 0}
          actions={actions}
          claimable={viewerId !== undefined}
          nextId={next?.id}
          onFinish={(task) => ask(task, 'finish', setFinishing)}
        />
      ))}
      <MakingStrip
        tasks={unfiltered.filter(({ status, holderId }) => status === 'in_progress' && holderId === me)}
        list={list}
        actions={actions}
        onOpen={(task) => layer.open(task.id)}
        onFinish={setFinishing}
        NextStep={NextStep}
      />
      {question}
      <FinishSheet
        task={finishing}
        onClose={() => setFinishing(null)}
        focusAfter={() => (finishing ? focusAfter(finishing.id) : null)}
        onSave={(made) => {
          if (finishing) actions.complete(finishing, made);
          setFinishing(null);
        }}
      />
    </Flex>
  );
}
