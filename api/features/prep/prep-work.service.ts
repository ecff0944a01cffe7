import { assignPrepTaskInput, notePrepTaskInput, prepTaskInput, skipPrepTaskInput } from '#schema/inputs/prep.ts';
import { type Message, msg } from '#schema/messages.ts';
import { can, type Permission } from '#schema/permissions.ts';
import type { PrepTaskStatus } from '#schema/vocabulary.ts';
import { authorize, isOnWall } from '../../platform/context/access.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import type { Work } from '../../platform/database/work.ts';
import { conflict, forbidden, invalid } from '../../platform/errors.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { parse } from '../../platform/context/parse.ts';
import { User } from '../users/user.entity.ts';
import { labelOf } from '../users/label.policy.ts';
import { findMember } from '../users/users.service.ts';
import { changeTask, endHold, setStatus } from './prep-change.ts';
import type { PrepTask } from './prep-task.entity.ts';
import type { PrepTaskView } from './prep-task.view.ts';

const open: readonly PrepTaskStatus[] = ['pending', 'in_progress', 'on_hold'];

/** Begins a waiting task. The first start wins; the second hears who began it and when. */
export async function startPrepTask(ctx: Context, input: unknown): Promise<PrepTaskView> {
  return act(ctx, 'prep.bump', 'prep_task.started', input, async (work, viewer, task) => {
    if (task.status !== 'pending') throw conflict(await whyNotStarted(work, viewer, task));
    setStatus(work, task, 'in_progress');
    task.startedAt = work.now;
    task.startedById = work.actorId;
  });
}

/** Pauses a running task. */
export async function holdPrepTask(ctx: Context, input: unknown): Promise<PrepTaskView> {
  return act(ctx, 'prep.bump', 'prep_task.held', input, (work, _viewer, task) => {
    if (task.status !== 'in_progress') throw conflict(msg('prep.onlyRunningHeld', { status: stateOf(task) }));
    setStatus(work, task, 'on_hold');
    task.heldAt = work.now;
  });
}

/** Goes on with a held task. */
export async function resumePrepTask(ctx: Context, input: unknown): Promise<PrepTaskView> {
  return act(ctx, 'prep.bump', 'prep_task.resumed', input, (work, _viewer, task) => {
    if (task.status !== 'on_hold') throw conflict(msg('prep.onlyHeldGoesOn', { status: stateOf(task) }));
    setStatus(work, task, 'in_progress');
    endHold(work, task);
  });
}

/** Leaves a task out today, with the reason. */
export async function skipPrepTask(ctx: Context, input: unknown): Promise<PrepTaskView> {
  const viewer = authorize(ctx, 'prep.work');
  const asked = parse(skipPrepTaskInput, input);
  return ctx.write('prep_task.skipped', asked, (work) =>
    changeTask(work, viewer, asked, (task) => {
      refuseEnded(task);
      endHold(work, task);
      setStatus(work, task, 'skipped');
      task.skipReason = asked.reason;
    }),
  );
}

/** Takes a task off the list. */
export async function cancelPrepTask(ctx: Context, input: unknown): Promise<PrepTaskView> {
  return act(ctx, 'prep.plan', 'prep_task.cancelled', input, (work, _viewer, task) => {
    refuseEnded(task);
    endHold(work, task);
    setStatus(work, task, 'cancelled');
  });
}

/** Takes an unassigned task for oneself. */
export async function claimPrepTask(ctx: Context, input: unknown): Promise<PrepTaskView> {
  return act(ctx, 'prep.work', 'prep_task.claimed', input, async (work, viewer, task) => {
    refuseEnded(task);
    if (task.assigneeId === viewer.id) return undefined;
    const holder = await nameOf(work, task.assigneeId);
    if (holder) throw conflict(msg('prep.hasTask', { name: holder }));
    task.assigneeId = viewer.id;
    return { assignee: [null, viewer.name] };
  });
}

