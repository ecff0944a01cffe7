import { useRef, useState } from 'react';
import type { Press } from '../../../platform/offline/queue.ts';
import { useOutboxActs, useOutboxState } from '../../../platform/offline/useOutbox.ts';
import type { PressOutcome } from '../../../platform/offline/usePress.ts';
import { readableError } from '../../../ui/i18n/readable-error.ts';
import { serverText } from '../../../ui/i18n/server-messages.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { retractable } from '../../../platform/offline/queue.ts';
import { dismissToast, showToast, type ToastContent } from '../../../ui/components/toasts/toast-store.ts';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { statusToast } from '../live.ts';
import { type PrepRowFragment, useCancelPrepTaskMutation, useReopenPrepTaskMutation } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';
import { type Made, type PressName, useTaskPresses } from './useTaskPresses.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';

/** A failed action on a row: the error message, and a retry. */
export interface Failure {
  readonly sentence: string;
  readonly retry: () => void;
  /** Only for expired ingredients: their lots, and a retry with a manager's reason. */
  readonly expired?: { readonly lotIds: readonly string[]; readonly allow: (reason: string) => void };
}

export type StepName = PressName | 'reopen' | 'cancel';

export interface TaskActions {
  readonly run: (step: StepName, task: PrepRowFragment) => void;
  readonly complete: (task: PrepRowFragment, made: Made) => void;
  readonly skip: (task: PrepRowFragment, reason: string) => void;
  readonly isBusy: (id: string) => boolean;
  /** The last press on a task that waits to be sent; it can be undone while it was never sent. */
  readonly waitingOn: (id: string) => Waiting | undefined;
  readonly failureOf: (id: string) => Failure | undefined;
  /** Removes the failure of a task from its row. */
  readonly dismissFailure: (id: string) => void;
}

export interface Waiting {
  readonly press: Press;
  readonly undo: (() => void) | undefined;
}

/** Canceling removes a task from the lists; reopening returns it. */
const refetchLists = invalidating('prepTasks', 'myPrepTasks');

/** The acts that need the server: the row shows them when it has answered. */
function useServerSteps(): Record<'reopen' | 'cancel', (task: PrepRowFragment) => Promise<unknown>> {
  const [reopen] = useReopenPrepTaskMutation(refetchLists);
  const [cancel] = useCancelPrepTaskMutation(refetchLists);
  const variablesOf = (task: PrepRowFragment) => ({ variables: { input: { id: task.id } } });
  return {
    reopen: (task) => reopen(variablesOf(task)),
    cancel: (task) => cancel(variablesOf(task)),
  };
}

/** Runs acts that need the server, one at a time per row, and holds their failures. */
function useAttempts() {
  const t = useTexts(uiTexts);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<string, Failure>>(new Map());
  const running = useRef(new Set<string>());
  const dismiss = (id: string) => setFailures((before) => new Map([...before].filter(([failed]) => failed !== id)));
  /** Resolves to undefined when it failed, or when another one was running. */
  const attempt = async <Result>(id: string, action: () => Promise<Result>): Promise<Result | undefined> => {
    if (running.current.has(id)) return undefined;
    running.current.add(id);
    dismiss(id);
    setBusy((before) => new Set(before).add(id));
    try {
      return await action();
    } catch (error) {
      const sentence = readableError(error).sentence ?? t('unreachable');
      const failure = { sentence, retry: () => void attempt(id, action) };
      setFailures((before) => new Map(before).set(id, failure));
      return undefined;
    } finally {
      running.current.delete(id);
      setBusy((before) => new Set([...before].filter((other) => other !== id)));
    }
  };
  return { attempt, dismiss, isBusy: (id: string) => busy.has(id), failureOf: (id: string) => failures.get(id) };
}

