import { type ReactNode, useState } from 'react';
import { useCan, useViewer } from '../../../platform/session/viewer.ts';
import { useFindPrerequisites } from './prerequisites.ts';
import type { StepName, TaskActions } from './useTaskActions.ts';
import { WaitsDialog } from './WaitsDialog.tsx';
import type { PrepRowFragment } from '../prep.generated.ts';
import { isHelping, storeHelping } from '../handover/helping.ts';
import { type ConfirmedStep, HolderDialog, type HolderDialogProps } from '../handover/HolderDialog.tsx';

type Act = (task: PrepRowFragment) => void;

interface OpenQuestion {
  readonly task: PrepRowFragment;
  readonly step: ConfirmedStep;
  readonly act: Act;
  /** The names of what is not ready; null when the question is about the person who has the task. */
  readonly waitsFor: readonly string[] | null;
}

/** Acts on the task, after the question where one is needed. */
export type AskFirst = (task: PrepRowFragment, step: ConfirmedStep, act: Act) => void;

interface TaskQuestions {
  /** The same actions; Start, Hold and Go on ask first where it is needed, Start also while an ingredient is not ready. */
  readonly actions: TaskActions;
  readonly ask: AskFirst;
  /** The open question. */
  readonly question: ReactNode;
}

function needsConfirmation(step: StepName): step is StepName & ConfirmedStep {
  return step === 'start' || step === 'hold' || step === 'resume';
}

interface QuestionProps extends Pick<HolderDialogProps, 'onTakenOver' | 'onHelp' | 'onClose'> {
  readonly open: OpenQuestion;
  readonly onStart: () => void;
}

function Question({ open: { task, step, waitsFor }, onStart, onTakenOver, onHelp, onClose }: QuestionProps) {
  if (waitsFor) return <WaitsDialog task={task} names={waitsFor} onStart={onStart} onClose={onClose} />;
  return <HolderDialog {...{ task, step, onTakenOver, onHelp, onClose }} />;
}

/**
 * Asks before a task is started that waits for another one; and once per task and person before somebody else's task is started,
 * held, finished or skipped. Planners need not confirm the latter: they assign the tasks, and may finish many forgotten ones
 * in a row.
 */
export function useTaskQuestions(actions: TaskActions): TaskQuestions {
  const { id: viewerId } = useViewer();
  const isPlanner = useCan('prep.plan');
  const [open, setOpen] = useState<OpenQuestion | null>(null);
  const prerequisitesOf = useFindPrerequisites();
  const ask: AskFirst = (task, step, act) => {
    const waitsFor = step === 'start' ? prerequisitesOf(task).map(({ name }) => name) : [];
    if (waitsFor.length > 0) setOpen({ task, step, act, waitsFor });
    else askHolder(task, step, act);
  };
  const askHolder: AskFirst = (task, step, act) => {
    const { holderId } = task;
    const isOthers = holderId !== null && holderId !== viewerId;
    if (isPlanner || !isOthers || isHelping(viewerId, task.id, holderId)) act(task);
    else setOpen({ task, step, act, waitsFor: null });
  };
  const answer = (task: PrepRowFragment) => {
    setOpen(null);
    open?.act(task);
  };
  const help = ({ task }: OpenQuestion) => {
    if (task.holderId !== null) storeHelping(viewerId, task.id, task.holderId);
    answer(task);
  };
  return {
    actions: {
      ...actions,
      run: (step, task) =>
        needsConfirmation(step) ? ask(task, step, (held) => actions.run(step, held)) : actions.run(step, task),
    },
    ask,
    question: open ? (
      <Question
        open={open}
        onStart={() => {
          setOpen(null);
          askHolder(open.task, open.step, open.act);
        }}
        onTakenOver={answer}
        onHelp={() => help(open)}
        onClose={() => setOpen(null)}
      />
    ) : null,
  };
}
