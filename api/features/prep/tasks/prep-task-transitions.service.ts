import { localTime } from '#schema/business-day.ts';
import { assignPrepTaskInput, notePrepTaskInput, prepTaskInput, skipPrepTaskInput } from '#schema/inputs/prep.ts';
import { type Message, msg } from '#schema/messages.ts';
import { can, type Permission } from '#schema/permissions.ts';
import { authorize, isPublicDisplay } from '../../../platform/context/access.ts';
import type { Context, Viewer } from '../../../platform/context/context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { conflict, forbidden, invalid } from '../../../platform/errors.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { User } from '../../users/user.entity.ts';
import { labelOf } from '../../users/label.policy.ts';
import { findMember } from '../../users/users.service.ts';
import { changeTask, endHold, findHolder, setStatus } from './prep-task.writes.ts';
import type { PrepTask } from './prep-task.entity.ts';
import type { PrepTaskView } from './prep-task.view.ts';
import { isOpenPrepTask } from '#schema/vocabulary.ts';
import { findKitchen } from '../../organizations/organizations.queries.ts';

/** Starts a pending task. A second start gets CONFLICT with who started it and when. */
export async function startPrepTask(ctx: Context, input: InputOf<typeof prepTaskInput>): Promise<PrepTaskView> {
  return act(ctx, 'prep.bump', 'prep_task.started', input, async (tx, viewer, task) => {
    if (task.status !== 'pending') throw conflict(await whyNotStarted(tx, viewer, task));
    setStatus(tx, task, 'in_progress');
    task.startedAt = tx.occurredAt;
    task.startedById = tx.actorId;
  });
}

/** Pauses a running task. */
export async function holdPrepTask(ctx: Context, input: InputOf<typeof prepTaskInput>): Promise<PrepTaskView> {
  return act(ctx, 'prep.bump', 'prep_task.held', input, (tx, _viewer, task) => {
    if (task.status !== 'in_progress') throw conflict(msg('prep.onlyRunningHeld', { status: stateOf(task) }));
    setStatus(tx, task, 'on_hold');
    task.heldAt = tx.occurredAt;
  });
}

/** Resumes a held task. */
export async function resumePrepTask(ctx: Context, input: InputOf<typeof prepTaskInput>): Promise<PrepTaskView> {
  return act(ctx, 'prep.bump', 'prep_task.resumed', input, (tx, _viewer, task) => {
    if (task.status !== 'on_hold') throw conflict(msg('prep.onlyHeldGoesOn', { status: stateOf(task) }));
    setStatus(tx, task, 'in_progress');
    endHold(tx, task);
  });
}

/** Skips a task, with the reason. */
export async function skipPrepTask(ctx: Context, rawInput: InputOf<typeof skipPrepTaskInput>): Promise<PrepTaskView> {
  const viewer = authorize(ctx, 'prep.work');
  const { occurredAt, ...input } = parse(skipPrepTaskInput, rawInput);
  const skip = (write: Transaction) =>
    changeTask(write, viewer, input, (task, tx) => {
      refuseEnded(task);
      endHold(tx, task);
      setStatus(tx, task, 'skipped');
      task.skipReason = input.reason;
    });
  return ctx.write('prep_task.skipped', input, skip, { occurredAt });
}

/** Cancels a task. */
export async function cancelPrepTask(ctx: Context, input: InputOf<typeof prepTaskInput>): Promise<PrepTaskView> {
  return act(ctx, 'prep.plan', 'prep_task.cancelled', input, (tx, _viewer, task) => {
    refuseEnded(task);
    endHold(tx, task);
    setStatus(tx, task, 'cancelled');
  });
}

/** Assigns a task that nobody has to the viewer. */
export async function claimPrepTask(ctx: Context, input: InputOf<typeof prepTaskInput>): Promise<PrepTaskView> {
  return act(ctx, 'prep.work', 'prep_task.claimed', input, async (tx, viewer, task) => {
    refuseEnded(task);
    if (task.assigneeId === viewer.id) return undefined;
    const holder = await findHolder(tx, task);
    if (holder && holder.id !== viewer.id) throw conflict(heldBy(viewer, holder));
    task.assigneeId = viewer.id;
    return { assignee: [null, viewer.name] };
  });
}

/** Frees one's own task for everyone. */
export async function releasePrepTask(ctx: Context, input: InputOf<typeof prepTaskInput>): Promise<PrepTaskView> {
  return act(ctx, 'prep.work', 'prep_task.released', input, async (tx, viewer, task) => {
    refuseEnded(task);
    if (task.assigneeId !== viewer.id && !can(viewer.grants, 'prep.plan')) {
      throw forbidden(msg('prep.onlyHolderGivesBack'));
    }
    const holder = await nameOf(tx, task.assigneeId);
    task.assigneeId = null;
    return { assignee: [holder, null] };
  });
}

