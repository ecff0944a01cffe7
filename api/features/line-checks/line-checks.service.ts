import { validate as isUuid } from 'uuid';
import {
  acknowledgeLineCheckInput,
  lineCheckInput,
  lineChecksFilter,
  noteMissedLineCheckInput,
} from '#schema/inputs/line-checks.ts';
import { isNotMeasured, openFailures } from '#schema/line-check-verdict.ts';
import { listOf, type Message, msg } from '#schema/messages.ts';
import { authorize, isPublicDisplay } from '../../platform/context/access.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import type { Db } from '../../platform/database/tables.ts';
import { notBefore } from '../../platform/database/occurred-at.ts';
import { find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict, forbidden, invalid, notFound } from '../../platform/errors.ts';
import { businessDate } from '#schema/business-day.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { notifyFailures } from './answers/line-check-failures.notifications.ts';
import { withdrawOutdated } from './runs/line-check.notifications.ts';
import { planLineChecks } from './runs/line-check-plan.writes.ts';
import { isLate, mayRun, statusAt, submittedAtOf } from './runs/line-check.policy.ts';
import { LineCheck } from './runs/line-check.entity.ts';
import { listReadings } from './answers/line-check-readings.queries.ts';
import {
  findLineCheck,
  findLineChecks,
  type ItemRow,
  type LineCheckRow,
  listItems,
  listLineChecks,
} from './line-checks.queries.ts';
import type { LineCheckView } from './runs/line-check.view.ts';
import type { LineCheckAnswerView } from './answers/line-check-answer.view.ts';
import type { LastAnswer, LineCheckEntry, LineCheckSheet } from './runs/line-check-sheet.view.ts';
import { findKitchen } from '../organizations/organizations.queries.ts';
import { readOne } from '../../platform/context/read-one.ts';

/**
 * A business day's runs, soonest due first; without a date, today's and those of other days that are open now: a closing
 * check may be due after the rollover. Plans today's runs when the job has not done so yet.
 */
export async function lineChecks(ctx: Context, input: InputOf<typeof lineChecksFilter>): Promise<LineCheckView[]> {
  const viewer = authorize(ctx, 'line-checks.board');
  const { date } = parse(lineChecksFilter, input);
  const { kitchen } = viewer;
  const now = new Date();
  const today = businessDate(kitchen, now);
  const readRuns = () =>
    ctx.read(async (db) => {
      const rows = await listLineChecks(db, viewer.organizationId, date ?? today, date ? undefined : now);
      const isPlanned = rows.some((row) => row.businessDate === today);
      return { rows, toPlan: !isPlanned && kitchen.lineCheckEnabled && (date ?? today) === today };
    });
  let result = await readRuns();
  if (result.toPlan) {
    await ctx.write('line_checks.planned', {}, planLineChecks);
    result = await readRuns();
  }
  return result.rows.map((row) => toView(viewer, row, now));
}

/** One run with its items and readings. */
export async function lineCheckSheet(ctx: Context, id: string): Promise<LineCheckSheet> {
  const viewer = authorize(ctx, 'line-checks.read');
  return ctx.read((db) => readSheet(db, viewer, id));
}

/** One run, without its items. */
export async function lineCheck(ctx: Context, id: string): Promise<LineCheckView> {
  const viewer = authorize(ctx, 'line-checks.read');
  const row = await readOne(ctx, 'line check', id, (db) => findLineCheck(db, viewer.organizationId, id));
  return toView(viewer, row, new Date());
}

/** The kitchen's runs with these ids. */
export async function lineChecksById(ctx: Context, ids: readonly string[]): Promise<LineCheckView[]> {
  const viewer = authorize(ctx, 'line-checks.read');
  const rows = await ctx.read((db) => findLineChecks(db, viewer.organizationId, ids));
  return rows.map((row) => toView(viewer, row, new Date()));
}

