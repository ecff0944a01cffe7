import { useRef, useState } from 'react';
import { limits } from '#schema/limits.ts';
import { Problem } from '../../../platform/graphql/problem.ts';
import { readableError } from '../../../ui/i18n/readable-error.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import { useViewer } from '../../../platform/session/viewer.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { dismissToast, showToast, type ToastContent } from '../../../ui/components/toasts/toast-store.ts';
import { statusToast } from '../live.ts';
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
import { prepTexts } from '../texts.ts';

/** A failed action on a row: the error message, and a retry. */
export interface Failure {
  readonly sentence: string;
  readonly retry: () => void;
  /** Only for expired ingredients: their lots, and a retry with a manager's reason. */
  readonly expired?: { readonly lotIds: readonly string[]; readonly allow: (reason: string) => void };
}

/** The quantity made. */
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
  /** Resolves to whether it succeeded. */
  readonly skip: (task: PrepRowFragment, reason: string) => Promise<boolean>;
  readonly isBusy: (id: string) => boolean;
  readonly failureOf: (id: string) => Failure | undefined;
  readonly forget: (id: string) => void;
}

/** Canceling removes a task from the lists; undoing or reopening returns it. */
const refetchLists = invalidating('prepTasks', 'myPrepTasks');
/** A released task may disappear from My List. */
const refetchMyList = invalidating('myPrepTasks');

/** The mutations of a task. Those with a predictable result are optimistic and rolled back on failure. */
function useSteps(): Record<StepName, Step> {
  const viewer = useViewer();
  const [start] = useStartPrepTaskMutation();
  const [hold] = useHoldPrepTaskMutation();
  const [resume] = useResumePrepTaskMutation();
  const [undo] = useUndoPrepTaskMutation(refetchLists);
  const [claim] = useClaimPrepTaskMutation();
  const [release] = useReleasePrepTaskMutation(refetchMyList);
  const [reopen] = useReopenPrepTaskMutation(refetchLists);
  const [cancel] = useCancelPrepTaskMutation(refetchLists);
  const now = () => new Date().toISOString();
  const variablesOf = (task: PrepRowFragment) => ({ input: { id: task.id } });
  return {
    start: (task) => {
      const after = { ...task, status: 'in_progress', startedAt: now(), startedByName: viewer.name } as const;
      return start({ variables: variablesOf(task), optimisticResponse: { startPrepTask: after } });
    },
    hold: (task) => {
      const after = { ...task, status: 'on_hold', heldAt: now() } as const;
      return hold({ variables: variablesOf(task), optimisticResponse: { holdPrepTask: after } });
    },
    resume: (task) => {
      const after = { ...task, status: 'in_progress', heldAt: null } as const;
      return resume({ variables: variablesOf(task), optimisticResponse: { resumePrepTask: after } });
    },
    claim: (task) => {
      const after = { ...task, assigneeId: viewer.id, assigneeName: viewer.name };
      return claim({ variables: variablesOf(task), optimisticResponse: { claimPrepTask: after } });
    },
    release: (task) => {
      const after = { ...task, assigneeId: null, assigneeName: null };
      return release({ variables: variablesOf(task), optimisticResponse: { releasePrepTask: after } });
    },
    undo: (task) => undo({ variables: variablesOf(task) }),
    reopen: (task) => reopen({ variables: variablesOf(task) }),
    cancel: (task) => cancel({ variables: variablesOf(task) }),
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

/** One attempt of an action; `overrideReason` is set when a manager allows what was refused. */
type Action = (override: Pick<Made, 'overrideReason'>) => Promise<unknown>;

/** Whether the refusal is only about an expired ingredient, which a reason overrides. */
function isExpired(error: unknown): error is Problem {
  return error instanceof Problem && error.code === 'CONFLICT' && error.fields.includes('overrideReason');
}

/** The actions on the tasks of a list: one at a time per row; failures are stored per row with a retry. */
export function useTaskActions(): TaskActions {
  const t = useTexts(uiTexts);
  const words = useTexts(prepTexts);
  const steps = useSteps();
  const completeStep = useCompleteStep();
  const [skipTask] = useSkipPrepTaskMutation();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<string, Failure>>(new Map());
  const running = useRef(new Set<string>());

  const forget = (id: string) => setFailures((before) => new Map([...before].filter(([failed]) => failed !== id)));
  const attempt = async (id: string, action: Action): Promise<boolean> => {
    if (running.current.has(id)) return false;
    running.current.add(id);
    forget(id);
    setBusy((before) => new Set(before).add(id));
    try {
      await action({});
      return true;
    } catch (error) {
      const sentence = readableError(error).sentence ?? t('unreachable');
      const failure = { sentence, retry: () => void attempt(id, action) };
      const allow = (overrideReason: string) => void attempt(id, () => action({ overrideReason }));
      setFailures((before) =>
        new Map(before).set(id, isExpired(error) ? { ...failure, expired: { lotIds: error.lotIds, allow } } : failure),
      );
      return false;
    } finally {
      running.current.delete(id);
      setBusy((before) => new Set([...before].filter((other) => other !== id)));
    }
  };
  const undo = (task: PrepRowFragment) => attempt(task.id, () => steps.undo(task));
  const undoable = useUndoToast(undo);
  const run = async (step: StepName, task: PrepRowFragment) => {
    if (step === 'undo') undoable.forget();
    const isDone = await attempt(task.id, () => steps[step](task));
    if (isDone && step === 'cancel') undoable.offer(task, { title: words('cancelled'), description: task.name });
  };
  const complete = async (task: PrepRowFragment, made: Made) => {
    const isDone = await attempt(task.id, (override) => completeStep(task, { ...made, ...override }));
    if (isDone) undoable.offer(task, statusToast(task.name, 'completed'));
  };
  const skip = async (task: PrepRowFragment, reason: string) => {
    const isDone = await attempt(task.id, () => skipTask({ variables: { input: { id: task.id, reason } } }));
    if (isDone) undoable.offer(task, { title: words('skipped'), description: task.name });
    return isDone;
  };
  return {
    run: (step, task) => void run(step, task),
    complete: (task, made) => void complete(task, made),
    skip,
    isBusy: (id) => busy.has(id),
    failureOf: (id) => failures.get(id),
    forget,
  };
}

/** The toast about the last act that took a task off the list of what is to do, with Undo as long as the server allows it. */
function useUndoToast(undo: (task: PrepRowFragment) => unknown) {
  const t = useTexts(prepTexts);
  const shown = useRef('');
  return {
    offer(task: PrepRowFragment, content: ToastContent) {
      const action = { label: t('undo'), onPress: () => void undo(task) };
      shown.current = showToast({ ...content, action, duration: limits.undoWindow });
    },
    /** It was undone in its row. */
    forget: () => dismissToast(shown.current),
  };
}