/** Gives one's own task back to everybody. */
export async function releasePrepTask(ctx: Context, input: unknown): Promise<PrepTaskView> {
  return act(ctx, 'prep.work', 'prep_task.released', input, async (work, viewer, task) => {
    refuseEnded(task);
    if (task.assigneeId !== viewer.id && !can(viewer.grants, 'prep.plan')) {
      throw forbidden(msg('prep.onlyHolderGivesBack'));
    }
    const holder = await nameOf(work, task.assigneeId);
    task.assigneeId = null;
    return { assignee: [holder, null] };
  });
}

/** Gives a task to a person who works here, or to nobody. */
export async function assignPrepTask(ctx: Context, input: unknown): Promise<PrepTaskView> {
  const viewer = authorize(ctx, 'prep.plan');
  const asked = parse(assignPrepTaskInput, input);
  return ctx.write('prep_task.assigned', asked, (work) =>
    changeTask(work, viewer, asked, async (task) => {
      refuseEnded(task);
      const before = await nameOf(work, task.assigneeId);
      const person = asked.assigneeId === null ? null : await workingPerson(work, asked.assigneeId);
      task.assigneeId = person?.id ?? null;
      return { assignee: [before, person?.name ?? null] };
    }),
  );
}

/** Writes the cooks' note; empty text removes it. */
export async function notePrepTask(ctx: Context, input: unknown): Promise<PrepTaskView> {
  const viewer = authorize(ctx, 'prep.work');
  const asked = parse(notePrepTaskInput, input);
  return ctx.write('prep_task.noted', asked, (work) =>
    changeTask(work, viewer, asked, (task) => {
      task.note = asked.note || null;
    }),
  );
}

/** Somebody of this kitchen who may work now. Throws VALIDATION_FAILED for those waiting or gone. */
export async function workingPerson(work: Work, id: string): Promise<User> {
  const person = await findMember(work, id);
  if (person.verified && person.status === 'active') return person;
  throw invalid(msg('prep.cannotWork', { name: person.name }), [
    { path: 'assigneeId', message: msg('prep.personCannotWork') },
  ]);
}

type Apply = (work: Work, viewer: Viewer, task: PrepTask) => ReturnType<Parameters<typeof changeTask>[3]>;

function act(
  ctx: Context,
  permission: Permission,
  action: string,
  input: unknown,
  apply: Apply,
): Promise<PrepTaskView> {
  const viewer = authorize(ctx, permission);
  const asked = parse(prepTaskInput, input);
  return ctx.write(action, asked, (work) => changeTask(work, viewer, asked, (task) => apply(work, viewer, task)));
}

function refuseEnded(task: PrepTask): void {
  if (!open.includes(task.status)) throw conflict(msg('prep.noLongerOpen', { status: stateOf(task) }));
}

function stateOf(task: PrepTask): Message {
  return msg(`prep.${task.status}`);
}

async function whyNotStarted(work: Work, viewer: Viewer, task: PrepTask): Promise<Message> {
  const starter = await starterOf(work, viewer, task);
  if (!open.includes(task.status) || !starter || !task.startedAt)
    return msg('prep.cannotStart', { status: stateOf(task) });
  const { timeZone } = await work.em.findOneOrFail(Organization, { id: work.organizationId });
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return msg('prep.startedBy', { name: starter, time: clock.format(task.startedAt) });
}

/** As the place where it is read may name them. */
async function starterOf(work: Work, viewer: Viewer, task: PrepTask): Promise<string | Message | null> {
  const user = task.startedById === null ? null : await work.em.findOne(User, { id: task.startedById });
  if (!user || !viewer.device || !isOnWall(viewer)) return user?.name ?? null;
  return labelOf(user, viewer.device.names) || msg('prep.someone');
}

async function nameOf(work: Work, userId: string | null): Promise<string | null> {
  return userId === null ? null : ((await work.em.findOne(User, { id: userId }))?.name ?? null);
}
