import { validate as isUuid } from 'uuid';
import { auditFilter } from '#schema/inputs/audit.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { can } from '#schema/permissions.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import type { Page, PageInput } from '../../platform/graphql/connection.ts';
import { businessDayBounds } from '#schema/business-day.ts';
import { DAY } from '#schema/milliseconds.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import {
  type AuditActionRow,
  type AuditEntryRow,
  type AuditRow,
  findLastChange,
  listActions,
  listActivity,
  listAudit,
} from './audit.queries.ts';

/** One page of everything that happened, newest first. Dates are the kitchen's business days, both included. */
export async function auditPage(
  ctx: Context,
  input: InputOf<typeof auditFilter> | null | undefined,
  page: PageInput,
): Promise<Page<AuditEntryRow>> {
  const viewer = authorize(ctx, 'audit.read');
  const { from, to, ...filter } = parse(auditFilter, input ?? {});
  if ([filter.actorId, filter.entityId].some((id) => id !== undefined && !isUuid(id))) throw notFound('person or row');
  if (from && to && from > to) throw invalid(msg('text.field', { field: 'from', problem: msg('common.datesCrossed') }));
  const params = {
    ...filter,
    from: from ? businessDayBounds(viewer.kitchen, from).start : null,
    before: to ? businessDayBounds(viewer.kitchen, to).end : null,
    page,
    subjects: ctx.auditSubjects,
  };
  return ctx.read((db) => listAudit(db, viewer, params));
}

/** The kinds of action that the log's filters offer, at most 200. */
export async function auditActions(ctx: Context): Promise<AuditActionRow[]> {
  const viewer = authorize(ctx, 'audit.read');
  return ctx.read((db) => listActions(db, viewer));
}

/** What the kitchen did in the last 24 hours, newest first, at most 50. */
export async function recentActivity(ctx: Context, first: number): Promise<AuditRow[]> {
  const viewer = authorize(ctx, 'activity.read');
  if (first < 1 || first > limits.activityMax)
    throw invalid(
      msg('text.field', { field: 'first', problem: msg('common.howManyRows', { count: limits.activityMax }) }),
    );
  const params = { since: new Date(Date.now() - DAY), limit: first, subjects: ctx.auditSubjects };
  return ctx.read((db) => listActivity(db, viewer, params));
}

/** Who edited a row last, and when; null when that is not recorded, or when the viewer's role does not edit such rows. */
export async function lastChange(ctx: Context, entity: string, entityId: string): Promise<AuditRow | null> {
  const viewer = authorize(ctx, 'activity.read');
  if (!isUuid(entityId)) throw notFound('person or row');
  const { auditSubjects: subjects } = ctx;
  const mayKnow = subjects[entity]?.editedByManagers === true || can(viewer.grants, 'audit.read');
  if (!mayKnow) return null;
  return (await ctx.read((db) => findLastChange(db, viewer, { entity, entityId, subjects }))) ?? null;
}
