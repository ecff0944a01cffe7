import { sameValue } from '../../../platform/database/changes.ts';
import { limits } from '#schema/limits.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { addDays, businessDate } from '#schema/business-day.ts';
import { MINUTE } from '#schema/milliseconds.ts';
import { Organization } from '../../organizations/organization.entity.ts';
import {
  deleteRuns,
  insertRuns,
  listPlannedRuns,
  listPlannedTemplates,
  listShiftTimes,
  type PlannedRun,
  type PlannedTemplate,
} from './line-check-plan.queries.ts';
import { dueInstants, statusAt } from './line-check.policy.ts';
import { LineCheck } from './line-check.entity.ts';

/** The maximum number of runs that change per minute; the next minute continues. */
const RUNS_PER_MINUTE = 500;

/**
 * Creates the missing runs of yesterday, today and the hours ahead, and deletes unstarted ones that no template plans any
 * more. A run that is still planned for the same time stays the same run and gets the template's present name and window:
 * somebody without a network may have started it. Safe to repeat and to run concurrently: a run is unique by template and
 * due time.
 */
export async function planLineChecks(tx: Transaction): Promise<void> {
  const organization = await tx.em.findOneOrFail(Organization, { id: tx.organizationId });
  const dates = datesToPlan(organization, tx.now);
  const templates = organization.lineCheckEnabled
    ? await listPlannedTemplates(tx.db, tx.organizationId, limits.lineCheckTemplatesMax)
    : [];
  const shifts = await listShiftTimes(tx.db, tx.organizationId);
  const existing = await listPlannedRuns(tx.db, tx.organizationId, dates);
  const planned = templates.flatMap((template) =>
    dates.flatMap((date) =>
      dueInstants(template, organization, shifts, date).map((dueAt) => runOf(tx, template, date, dueAt)),
    ),
  );

  const existingKeys = new Set(existing.map(keyOf));
  const changedAt = new Map(templates.map(({ id, updatedAt }) => [id, latest(updatedAt, organization.updatedAt)]));
  // Runs due before their template was last changed could not be done, and must not count as missed.
  const missing = planned.filter(
    (run) => !existingKeys.has(keyOf(run)) && run.dueAt >= (changedAt.get(run.templateId) ?? run.dueAt),
  );
  const plannedByKey = new Map(planned.map((run) => [keyOf(run), run]));
  const unstarted = existing.filter(({ status }) => status === 'scheduled' || status === 'open');
  const obsolete = unstarted.filter(
    (run) => !plannedByKey.has(keyOf(run)) && (run.dueAt > tx.now || !organization.lineCheckEnabled),
  );
  const changed = await updateRuns(
    tx,
    unstarted.filter(({ dueAt }) => dueAt > tx.now),
    plannedByKey,
  );
  if (missing.length > 0) await insertRuns(tx.db, missing);
  if (obsolete.length > 0) {
    const ids = obsolete.map(({ id }) => id);
    await deleteRuns(tx.db, tx.organizationId, ids);
  }
  if (missing.length + obsolete.length + changed > 0) {
    tx.record({
      action: 'line_checks.planned',
      entity: 'LineCheck',
      entityId: null,
      changes: { planned: missing.length, withdrawn: obsolete.length, ...(changed > 0 ? { changed } : {}) },
      live: { type: 'LINE_CHECK_UPDATED', data: { id: tx.organizationId, version: 0 } },
    });
  }
}

/** What a run takes from its template when it is planned. */
const plannedFields = ['name', 'locationId', 'businessDate', 'opensAt', 'closesAt', 'itemCount'] as const;

/** Gives runs what their templates plan now. Returns how many were different. */
async function updateRuns(
  tx: Transaction,
  runs: readonly PlannedRun[],
  plannedByKey: ReadonlyMap<string, LineCheck>,
): Promise<number> {
  const isDifferent = (run: PlannedRun) => {
    const planned = plannedByKey.get(keyOf(run));
    return planned && plannedFields.some((field) => !sameValue(run[field], planned[field]));
  };
  const ids = runs.filter(isDifferent).map(({ id }) => id);
  if (ids.length === 0) return 0;
  for (const run of await tx.em.find(LineCheck, { id: { $in: ids }, startedAt: null })) {
    const planned = plannedByKey.get(keyOf(run));
    if (!planned) continue;
    Object.assign(run, Object.fromEntries(plannedFields.map((field) => [field, planned[field]])));
    if (run.opensAt > tx.now) run.status = 'scheduled';
  }
  await tx.em.flush();
  return ids.length;
}

/** Opens due runs, and closes those whose window has passed. */
export async function advanceLineChecks(tx: Transaction): Promise<void> {
  const runs = await tx.em.find(
    LineCheck,
    { status: { $in: ['scheduled', 'open', 'in_progress'] }, opensAt: { $lte: tx.now } },
    { limit: RUNS_PER_MINUTE, orderBy: { dueAt: 'asc' } },
  );
  for (const run of runs) {
    const status = statusAt(run, tx.now);
    if (status === run.status) continue;
    tx.record({
      action: `line_check.${status === 'missed' ? 'missed' : 'opened'}`,
      entity: 'LineCheck',
      entityId: run.id,
      changes: { name: run.name, status: [run.status, status] },
      live: { type: 'LINE_CHECK_UPDATED', data: { id: run.id, version: run.version + 1 } },
    });
    run.status = status;
  }
  await tx.em.flush();
}

/** Yesterday for runs that a stopped server did not create; tomorrow as soon as one of its checks may open. */
function datesToPlan(organization: Organization, now: Date): string[] {
  const today = businessDate(organization, now);
  const ahead = businessDate(organization, new Date(now.getTime() + limits.lineCheckOpenMinutesMax * MINUTE));
  return [...new Set([addDays(today, -1), today, ahead])];
}

function runOf(tx: Transaction, template: PlannedTemplate, date: string, dueAt: Date): LineCheck {
  return Object.assign(new LineCheck(), {
    organizationId: tx.organizationId,
    locationId: template.locationId,
    templateId: template.id,
    name: template.name,
    businessDate: date,
    opensAt: new Date(dueAt.getTime() - template.openMinutes * MINUTE),
    dueAt,
    closesAt: new Date(dueAt.getTime() + template.graceMinutes * MINUTE),
    itemCount: template.itemCount,
  });
}

function keyOf(run: Pick<PlannedRun, 'templateId' | 'dueAt'>): string {
  return `${run.templateId} ${run.dueAt.getTime()}`;
}

function latest(one: Date, other: Date): Date {
  return one > other ? one : other;
}
