import { validate as isUuid } from 'uuid';
import { prepTasksFilter } from '#schema/inputs/prep.ts';
import type { InitialData } from '#schema/live.ts';
import { can } from '#schema/permissions.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { prepDay } from './tasks/prep-day.queries.ts';
import { redactForDisplay } from './tasks/prep-task-redaction.policy.ts';
import {
  findPrepTask,
  findPrepTasks,
  listMyPrepTasks,
  listPrepEvents,
  listPrepTasks,
} from './tasks/prep-tasks.queries.ts';
import { countByStatus } from './prep.queries.ts';
import type { PrepStatus, PrepTaskEvent, PrepTaskView } from './tasks/prep-task.view.ts';
import { readOne } from '../../platform/context/read-one.ts';

/** The tasks on a business day's list, today's without a date; canceled ones only on request. */
export async function prepTasks(ctx: Context, filter: InputOf<typeof prepTasksFilter>): Promise<PrepTaskView[]> {
  const viewer = authorize(ctx, 'prep.board');
  const { date, stationId = null, prepListId = null, statuses = null } = parse(prepTasksFilter, filter);
  if ([stationId, prepListId].some((id) => id !== null && !isUuid(id))) return [];
  const day = prepDay(viewer.kitchen, new Date(), date);
  return ctx.read(async (db) => {
    const rows = await listPrepTasks(db, viewer, { day, stationId, prepListId, statuses });
    return rows.map((row) => redactForDisplay(viewer, row));
  });
}

/** Today's tasks of the viewer, and those they may claim. */
export async function myPrepTasks(ctx: Context): Promise<PrepTaskView[]> {
  const viewer = authorize(ctx, 'prep.read');
  return ctx.read((db) => listMyPrepTasks(db, viewer, prepDay(viewer.kitchen, new Date())));
}

export async function prepTask(ctx: Context, id: string): Promise<PrepTaskView> {
  const viewer = authorize(ctx, 'prep.board');
  const row = await readOne(ctx, 'task', id, (db) => findPrepTask(db, viewer, id));
  return redactForDisplay(viewer, row);
}

/** The kitchen's tasks with these ids. */
export async function prepTasksById(ctx: Context, ids: readonly string[]): Promise<PrepTaskView[]> {
  const viewer = authorize(ctx, 'prep.board');
  const rows = await ctx.read((db) => findPrepTasks(db, viewer, ids));
  return rows.map((row) => redactForDisplay(viewer, row));
}

/** What happened to a task, newest first; nothing for one that does not exist. */
export async function prepTaskHistory(ctx: Context, id: string): Promise<PrepTaskEvent[]> {
  const viewer = authorize(ctx, 'prep.read');
  return isUuid(id) ? ctx.read((db) => listPrepEvents(db, viewer, id)) : [];
}

/** The progress of today's prep. */
export async function prepStatus(ctx: Context): Promise<PrepStatus> {
  const { kitchen } = authorize(ctx, 'prep.board');
  const now = new Date();
  return ctx.read((db) => countByStatus(db, prepDay(kitchen, now), now));
}

/** Today's prep, for a socket's first message. */
export async function initialPrepStatus(ctx: Context): Promise<Pick<InitialData, 'prepStatus'>> {
  if (!can(ctx.viewer?.grants, 'prep.board')) return { prepStatus: { total: 0, completed: 0 } };
  const { total, completed } = await prepStatus(ctx);
  return { prepStatus: { total, completed } };
}
