import { type ReactNode, useState } from 'react';
import { useCan, useViewer } from '../../../platform/session/viewer.ts';
import type { StepName, TaskActions } from '../list/useTaskActions.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { isHelping, rememberHelping } from './helping.ts';
import { type ConfirmedStep, HolderDialog } from './HolderDialog.tsx';

type Act = (task: PrepRowFragment) => void;

interface OpenQuestion {
  readonly task: PrepRowFragment;
  readonly step: ConfirmedStep;
  readonly act: Act;
}

/** Acts on the task, after the question when it is somebody else's. */
export type AskHolder = (task: PrepRowFragment, step: ConfirmedStep, act: Act) => void;

interface HolderQuestion {
  /** The same actions; Start, Hold and Go on ask first where it is needed. */
  readonly actions: TaskActions;
  readonly ask: AskHolder;
  /** The open question. */
  readonly question: ReactNode;
}

function needsConfirmation(step: StepName): step is StepName & ConfirmedStep {
  return step === 'start' || step === 'hold' || step === 'resume';
}

/**
 * Asks once per task and person before somebody else's task is started, held, finished or skipped. Who plans need not confirm:
 * they give the tasks to people, and finish what was forgotten for many of them in a row.
 */
export function useHolderQuestion(actions: TaskActions): HolderQuestion {
  const { id: viewerId } = useViewer();
  const isPlanner = useCan('prep.plan');
  const [open, setOpen] = useState<OpenQuestion | null>(null);
  const ask: AskHolder = (task, step, act) => {
    const { holderId } = task;
    const isOthers = holderId !== null && holderId !== viewerId;
    if (isPlanner || !isOthers || isHelping(viewerId, task.id, holderId)) act(task);
    else setOpen({ task, step, act });
  };
  const answer = (task: PrepRowFragment) => {
    setOpen(null);
    open?.act(task);
  };
  const help = ({ task }: OpenQuestion) => {
    if (task.holderId !== null) rememberHelping(viewerId, task.id, task.holderId);
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
      <HolderDialog
        task={open.task}
        step={open.step}
        onTakenOver={answer}
        onHelp={() => help(open)}
        onClose={() => setOpen(null)}
      />
    ) : null,
  };
}
