import { type AnswerLineCheck, answerLineCheckInput } from '#schema/inputs/line-checks.ts';
import { inCelsius, judge } from '#schema/line-check-verdict.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import type { AnswerResult } from '#schema/vocabulary.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { notBefore } from '../../../platform/database/occurred-at.ts';
import { add, find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict, fieldError, invalid, notFound } from '../../../platform/errors.ts';
import { decimalText } from '../../../platform/graphql/scalars.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { LineCheckAction } from './line-check-action.entity.ts';
import { LineCheckAnswer } from './line-check-answer.entity.ts';
import { notifyFailures } from './line-check-failures.notifications.ts';
import { LineCheckTemplateItem } from '../templates/line-check-template-item.entity.ts';
import type { LineCheck } from '../runs/line-check.entity.ts';
import { isItemOf } from '../runs/line-check.policy.ts';
import { findRunnable, readSheet } from '../line-checks.service.ts';
import type { LineCheckSheet } from '../runs/line-check-sheet.view.ts';

/**
 * Adds one reading to a run in progress. Nothing is overwritten: reading the same item again, even with the same value,
 * adds a row, and every reading out of range needs its own corrective action. Only a repeated request with the same
 * Idempotency-Key adds no row. Managers are notified at once of a critical reading out of range, and of a critical item that
 * was not measured.
 */
export async function answerLineCheck(
  ctx: Context,
  input: InputOf<typeof answerLineCheckInput>,
): Promise<LineCheckSheet> {
  const viewer = authorize(ctx, 'line-checks.work');
  const { occurredAt, ...answer } = parse(answerLineCheckInput, input);
  const save = async (tx: Transaction) => {
    const run = await findRunnable(tx, viewer, answer.lineCheckId);
    if (run.status !== 'in_progress') throw invalid(msg('check.startFirst'));
    const item = await find(tx, LineCheckTemplateItem, 'item of the line check', answer.itemId);
    if (!isItemOf(run, item)) throw notFound('item of the line check');
    const reading = readingOf(item, answer);
    const { entries } = await readSheet(tx.db, viewer, run.id);
    const before = entries.find((entry) => entry.item.id === item.id);
    assertReadingsLeft(item, before?.readings.length ?? 0);

    // Not since it was started: another device, also without a network, may have started it before.
    const answeredAt = notBefore(tx, run.opensAt).occurredAt;
    const author = { byUserId: viewer.id };
    const saved = add(tx, LineCheckAnswer, {
      ...reading,
      ...author,
      lineCheckId: run.id,
      templateItemId: item.id,
      answeredAt,
    });
    const version = run.version + (saved.result === 'fail' && clearAcknowledgement(run) ? 1 : 0);
    const action = (saved.result === 'fail' && answer.correctiveAction) || null;
    if (action) add(tx, LineCheckAction, { ...author, answerId: saved.id, action, actedAt: answeredAt });
    tx.record({
      entity: 'LineCheck',
      entityId: run.id,
      changes: {
        check: run.name,
        item: item.name,
        answer: [before?.answer ? readingText(before.answer) : null, readingText(saved)],
        ...(action ? { correctiveAction: [null, action] } : {}),
      },
      live: { type: 'LINE_CHECK_UPDATED', data: { id: run.id, version } },
    });
    await tx.em.flush();
    const sheet = await readSheet(tx.db, viewer, run.id, saved.id);
    await notifyFailures(
      tx,
      run,
      sheet.entries.filter((entry) => entry.item.id === item.id),
    );
    return sheet;
  };
  return ctx.write('line_check.answered', answer, save, { occurredAt });
}

/** Another reading out of range needs a manager again. Returns whether the run changed. */
function clearAcknowledgement(run: LineCheck): boolean {
  if (run.acknowledgedAt === null) return false;
  [run.acknowledgedAt, run.acknowledgedById, run.acknowledgementNote] = [null, null, null];
  return true;
}

function assertReadingsLeft(item: LineCheckTemplateItem, count: number): void {
  const max = limits.lineCheckReadingsMax;
  if (count < max) return;
  throw conflict(msg('check.tooManyReadings', { name: item.name, count: max }));
}

type Reading = Pick<
  LineCheckAnswer,
  'result' | 'temperature' | 'temperatureUnit' | 'temperatureC' | 'number' | 'yes' | 'text' | 'note'
>;

function readingOf(item: LineCheckTemplateItem, answer: Omit<AnswerLineCheck, 'occurredAt'>): Reading {
  const { temperature, temperatureUnit } = answer;
  const empty = { temperature: null, temperatureUnit: null, temperatureC: null, number: null, yes: null, text: null };
  const base = { ...empty, note: answer.note || null };
  if (answer.notApplicable) {
    const isAnswered = [temperature, answer.number, answer.yes, answer.text || null].some((value) => value != null);
    if (isAnswered) throw fieldError('notApplicable', msg('check.measuredOrNot', { name: item.name }));
    if (!item.allowNotApplicable) throw invalid(msg('check.mustBeAnswered', { name: item.name }));
    if (item.critical && !base.note) throw fieldError('note', msg('check.sayWhyNotMeasured', { name: item.name }));
    return { ...base, result: 'na' };
  }
  const result: AnswerResult | undefined = judge(item, answer)?.result;
  if (!result) throw invalid(missing[item.kind]);
  const judged = { ...base, result };
  switch (item.kind) {
    case 'temperature':
      if (!temperature || !temperatureUnit) throw invalid(missing.temperature);
      return { ...judged, temperature, temperatureUnit, temperatureC: inCelsius(temperature, temperatureUnit) };
    case 'number':
      return { ...judged, number: answer.number ?? null };
    case 'yes_no':
      return { ...judged, yes: answer.yes ?? null };
    case 'text':
      return { ...judged, text: answer.text ?? null };
  }
}

const missing = {
  temperature: msg('check.enterTemperature'),
  number: msg('field.number'),
  yes_no: msg('check.answerYesOrNo'),
  text: msg('check.writeFinding'),
} as const;

/** A reading on one line, for the audit log: `fail · 12 °C`. */
export function readingText({ temperature, temperatureUnit, number, yes, text, note, result }: Reading): string {
  const value = temperature === null ? number : `${decimalText(temperature)} °${temperatureUnit}`;
  const yesNo = yes === null ? null : yes ? 'yes' : 'no';
  const exact = value !== null && temperature === null ? decimalText(value) : value;
  return [result, exact ?? yesNo ?? text, note].filter((part) => part !== null).join(' · ');
}