/** The refused presses and those that wait, by task. */
function useTaskOutbox() {
  const { presses } = useOutboxState();
  const { retract, discard, again } = useOutboxActs();
  // The first has the reason, the others were refused with it.
  const refusedOn = (id: string) => presses.filter(({ subject, state }) => subject === id && state === 'refused');
  return {
    retract,
    waitingOn(id: string): Waiting | undefined {
      const press = presses.findLast(({ subject, state, queued }) => subject === id && state !== 'refused' && queued);
      if (!press) return undefined;
      const unsent = retractable(presses, id);
      return { press, undo: unsent && (() => retract(unsent)) };
    },
    failureOf(id: string): Failure | undefined {
      const [press, ...others] = refusedOn(id);
      if (!press?.refusal) return undefined;
      const { sentence, content, code, fields, lotIds } = press.refusal;
      const repeat = (more?: { readonly overrideReason: string }) => {
        void again(press, more);
        for (const other of others) void again(other);
      };
      const failure = { sentence: serverText(sentence, content), retry: () => repeat() };
      // A manager's reason overrides a refusal because of an expired ingredient.
      const isExpired = code === 'CONFLICT' && fields.includes('overrideReason');
      const allow = (overrideReason: string) => repeat({ overrideReason });
      return isExpired ? { ...failure, expired: { lotIds, allow } } : failure;
    },
    discardRefused(id: string) {
      for (const press of refusedOn(id)) discard(press.key);
    },
  };
}

/** The actions on the tasks of a list. What was refused stays on its row, with a retry, until it is dismissed. */
export function useTaskActions(): TaskActions {
  const localName = useNames();
  const words = useTexts(prepTexts);
  const presses = useTaskPresses();
  const server = useServerSteps();
  const outbox = useTaskOutbox();
  const { attempt, ...attempts } = useAttempts();

  const undoable = useUndoToast(outbox.retract);
  const dismissFailure = (id: string) => {
    attempts.dismiss(id);
    outbox.discardRefused(id);
  };
  const label = useLayer('label');
  /** The label of what was made, once the server has said which lot it is. */
  const withLabel = (content: ToastContent, lotId: string | null): ToastContent =>
    lotId === null ? content : { ...content, also: { label: words('label'), onPress: () => label.open(lotId) } };
  async function press<Data>(
    task: PrepRowFragment,
    send: () => Promise<PressOutcome<Data>>,
    toastOf?: (data: Data | undefined) => ToastContent,
  ) {
    outbox.discardRefused(task.id);
    const outcome = await attempt(task.id, send);
    if (!toastOf || !outcome) return;
    const content = toastOf(outcome.status === 'done' ? outcome.data : undefined);
    undoable.offer(outcome, content, () => void run('undo', task));
  }
  async function run(step: StepName, task: PrepRowFragment): Promise<void> {
    if (step === 'undo') undoable.dismiss();
    if (step !== 'reopen' && step !== 'cancel') return press(task, () => presses[step](task));
    outbox.discardRefused(task.id);
    const isDone = (await attempt(task.id, () => server[step](task))) !== undefined;
    const content = { title: words('cancelled'), description: localName(task.name) };
    if (isDone && step === 'cancel')
      undoable.offer({ status: 'done', data: null }, content, () => void run('undo', task));
  }
  return {
    run: (step, task) => void run(step, task),
    complete: (task, made) =>
      void press(
        task,
        () => presses.complete(task, made),
        (data) => withLabel(statusToast(localName(task.name), 'completed'), data?.completePrepTask.lotId ?? null),
      ),
    skip: (task, reason) =>
      void press(
        task,
        () => presses.skip(task, reason),
        () => ({ title: words('skipped'), description: localName(task.name) }),
      ),
    isBusy: attempts.isBusy,
    waitingOn: outbox.waitingOn,
    failureOf: (id) => attempts.failureOf(id) ?? outbox.failureOf(id),
    dismissFailure,
  };
}

/** The toast about the last act that ended a task, with Undo as long as the server allows it. */
function useUndoToast(retract: (press: Press) => boolean) {
  const t = useTexts(prepTexts);
  const shown = useRef('');
  return {
    offer(outcome: PressOutcome<unknown>, content: ToastContent, undo: () => void) {
      if (outcome.status === 'refused') return;
      const onPress = () => {
        if (outcome.status === 'queued' && retract(outcome.press)) return;
        undo();
      };
      const action = { label: t('undo'), onPress };
      shown.current = showToast({ ...content, action });
    },
    /** For an undo in the row itself. */
    dismiss: () => dismissToast(shown.current),
  };
}