/** Assigns a task to an active person, or frees it. */
export async function assignPrepTask(
  ctx: Context,
  rawInput: InputOf<typeof assignPrepTaskInput>,
): Promise<PrepTaskView> {
  const viewer = authorize(ctx, 'prep.plan');
  const input = parse(assignPrepTaskInput, rawInput);
  return ctx.write('prep_task.assigned', input, (tx) =>
    changeTask(tx, viewer, input, async (task) => {
      refuseEnded(task);
      const before = await nameOf(tx, task.assigneeId);
      const person = input.assigneeId === null ? null : await workingPerson(tx, input.assigneeId);
      task.assigneeId = person?.id ?? null;
      return { assignee: [before, person?.name ?? null] };
    }),
  );
}

/** Writes the cooks' note; empty text removes it. */
export async function notePrepTask(ctx: Context, rawInput: InputOf<typeof notePrepTaskInput>): Promise<PrepTaskView> {
  const viewer = authorize(ctx, 'prep.work');
  const { noteBefore, ...input } = parse(notePrepTaskInput, rawInput);
  const note = input.note || null;
  return ctx.write('prep_task.noted', input, (tx) =>
    changeTask(tx, viewer, input, (task) => {
      const isOther = noteBefore !== undefined && task.note !== (noteBefore || null) && task.note !== note;
      if (isOther) throw conflict(msg('prep.noteChangedMeanwhile'));
      task.note = note;
    }),
  );
}

/** An active, verified person of this kitchen. Throws VALIDATION_FAILED for others. */
export async function workingPerson(tx: Transaction, id: string): Promise<User> {
  const person = await findMember(tx, id);
  if (person.verified && person.status === 'active') return person;
  throw invalid(msg('prep.cannotWork', { name: person.name }), [
    { path: 'assigneeId', message: msg('prep.personCannotWork') },
  ]);
}

type Apply = (tx: Transaction, viewer: Viewer, task: PrepTask) => ReturnType<Parameters<typeof changeTask>[3]>;

function act(
  ctx: Context,
  permission: Permission,
  action: string,
  rawInput: InputOf<typeof prepTaskInput>,
  apply: Apply,
): Promise<PrepTaskView> {
  const viewer = authorize(ctx, permission);
  const { occurredAt, ...input } = parse(prepTaskInput, rawInput);
  const change = (write: Transaction) => changeTask(write, viewer, input, (task, tx) => apply(tx, viewer, task));
  return ctx.write(action, input, change, { occurredAt });
}

/** Throws CONFLICT for a task that has ended. */
export function refuseEnded(task: PrepTask): void {
  if (!isOpenPrepTask(task.status)) throw conflict(msg('prep.noLongerOpen', { status: stateOf(task) }));
}

function stateOf(task: PrepTask): Message {
  return msg(`prep.${task.status}`);
}

async function whyNotStarted(tx: Transaction, viewer: Viewer, task: PrepTask): Promise<Message> {
  const starter = await starterOf(tx, viewer, task);
  if (!isOpenPrepTask(task.status) || !starter || !task.startedAt)
    return msg('prep.cannotStart', { status: stateOf(task) });
  const { timeZone } = await findKitchen(tx);
  const time = msg('text.clock', { time: localTime(timeZone, task.startedAt) });
  return msg('prep.startedBy', { name: starter, time });
}

/** The message that a person has this task; the name is in the form that this viewer may read. */
export function heldBy(viewer: Viewer, holder: User): Message {
  return msg('prep.hasTask', { name: shownName(viewer, holder) });
}

/** The name of who started a task, as this viewer may read it. */
async function starterOf(tx: Transaction, viewer: Viewer, task: PrepTask): Promise<string | Message | null> {
  const user = task.startedById === null ? null : await tx.em.findOne(User, { id: task.startedById });
  return user && shownName(viewer, user);
}

/** The name of a person in the form that this viewer may read. */
export function shownName(viewer: Viewer, user: User): string | Message {
  if (!viewer.device || !isPublicDisplay(viewer)) return user.name;
  return labelOf(user, viewer.device.names) || msg('prep.someone');
}

async function nameOf(tx: Transaction, userId: string | null): Promise<string | null> {
  return userId === null ? null : ((await tx.em.findOne(User, { id: userId }))?.name ?? null);
}
