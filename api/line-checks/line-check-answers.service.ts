import { type AnswerLineCheck, answerLineCheckInput } from '#schema/inputs/line-checks.ts';
import { inCelsius, judge } from '#schema/line-check-verdict.ts';
import type { AnswerResult } from '#schema/vocabulary.ts';
import { authorize } from '../access.ts';
import type { Context } from '../context.ts';
import { add, find } from '../database/work.ts';
import { invalid, notFound } from '../errors.ts';
import { decimalText } from '../graphql/scalars.ts';
import { parse } from '../parse.ts';
import { LineCheckAnswer } from './line-check-answer.entity.ts';
import { tellFailures } from './line-check-news.ts';
import { LineCheckTemplateItem } from './line-check-template-item.entity.ts';
import { findRunnable, readSheet, type SheetRow } from './line-checks.service.ts';

/**
 * Saves one answer of a run that has begun. Nothing is overwritten: a later answer to the same item is a new row, and the
 * newest counts. The same answer again adds nothing. A critical failure with its corrective action is told at once.
 */
export async function answerLineCheck(ctx: Context, input: unknown): Promise<SheetRow> {
  const viewer = authorize(ctx, 'line-checks.work');
  const answer = parse(answerLineCheckInput, input);
  return ctx.write('line_check.answered', input, async (work) => {
    const run = await findRunnable(work, viewer, answer.lineCheckId);
    if (run.status !== 'in_progress') throw invalid('Start this line check first.');
    const item = await find(work, LineCheckTemplateItem, 'item of the line check', answer.itemId);
    if (item.templateId !== run.templateId || item.archivedAt) throw notFound('item of the line check');
    const given = givenAnswer(item, answer);
    const { entries } = await readSheet(work.db, viewer, run.id);
    const before = entries.find((entry) => entry.item.id === item.id)?.answer ?? null;
    if (before && isSame(before, given)) return readSheet(work.db, viewer, run.id);

    const saved = add(work, LineCheckAnswer, {
      ...given,
      lineCheckId: run.id,
      templateItemId: item.id,
      byUserId: viewer.id,
      answeredAt: work.now,
    });
    work.record({
      entity: 'LineCheck',
      entityId: run.id,
      changes: { check: run.name, item: item.name, answer: [before && shown(before), shown(given)] },
      live: { type: 'LINE_CHECK_UPDATED', data: { id: run.id, version: run.version } },
    });
    await work.em.flush();
    const sheet = await readSheet(work.db, viewer, run.id);
    if (saved.result === 'fail' && saved.correctiveAction)
      await tellFailures(
        work,
        run,
        sheet.entries.filter((entry) => entry.answer?.id === saved.id),
      );
    return sheet;
  });
}

type Given = Pick<
  LineCheckAnswer,
  | 'result'
  | 'temperature'
  | 'temperatureUnit'
  | 'temperatureC'
  | 'number'
  | 'yes'
  | 'text'
  | 'correctiveAction'
  | 'note'
>;

function givenAnswer(item: LineCheckTemplateItem, answer: AnswerLineCheck): Given {
  const { temperature, temperatureUnit } = answer;
  const nothing = { temperature: null, temperatureUnit: null, temperatureC: null, number: null, yes: null, text: null };
  const base = { ...nothing, correctiveAction: null, note: answer.note || null };
  if (answer.notApplicable) {
    if (!item.allowNotApplicable) throw invalid(`${item.name} must be answered.`);
    return { ...base, result: 'na' };
  }
  const result: AnswerResult | undefined = judge(item, answer)?.result;
  if (!result) throw invalid(missing[item.kind]);
  const correctiveAction = result === 'fail' ? answer.correctiveAction || null : null;
  const kept = { ...base, result, correctiveAction };
  switch (item.kind) {
    case 'temperature':
      if (!temperature || !temperatureUnit) throw invalid(missing.temperature);
      return { ...kept, temperature, temperatureUnit, temperatureC: inCelsius(temperature, temperatureUnit) };
    case 'number':
      return { ...kept, number: answer.number ?? null };
    case 'yes_no':
      return { ...kept, yes: answer.yes ?? null };
    case 'text':
      return { ...kept, text: answer.text ?? null };
  }
}

const missing = {
  temperature: 'Enter the temperature and its unit.',
  number: 'Enter a number.',
  yes_no: 'Answer yes or no.',
  text: 'Write what you found.',
} as const;

function isSame(before: Given, given: Given): boolean {
  return shown(before) === shown(given);
}

/** An answer on one line, for the audit log and to recognise a repeated one. */
function shown(answer: Given): string {
  const { temperature, temperatureUnit, number, yes, text, correctiveAction, note, result } = answer;
  const value = temperature === null ? number : `${decimalText(temperature)} °${temperatureUnit}`;
  const yesNo = yes === null ? null : yes ? 'yes' : 'no';
  const exact = value !== null && temperature === null ? decimalText(value) : value;
  return [result, exact ?? yesNo ?? text, correctiveAction, note].filter((part) => part !== null).join(' · ');
}