/** Starts an open run, or continues one that another person has started. */
export async function startLineCheck(ctx: Context, input: InputOf<typeof lineCheckInput>): Promise<LineCheckSheet> {
  const viewer = authorize(ctx, 'line-checks.work');
  const { id, version, occurredAt } = parse(lineCheckInput, input);
  const begin = async (tx: Transaction) => {
    const run = await findRunnable(tx, viewer, id, version);
    if (run.status !== 'in_progress') {
      const before = run.status;
      run.status = 'in_progress';
      run.startedAt = notBefore(tx, run.opensAt).occurredAt;
      run.startedById = viewer.id;
      recordRun(tx, run, { status: [before, run.status] });
      await tx.em.flush();
    }
    return readSheet(tx.db, viewer, id);
  };
  return ctx.write('line_check.started', { id, version }, begin, { occurredAt });
}

/** Submits a run. Throws VALIDATION_FAILED unless every item is answered and every reading out of range has an action. */
export async function submitLineCheck(ctx: Context, input: InputOf<typeof lineCheckInput>): Promise<LineCheckSheet> {
  const viewer = authorize(ctx, 'line-checks.work');
  const { id, version, occurredAt } = parse(lineCheckInput, input);
  const submit = async (tx: Transaction) => {
    const run = await findRunnable(tx, viewer, id, version);
    if (run.status !== 'in_progress') throw conflict(msg('check.startFirst'));
    const sheet = await readSheet(tx.db, viewer, id);
    const submittedAt = submittedAtOf(run, sheet.entries, tx.occurredAt);
    // What was added to the template after a queued submission is not required.
    const entries = sheet.entries.filter(({ answer, item }) => answer !== null || item.createdAt <= submittedAt);
    assertFinished(entries);
    run.status = 'submitted';
    run.submittedAt = submittedAt;
    run.submissionReceivedAt = tx.now;
    run.submittedById = viewer.id;
    run.itemCount = entries.length;
    const failed = entries.flatMap(({ readings }) => readings).filter(({ result }) => result === 'fail').length;
    const notMeasured = entries.filter(({ readings }) => isNotMeasured(readings)).length;
    const facts = { status: ['in_progress', 'submitted'], items: entries.length, failed, notMeasured };
    // It counted as missed while its submission waited for the network.
    recordRun(tx, run, run.missedReason === null ? facts : { ...facts, missedReason: [run.missedReason, null] });
    run.missedReason = null;
    await withdrawOutdated(tx, run);
    await notifyFailures(tx, run, entries);
    await tx.em.flush();
    return readSheet(tx.db, viewer, id);
  };
  return ctx.write('line_check.submitted', { id, version }, submit, { occurredAt });
}

/** Records a manager's reason for a missed run. The run stays missed. */
export async function noteMissedLineCheck(
  ctx: Context,
  input: InputOf<typeof noteMissedLineCheckInput>,
): Promise<LineCheckView> {
  const viewer = authorize(ctx, 'line-checks.plan');
  const { id, version, reason } = parse(noteMissedLineCheckInput, input);
  return ctx.write('line_check.missed_noted', input, async (tx) => {
    const run = await find(tx, LineCheck, 'line check', id, { version });
    if (statusAt(run, tx.now) !== 'missed') throw conflict(msg('check.notMissed'));
    recordRun(tx, run, { missedReason: [run.missedReason, reason] });
    run.status = 'missed';
    run.missedReason = reason;
    return reload(tx, viewer, id);
  });
}

/** A manager acknowledges the readings out of range: the run needs no attention until there is another one. */
export async function acknowledgeLineCheck(
  ctx: Context,
  input: InputOf<typeof acknowledgeLineCheckInput>,
): Promise<LineCheckView> {
  const viewer = authorize(ctx, 'line-checks.plan');
  const { id, version, note, failedCount: seen } = parse(acknowledgeLineCheckInput, input);
  return ctx.write('line_check.acknowledged', input, async (tx) => {
    const run = await find(tx, LineCheck, 'line check', id, { version, lock: true });
    const { failedCount } = (await findLineCheck(tx.db, viewer.organizationId, id)) ?? { failedCount: 0 };
    if (failedCount === 0) throw conflict(msg('check.nothingFailed'));
    if (seen != null && failedCount > seen) throw conflict(msg('check.moreFailed'));
    recordRun(tx, run, note ? { acknowledgementNote: [run.acknowledgementNote, note] } : {});
    [run.acknowledgedAt, run.acknowledgedById, run.acknowledgementNote] = [tx.now, viewer.id, note || null];
    return reload(tx, viewer, id);
  });
}

