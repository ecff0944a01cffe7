import { useState } from 'react';
import { Problem } from '../../../platform/graphql/problem.ts';
import { readableError } from '../../../ui/i18n/readable-error.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import { useViewer } from '../../../platform/session/viewer.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import {
  type PrepRowFragment,
  useCancelPrepTaskMutation,
  useClaimPrepTaskMutation,
  useCompletePrepTaskMutation,
  useHoldPrepTaskMutation,
  useReleasePrepTaskMutation,
  useReopenPrepTaskMutation,
  useResumePrepTaskMutation,
  useSkipPrepTaskMutation,
  useStartPrepTaskMutation,
  useUndoPrepTaskMutation,
} from '../prep.generated.ts';

/** What a row says when an act on it failed: the reason, and the same act again. */
export interface Failure {
  readonly sentence: string;
  readonly again: () => void;
  /** Only where expired ingredients are in the way: their lots, and the same act with a manager's reason to allow them. */
  readonly expired?: { readonly lotIds: readonly string[]; readonly allow: (reason: string) => void };
}

/** What was really made. */
export interface Made {
  readonly actualQuantity: string;
  readonly note: string | null;
  readonly confirm: boolean;
  /** Why a manager allows expired ingredients. */
  readonly overrideReason?: string;
}

type Step = (task: PrepRowFragment) => Promise<unknown>;
export type StepName = 'start' | 'hold' | 'resume' | 'undo' | 'claim' | 'release' | 'reopen' | 'cancel';

export interface TaskActions {
  readonly run: (step: StepName, task: PrepRowFragment) => void;
  readonly complete: (task: PrepRowFragment, made: Made) => void;
  /** Resolves to whether it was done. */
  readonly skip: (task: PrepRowFragment, reason: string) => Promise<boolean>;
  readonly isBusy: (id: string) => boolean;
  readonly failureOf: (id: string) => Failure | undefined;
  readonly forget: (id: string) => void;
}

/** A canceled task is on no list; taken back, it is again. */
const lists = invalidating('prepTasks', 'myPrepTasks');
/** One that I give back may no longer be among mine or the free ones. */
const mine = invalidating('myPrepTasks');

/** The steps of a task. Those that can be foreseen are shown at once and rolled back when they fail. */
function useSteps(): Record<StepName, Step> {
  const viewer = useViewer();
  const [start] = useStartPrepTaskMutation();
  const [hold] = useHoldPrepTaskMutation();
  const [resume] = useResumePrepTaskMutation();
  const [undo] = useUndoPrepTaskMutation(lists);
  const [claim] = useClaimPrepTaskMutation();
  const [release] = useReleasePrepTaskMutation(mine);
  const [reopen] = useReopenPrepTaskMutation(lists);
  const [cancel] = useCancelPrepTaskMutation(lists);
  const now = () => new Date().toISOString();
  const of = (task: PrepRowFragment) => ({ input: { id: task.id } });
  return {
    start: (task) => {
      const after = { ...task, status: 'in_progress', startedAt: now(), startedByName: viewer.name } as const;
      return start({ variables: of(task), optimisticResponse: { startPrepTask: after } });
    },
    hold: (task) => {
      const after = { ...task, status: 'on_hold', heldAt: now() } as const;
      return hold({ variables: of(task), optimisticResponse: { holdPrepTask: after } });
    },
    resume: (task) => {
      const after = { ...task, status: 'in_progress', heldAt: null } as const;
      return resume({ variables: of(task), optimisticResponse: { resumePrepTask: after } });
    },
    claim: (task) => {
      const after = { ...task, assigneeId: viewer.id, assigneeName: viewer.name };
      return claim({ variables: of(task), optimisticResponse: { claimPrepTask: after } });
    },
    release: (task) => {
      const after = { ...task, assigneeId: null, assigneeName: null };
      return release({ variables: of(task), optimisticResponse: { releasePrepTask: after } });
    },
    undo: (task) => undo({ variables: of(task) }),
    reopen: (task) => reopen({ variables: of(task) }),
    cancel: (task) => cancel({ variables: of(task) }),
  };
}

function useCompleteStep() {
  const viewer = useViewer();
  const [complete] = useCompletePrepTaskMutation();
  return (task: PrepRowFragment, made: Made) => {
    const after = {
      ...task,
      status: 'completed',
      actualQuantity: made.actualQuantity,
      completedAt: new Date().toISOString(),
      completedByName: viewer.name,
    } as const;
    const variables = { input: { id: task.id, ...made } };
    return complete({ variables, optimisticResponse: { completePrepTask: after } });
  };
}

/** One try of an act; `overrideReason` is given when a manager allows what was refused. */
type Act = (more: Pick<Made, 'overrideReason'>) => Promise<unknown>;

/** Refused only because an ingredient is past its use-by: a reason lets it through. */
function isExpired(error: unknown): error is Problem {
  return error instanceof Problem && error.code === 'CONFLICT' && error.fields.includes('overrideReason');
}

/** Acts on tasks from a list: one at a time per row, failures kept per row with a way to try again. */
export function useTaskActions(): TaskActions {
  const t = useTexts(uiTexts);
  const steps = useSteps();
  const completeStep = useCompleteStep();
  const [skipTask] = useSkipPrepTaskMutation();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<string, Failure>>(new Map());

  const forget = (id: string) => setFailures((before) => new Map([...before].filter(([failed]) => failed !== id)));
  const attempt = async (id: string, act: Act): Promise<boolean> => {
    forget(id);
    setBusy((before) => new Set(before).add(id));
    try {
      await act({});
      return true;
    } catch (error) {
      const sentence = readableError(error).sentence ?? t('unreachable');
      const failure = { sentence, again: () => void attempt(id, act) };
      const allow = (overrideReason: string) => void attempt(id, () => act({ overrideReason }));
      setFailures((before) =>
        new Map(before).set(id, isExpired(error) ? { ...failure, expired: { lotIds: error.lotIds, allow } } : failure),
      );
      return false;
    } finally {
      setBusy((before) => new Set([...before].filter((other) => other !== id)));
    }
  };
  return {
    run: (step, task) => void attempt(task.id, () => steps[step](task)),
    complete: (task, made) => void attempt(task.id, (more) => completeStep(task, { ...made, ...more })),
    skip: (task, reason) => attempt(task.id, () => skipTask({ variables: { input: { id: task.id, reason } } })),
    isBusy: (id) => busy.has(id),
    failureOf: (id) => failures.get(id),
    forget,
  };
}
