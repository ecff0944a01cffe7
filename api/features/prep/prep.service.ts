import { validate as isUuid } from 'uuid';
import { prepTasksFilter } from '#schema/inputs/prep.ts';
import type { InitialData } from '#schema/live.ts';
import { can } from '#schema/permissions.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { notFound } from '../../platform/errors.ts';
import { findOrganization } from '../organizations/organizations.queries.ts';
import { parse } from '../../platform/context/parse.ts';
import { prepDay } from './prep-day.ts';
import { redactForDisplay } from './prep-task.redaction.ts';
import { findPrepTask, findPrepTasks, listMyPrepTasks, listPrepEvents, listPrepTasks } from './prep-tasks.queries.ts';
import { countByStatus } from './prep.queries.ts';
import type { PrepStatus, PrepTaskEvent, PrepTaskView } from './prep-task.view.ts';

/** The tasks on a business day's list, today's without a date; canceled ones only when asked for. */
export async function prepTasks(ctx: Context, filter: unknown): Promise<PrepTaskView[]> {
  const viewer = authorize(ctx, 'prep.board');
  const { date, stationId = null, prepListId = null, statuses = null } = parse(prepTasksFilter, filter);
  if ([stationId, prepListId].some((id) => id !== null && !isUuid(id))) return [];
  return ctx.read(async (db) => {
    const day = prepDay(await findOrganization(db), new Date(), date);
    const rows = await listPrepTasks(db, viewer, { day, stationId, prepListId, statuses });
    return rows.map((row) => redactForDisplay(viewer, row));
  });
}

/** Today's tasks of the viewer, and those they may claim. */
export async function myPrepTasks(ctx: Context): Promise<PrepTaskView[]> {
  const viewer = authorize(ctx, 'prep.read');
  return ctx.read(async (db) => listMyPrepTasks(db, viewer, prepDay(await findOrganization(db), new Date())));
}

export async function prepTask(ctx: Context, id: string): Promise<PrepTaskView> {
  const viewer = authorize(ctx, 'prep.board');
  const row = isUuid(id) ? await ctx.read((db) => findPrepTask(db, viewer, id)) : undefined;
  if (!row) throw notFound('task');
  return redactForDisplay(viewer, row);
}

/** Those of these tasks that the kitchen has. */
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

/** How today's prep stands. */
export async function prepStatus(ctx: Context): Promise<PrepStatus> {
  authorize(ctx, 'prep.board');
  return ctx.read(async (db) => {
    const organization = await findOrganization(db);
    const now = new Date();
    return countByStatus(db, prepDay(organization, now), now);
  });
}

/** Today's prep, for a socket's first message. */
export async function initialPrepStatus(ctx: Context): Promise<Pick<InitialData, 'prepStatus'>> {
  if (!can(ctx.viewer?.grants, 'prep.board')) return { prepStatus: { total: 0, completed: 0 } };
  const { total, completed } = await prepStatus(ctx);
  return { prepStatus: { total, completed } };
}