async function reload(tx: Transaction, viewer: Viewer, id: string): Promise<LineCheckView> {
  await tx.em.flush();
  const row = await findLineCheck(tx.db, viewer.organizationId, id);
  if (!row) throw notFound('line check');
  return toView(viewer, row, tx.now);
}

/** The run, locked. Throws when this viewer may not run it, or it is not open now. */
export async function findRunnable(tx: Transaction, viewer: Viewer, id: string, version?: number): Promise<LineCheck> {
  const run = await find(tx, LineCheck, 'line check', id, { version, lock: true });
  const kitchen = await findKitchen(tx);
  if (!kitchen.lineCheckEnabled) throw conflict(msg('check.switchedOff'));
  if (!mayRun(kitchen, viewer)) throw forbidden(msg('check.givenToOthers'));
  reopenForQueued(tx, run);
  switch (statusAt(run, tx.occurredAt)) {
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

/** Whether it was done before the run closed, and had to wait for the network. */
export function wasQueuedInTime({ occurredAt, now }: Transaction, run: LineCheck): boolean {
  return occurredAt < now && occurredAt < run.closesAt;
}

/** What was done in time but sent after the run closed still belongs to it. The next job run closes what stays unfinished. */
function reopenForQueued(tx: Transaction, run: LineCheck): void {
  if (run.status !== 'missed' || !wasQueuedInTime(tx, run)) return;
  run.status = run.startedAt ? 'in_progress' : 'open';
}

/** A run with every reading; `savedAnswerId` is the one that the calling mutation has just saved or added an action to. */
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
  const check = toView(viewer, run, new Date());
  const isSubmitted = check.status === 'submitted';
  return {
    id: run.id,
    check,
    savedAnswerId,
    entries: items
      .map((item) => entryOf(item, readings.get(item.id) ?? []))
      // Items added to the template later are not part of a submitted record.
      .filter(({ answer }) => answer !== null || !isSubmitted),
  };
}

function entryOf(item: ItemRow, readings: readonly LineCheckAnswerView[]): LineCheckEntry {
  const answer = readings.at(-1) ?? null;
  return { item, answer, readings, openFailures: openFailures(readings).length, last: lastOf(item) };
}

const withoutNames = {
  startedByName: null,
  submittedByName: null,
  acknowledgedByName: null,
  missedReason: null,
  acknowledgementNote: null,
};

function toView(viewer: Viewer, row: LineCheckRow, now: Date): LineCheckView {
  const state = { status: statusAt(row, now), late: isLate(row, now), mayRun: mayRun(row, viewer) };
  // A display gets names only through `boardPeople`, in the form that the kitchen allows, and no remarks.
  return { ...row, ...state, ...(isPublicDisplay(viewer) ? withoutNames : {}) };
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

/** Throws with the names of items without a reading, or with a reading out of range without an action. */
function assertFinished(entries: readonly LineCheckEntry[]): void {
  const open = entries.filter(({ answer }) => !answer);
  if (open.length > 0) throw invalid(msg('check.notAnswered', { names: nameList(open) }));
  const withoutAction = entries.filter((entry) => entry.openFailures > 0);
  if (withoutAction.length > 0) throw invalid(msg('check.sayWhatYouDid', { names: nameList(withoutAction) }));
}

function nameList(entries: readonly LineCheckEntry[]): Message {
  const shown = entries.slice(0, 3).map(({ item }) => msg('check.item', { item: item.name }));
  return listOf(shown, entries.length - shown.length);
}

function recordRun(tx: Transaction, run: LineCheck, changes: object): void {
  tx.record({
    entity: 'LineCheck',
    entityId: run.id,
    changes: { name: run.name, ...changes },
    live: { type: 'LINE_CHECK_UPDATED', data: { id: run.id, version: run.version + 1 } },
  });
}
