import { validate as isUuid } from 'uuid';
import { lineCheckInput, lineChecksWanted, noteMissedLineCheckInput } from '#schema/inputs/line-checks.ts';
import { openFailures } from '#schema/line-check-verdict.ts';
import { msg } from '#schema/messages.ts';
import { authorize, isPublicDisplay } from '../../platform/context/access.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import type { Db } from '../../platform/database/tables.ts';
import { find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict, forbidden, invalid, notFound } from '../../platform/errors.ts';
import { businessDate } from '../organizations/business-day.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { findOrganization } from '../organizations/organizations.queries.ts';
import { parse } from '../../platform/context/parse.ts';
import { notifyFailures } from './line-check-failures.ts';
import { planLineChecks } from './line-check-plan.service.ts';
import { isLate, mayRun, statusAt } from './line-check.policy.ts';
import { LineCheck } from './line-check.entity.ts';
import { listReadings } from './line-check-readings.queries.ts';
import {
  findLineCheck,
  findLineChecks,
  type ItemRow,
  type LineCheckFound,
  listItems,
  listLineChecks,
} from './line-checks.queries.ts';
import type { LineCheckView } from './line-check.view.ts';
import type { LineCheckAnswerView } from './line-check-answer.view.ts';
import type { LastAnswer, LineCheckEntry, LineCheckSheet } from './line-check-sheet.view.ts';

/** A business day's runs, soonest due first. Today's are made on the spot when the job has not come round yet. */
export async function lineChecks(ctx: Context, input: unknown): Promise<LineCheckView[]> {
  const viewer = authorize(ctx, 'line-checks.board');
  const { date } = parse(lineChecksWanted, input);
  const now = new Date();
  const look = () =>
    ctx.read(async (db) => {
      const organization = await findOrganization(db);
      const today = businessDate(organization, now);
      const rows = await listLineChecks(db, viewer.organizationId, date ?? today);
      return { rows, toPlan: rows.length === 0 && organization.lineCheckEnabled && (date ?? today) === today };
    });
  let seen = await look();
  if (seen.toPlan) {
    await ctx.write('line_checks.planned', {}, planLineChecks);
    seen = await look();
  }
  return seen.rows.map((row) => seenBy(viewer, row, now));
}

/** One run with what it asks and what was answered. */
export async function lineCheckSheet(ctx: Context, id: string): Promise<LineCheckSheet> {
  const viewer = authorize(ctx, 'line-checks.read');
  return ctx.read((db) => readSheet(db, viewer, id));
}

/** One run, without its items. */
export async function lineCheck(ctx: Context, id: string): Promise<LineCheckView> {
  const viewer = authorize(ctx, 'line-checks.read');
  const row = isUuid(id) ? await ctx.read((db) => findLineCheck(db, viewer.organizationId, id)) : undefined;
  if (!row) throw notFound('line check');
  return seenBy(viewer, row, new Date());
}

/** Those of these runs that the kitchen has. */
export async function lineChecksById(ctx: Context, ids: readonly string[]): Promise<LineCheckView[]> {
  const viewer = authorize(ctx, 'line-checks.read');
  const rows = await ctx.read((db) => findLineChecks(db, viewer.organizationId, ids));
  return rows.map((row) => seenBy(viewer, row, new Date()));
}

/** Begins an open run, or takes up one that somebody has begun. */
export async function startLineCheck(ctx: Context, input: unknown): Promise<LineCheckSheet> {
  const viewer = authorize(ctx, 'line-checks.work');
  const { id, version } = parse(lineCheckInput, input);
  return ctx.write('line_check.started', input, async (tx) => {
    const run = await findRunnable(tx, viewer, id, version);
    if (run.status !== 'in_progress') {
      const before = run.status;
      run.status = 'in_progress';
      run.startedAt = tx.now;
      run.startedById = viewer.id;
      recordRun(tx, run, { status: [before, run.status] });
      await tx.em.flush();
    }
    return readSheet(tx.db, viewer, id);
  });
}

/** Hands a run in: everything answered, every reading out of range with what was done about it. */
export async function submitLineCheck(ctx: Context, input: unknown): Promise<LineCheckSheet> {
  const viewer = authorize(ctx, 'line-checks.work');
  const { id, version } = parse(lineCheckInput, input);
  return ctx.write('line_check.submitted', input, async (tx) => {
    const run = await findRunnable(tx, viewer, id, version);
    if (run.status !== 'in_progress') throw conflict(msg('check.startFirst'));
    const { entries } = await readSheet(tx.db, viewer, id);
    refuseUnfinished(entries);
    run.status = 'submitted';
    run.submittedAt = tx.now;
    run.submittedById = viewer.id;
    run.itemCount = entries.length;
    const failed = entries.flatMap(({ readings }) => readings).filter(({ result }) => result === 'fail').length;
    recordRun(tx, run, { status: ['in_progress', 'submitted'], items: entries.length, failed });
    await notifyFailures(tx, run, entries);
    await tx.em.flush();
    return readSheet(tx.db, viewer, id);
  });
}

