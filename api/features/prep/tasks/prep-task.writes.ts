import type { LivePrepTask } from '#schema/live.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { can } from '#schema/permissions.ts';
import { holderOf } from '#schema/task-holder.ts';
import type { PrepTaskStatus } from '#schema/vocabulary.ts';
import type { Viewer } from '../../../platform/context/context.ts';
import { notBefore } from '../../../platform/database/occurred-at.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict } from '../../../platform/errors.ts';
import { decimalText } from '../../../platform/graphql/scalars.ts';
import { noteForDisplay, redactForDisplay } from './prep-task-redaction.policy.ts';
import { User } from '../../users/user.entity.ts';
import { PrepTask } from './prep-task.entity.ts';
import { findPrepTask } from './prep-tasks.queries.ts';
import type { PrepTaskView } from './prep-task.view.ts';
import { type Changes, changesBetween } from '../../../platform/database/changes.ts';

/** The fields whose changes go into the audit log. */
const auditedFields = [
  'name',
  'status',
  'targetQuantity',
  'unit',
  'actualQuantity',
  'dueAt',
  'priority',
  'note',
  'skipReason',
  'overrideReason',
] as const satisfies readonly (keyof PrepTask)[];
const decimals: readonly string[] = ['targetQuantity', 'actualQuantity'] satisfies (typeof auditedFields)[number][];

/**
 * Changes a task: locks the row, calls `apply`, which changes it or throws, refuses a stale version, and stores the event.
 * `apply` may return further changes to record; its transaction is of no time before the task existed or its last step. Resolves
 * to the row as screens show it.
 */
export async function changeTask(
  write: Transaction,
  viewer: Viewer,
  input: { readonly id: string; readonly version?: number | undefined },
  apply: (task: PrepTask, tx: Transaction) => Promise<Changes | void> | Changes | void,
): Promise<PrepTaskView> {
  const task = await find(write, PrepTask, 'task', input.id, { lock: true });
  const tx = notBefore(write, task.createdAt, task.startedAt, task.previousAt);
  const version = task.version;
  const before = auditedValues(task);
  const more = (await apply(task, tx)) ?? {};
  if (input.version !== undefined && input.version !== version) {
    throw conflict(msg('prep.changedMeanwhile'));
  }
  await tx.em.flush();
  tx.record({
    entity: 'PrepTask',
    entityId: task.id,
    changes: { ...changesBetween(before, auditedValues(task), decimals), ...more, ...lateness(tx) },
    live: { type: 'PREP_TASK_UPDATED', data: liveTask(task, task.status !== before['status']) },
  });
  return reloadTask(tx, viewer, task.id);
}

/** When an act was done that was sent much later, for the task's history. */
function lateness({ occurredAt, now }: Transaction): Changes {
  const isLate = now.getTime() - occurredAt.getTime() > limits.sentLate;
  return isLate ? { occurredAt: [null, occurredAt.toISOString()] } : {};
}

/** The event of a new task. */
export function recordPlanned(tx: Transaction, task: PrepTask, changes: unknown): void {
  tx.record({
    action: 'prep_task.added',
    entity: 'PrepTask',
    entityId: task.id,
    changes,
    live: { type: 'PREP_TASK_UPDATED', data: liveTask(task, true) },
  });
}

/** Who has a task; null while it is free, and once it has ended. */
export async function findHolder(tx: Transaction, task: PrepTask): Promise<User | null> {
  const ids = [task.assigneeId, task.startedById].filter((id) => id !== null);
  const members = await tx.em.find(User, { id: { $in: ids } });
  const holderId = holderOf(task, (id) => members.find((member) => member.id === id)?.kind === 'person');
  return members.find(({ id }) => id === holderId) ?? null;
}

/** Sets a status that can be undone. */
export function setStatus(tx: Transaction, task: PrepTask, status: PrepTaskStatus): void {
  task.previousStatus = task.status;
  task.status = status;
  task.previousAt = tx.occurredAt;
  task.changedById = tx.actorId;
}

/** Ends the current hold and adds its seconds. */
export function endHold(tx: Transaction, task: PrepTask): void {
  if (!task.heldAt) return;
  task.heldSeconds += Math.max(0, Math.round((tx.occurredAt.getTime() - task.heldAt.getTime()) / 1_000));
  task.heldAt = null;
}

/** Until when this person may undo the last step; null when they may not. */
export function undoUntil(task: PrepTask, viewer: Viewer | null, now: Date): Date | null {
  if (!viewer || !task.previousStatus || !task.previousAt) return null;
  if (task.changedById !== viewer.id && !can(viewer.grants, 'prep.plan')) return null;
  const until = new Date(task.previousAt.getTime() + limits.undoWindow);
  return until > now ? until : null;
}

/** How many whole seconds undo is still open for this person; 0 when it is not. */
export function undoSeconds(task: PrepTask, viewer: Viewer | null, now: Date): number {
  const until = undoUntil(task, viewer, now);
  return until ? Math.ceil((until.getTime() - now.getTime()) / 1_000) : 0;
}

/** The task as screens show it, within the transaction that changed it. */
export async function reloadTask(tx: Transaction, viewer: Viewer, id: string): Promise<PrepTaskView> {
  const row = await findPrepTask(tx.db, viewer, id);
  if (!row) throw new Error(`The task ${id} is missing within its own transaction.`);
  return redactForDisplay(viewer, row);
}

/** The task as live messages contain it. */
export function liveTask(task: PrepTask, statusChanged: boolean): LivePrepTask {
  return {
    id: task.id,
    version: task.version,
    name: task.name,
    status: task.status,
    statusChanged,
    businessDate: task.businessDate,
    stationId: task.stationId,
    priority: task.priority,
    dueAt: task.dueAt.toISOString(),
    latestStartAt: instant(task.latestStartAt),
    targetQuantity: decimalText(task.targetQuantity),
    unit: task.unit,
    parAtPlan: task.parAtPlan && decimalText(task.parAtPlan),
    onHandAtPlan: task.onHandAtPlan && decimalText(task.onHandAtPlan),
    actualQuantity: task.actualQuantity && decimalText(task.actualQuantity),
    assigneeId: task.assigneeId,
    startedAt: instant(task.startedAt),
    startedById: task.startedById,
    heldAt: instant(task.heldAt),
    heldSeconds: task.heldSeconds,
    completedAt: instant(task.completedAt),
    completedById: task.completedById,
    note: noteForDisplay(task),
    recurringTaskId: task.recurringTaskId,
    needsNote: task.needsNote,
    needsPhoto: task.needsPhoto,
    thawFor: task.thawFor,
    previousAt: instant(task.previousAt),
    changedById: task.changedById,
  };
}

function instant(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}

function auditedValues(task: PrepTask): Readonly<Record<string, unknown>> {
  return Object.fromEntries(auditedFields.map((field) => [field, task[field]]));
}
