import { holderOf } from '#schema/task-holder.ts';
import { useViewer } from '../../../platform/session/viewer.ts';
import type { NewPress } from '../../../platform/offline/new-press.ts';
import { fieldsBefore, lastToSet } from '../../../platform/offline/queue.ts';
import { useOutboxState } from '../../../platform/offline/useOutbox.ts';
import { type PressOutcome, usePress } from '../../../platform/offline/usePress.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import {
  ClaimPrepTaskDocument,
  CompletePrepTaskDocument,
  HoldPrepTaskDocument,
  type PrepRowFragment,
  ReleasePrepTaskDocument,
  ResumePrepTaskDocument,
  SkipPrepTaskDocument,
  StartPrepTaskDocument,
  UndoPrepTaskDocument,
} from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';

/** The quantity made. */
export interface Made {
  readonly actualQuantity: string;
  readonly note: string | null;
  readonly confirm: boolean;
  /** Why a manager allows expired ingredients. */
  readonly overrideReason?: string;
}

export type PressName = 'start' | 'hold' | 'resume' | 'claim' | 'release' | 'undo';

type Send = (task: PrepRowFragment) => Promise<PressOutcome<unknown>>;

const now = () => new Date().toISOString();
const of = (task: PrepRowFragment) => ({ input: { id: task.id } });

function pressOn({ id }: PrepRowFragment) {
  return { subject: id, row: { __typename: 'PrepTask', id }, timed: true, keepsRefusal: true };
}

/** The task with its holder after the act. */
function held(task: PrepRowFragment): PrepRowFragment {
  const holderId = holderOf(task, () => true);
  const names = new Map([
    [task.startedById, task.startedByName],
    [task.assigneeId, task.assigneeName],
  ]);
  return { ...task, holderId, holderName: names.get(holderId) ?? null };
}

function useUndo() {
  const undo = usePress(UndoPrepTaskDocument);
  const { presses, accepted } = useOutboxState();
  return (task: PrepRowFragment, options: Pick<NewPress, 'subject' | 'title' | 'timed'>) => {
    // The former values are known only for acts of this page; for others the row changes with the server's response.
    const last = lastToSet([...accepted, ...presses], task.id, ['status', task.status]);
    // Undo does not remove a note that was written with the act.
    const before = last && { ...task, ...fieldsBefore(last), note: task.note, undoSeconds: 0 };
    const shown = before && { optimistic: { undoPrepTask: held({ ...before }) } };
    return undo(of(task), { ...options, ...shown, invalidates: ['prepTasks', 'myPrepTasks'] });
  };
}

/** The acts on a task that also work without a network: the row shows them at once. */
export function useTaskPresses() {
  const localName = useNames();
  const t = useTexts(prepTexts);
  const viewer = useViewer();
  const start = usePress(StartPrepTaskDocument);
  const hold = usePress(HoldPrepTaskDocument);
  const resume = usePress(ResumePrepTaskDocument);
  const claim = usePress(ClaimPrepTaskDocument);
  const release = usePress(ReleasePrepTaskDocument);
  const complete = usePress(CompletePrepTaskDocument);
  const skip = usePress(SkipPrepTaskDocument);
  const undo = useUndo();

  const options = (task: PrepRowFragment, act: string) => ({
    ...pressOn(task),
    title: t('nameOf', { action: act, name: localName(task.name) }),
  });
  const steps: Record<PressName, Send> = {
    start: (task) => {
      const by = { startedAt: now(), startedById: viewer.id, startedByName: viewer.name };
      const after = { ...task, ...by, status: 'in_progress' } as const;
      return start(of(task), { ...options(task, t('start')), optimistic: { startPrepTask: held(after) } });
    },
    hold: (task) => {
      const after = { ...task, status: 'on_hold', heldAt: now() } as const;
      return hold(of(task), { ...options(task, t('hold')), optimistic: { holdPrepTask: after } });
    },
    resume: (task) => {
      const after = { ...task, status: 'in_progress', heldAt: null } as const;
      return resume(of(task), { ...options(task, t('resume')), optimistic: { resumePrepTask: after } });
    },
    claim: (task) => {
      const after = { ...task, assigneeId: viewer.id, assigneeName: viewer.name };
      return claim(of(task), { ...options(task, t('claim')), optimistic: { claimPrepTask: held(after) } });
    },
    release: (task) => {
      const after = { ...task, assigneeId: null, assigneeName: null };
      const invalidates = ['myPrepTasks'] as const;
      return release(of(task), {
        ...options(task, t('release')),
        optimistic: { releasePrepTask: held(after) },
        invalidates,
      });
    },
    undo: (task) => undo(task, options(task, t('undo'))),
  };

  return {
    ...steps,
    complete(task: PrepRowFragment, made: Made) {
      const { actualQuantity } = made;
      const byViewer = { completedById: viewer.id, completedByName: viewer.name };
      const ended = { status: 'completed', actualQuantity, completedAt: now(), ...byViewer } as const;
      const optimistic = { completePrepTask: { ...task, ...ended, note: made.note ?? task.note } };
      return complete({ input: { id: task.id, ...made } }, { ...options(task, t('finish')), optimistic });
    },
    skip(task: PrepRowFragment, reason: string) {
      const optimistic = { skipPrepTask: { ...task, status: 'skipped', skipReason: reason } } as const;
      return skip({ input: { id: task.id, reason } }, { ...options(task, t('skip')), optimistic });
    },
  };
}