/** A manager's word on why a run was missed. The run stays missed. */
export async function noteMissedLineCheck(ctx: Context, input: unknown): Promise<LineCheckView> {
  const viewer = authorize(ctx, 'line-checks.plan');
  const { id, version, reason } = parse(noteMissedLineCheckInput, input);
  return ctx.write('line_check.missed_noted', input, async (tx) => {
    const run = await find(tx, LineCheck, 'line check', id, { version });
    if (statusAt(run, tx.now) !== 'missed') throw conflict(msg('check.notMissed'));
    recordRun(tx, run, { missedReason: [run.missedReason, reason] });
    run.status = 'missed';
    run.missedReason = reason;
    await tx.em.flush();
    const row = await findLineCheck(tx.db, viewer.organizationId, id);
    if (!row) throw notFound('line check');
    return seenBy(viewer, row, tx.now);
  });
}

/** The run for working on now, locked. Refuses with the reason when this person or this moment is not right. */
export async function findRunnable(tx: Transaction, viewer: Viewer, id: string, version?: number): Promise<LineCheck> {
  const run = await find(tx, LineCheck, 'line check', id, { version, lock: true });
  const organization = await tx.em.findOneOrFail(Organization, { id: tx.organizationId });
  if (!organization.lineCheckEnabled) throw conflict(msg('check.switchedOff'));
  if (!mayRun(organization, viewer)) throw forbidden(msg('check.givenToOthers'));
  switch (statusAt(run, tx.now)) {
    case 'scheduled':
      throw conflict(msg('check.notOpen'));
    case 'submitted':
      throw conflict(msg('check.submitted'));
    case 'missed':
      throw conflict(msg('check.closed'));
    case 'open':
    case 'in_progress':
      return run;
  }
}

/** A run with every reading; `savedAnswerId` is the one that the calling mutation has just saved or acted on. */
export async function readSheet(
  db: Db,
  viewer: Viewer,
  id: string,
  savedAnswerId: string | null = null,
): Promise<LineCheckSheet> {
  const run = isUuid(id) ? await findLineCheck(db, viewer.organizationId, id) : undefined;
  if (!run) throw notFound('line check');
  const items = await listItems(db, run);
  const readings = Map.groupBy(await listReadings(db, viewer.organizationId, id), (reading) => reading.templateItemId);
  const check = seenBy(viewer, run, new Date());
  const over = check.status === 'submitted';
  return {
    id: run.id,
    check,
    savedAnswerId,
    entries: items
      .map((item) => entryOf(item, readings.get(item.id) ?? []))
      // What was added to the template since is not part of a record that is closed.
      .filter(({ answer }) => answer !== null || !over),
  };
}

function entryOf(item: ItemRow, readings: readonly LineCheckAnswerView[]): LineCheckEntry {
  const answer = readings.at(-1) ?? null;
  return { item, answer, readings, openFailures: openFailures(readings).length, last: lastOf(item) };
}

function seenBy(viewer: Viewer, row: LineCheckFound, now: Date): LineCheckView {
  const standing = { status: statusAt(row, now), late: isLate(row, now), mayRun: mayRun(row, viewer) };
  // A wall names people only as the kitchen lets it (boardPeople), and shows no remarks.
  const hidden = isPublicDisplay(viewer) ? { startedByName: null, submittedByName: null, missedReason: null } : {};
  return { ...row, ...standing, ...hidden };
}

function lastOf(item: ItemRow): LastAnswer | null {
  if (!item.lastAt || !item.lastResult || !item.lastByName) return null;
  return {
    result: item.lastResult,
    temperature: item.lastTemperature,
    temperatureUnit: item.lastTemperatureUnit,
    number: item.lastNumber,
    yes: item.lastYes,
    answeredAt: item.lastAt,
    byName: item.lastByName,
  };
}

/** Throws with the names of what was not read, or has a reading out of range without an action. */
function refuseUnfinished(entries: readonly LineCheckEntry[]): void {
  const open = entries.filter(({ answer }) => !answer).map(({ item }) => item.name);
  if (open.length > 0) throw invalid(msg('check.notAnswered', { names: named(open) }));
  const undecided = entries.filter((entry) => entry.openFailures > 0).map(({ item }) => item.name);
  if (undecided.length > 0) throw invalid(msg('check.sayWhatYouDid', { names: named(undecided) }));
}

function named(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
}

function recordRun(tx: Transaction, run: LineCheck, changes: object): void {
  tx.record({
    entity: 'LineCheck',
    entityId: run.id,
    changes: { name: run.name, ...changes },
    live: { type: 'LINE_CHECK_UPDATED', data: { id: run.id, version: run.version + 1 } },
  });
}
