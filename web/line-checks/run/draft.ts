import { judge, type Verdict } from '#schema/line-check-verdict.ts';
import type { AnswerResult, TemperatureUnit } from '#schema/vocabulary.ts';
import { parseDecimal } from '../../ui/decimal.ts';
import type { AnswerLineCheckInput, LineCheckSheetFieldsFragment } from '../line-checks.generated.ts';

export type Sheet = LineCheckSheetFieldsFragment;
export type Entry = Sheet['entries'][number];
export type CheckItem = Entry['item'];
type Answer = NonNullable<Entry['answer']>;

/** What stands on the screen for one item: as typed, before it is saved and after. */
export interface Draft {
  readonly notApplicable: boolean;
  /** A temperature or a number as typed, with `.` as the decimal point. */
  readonly typed: string;
  readonly unit: TemperatureUnit;
  readonly yes: boolean | null;
  readonly text: string;
  readonly action: string;
  readonly note: string;
}

/** What was answered so far, or an empty page in the unit that this person uses. */
export function draftOf(answer: Answer | null, unit: TemperatureUnit): Draft {
  return {
    notApplicable: answer?.result === 'na',
    typed: answer?.temperature ?? answer?.number ?? '',
    unit: answer?.temperatureUnit ?? unit,
    yes: answer?.yes ?? null,
    text: answer?.text ?? '',
    action: answer?.correctiveAction ?? '',
    note: answer?.note ?? '',
  };
}

/** How the draft would be judged, at once and by the server's own rule; null while there is nothing to judge. */
export function verdictOf(item: CheckItem, draft: Draft): Verdict | null {
  return judge(item, {
    temperature: figure(draft.typed),
    temperatureUnit: draft.unit,
    number: figure(draft.typed),
    yes: draft.yes,
    text: draft.text,
  });
}

/** Pass, fail, not applicable, or not answered. */
export function resultOf(item: CheckItem, draft: Draft): AnswerResult | null {
  return draft.notApplicable ? 'na' : (verdictOf(item, draft)?.result ?? null);
}

/** Answered, and with what was done about it when it is out of range. */
export function isSettled(item: CheckItem, draft: Draft): boolean {
  const result = resultOf(item, draft);
  return result !== null && (result !== 'fail' || draft.action.trim() !== '');
}

/** What is sent: only what belongs to the item's kind. */
export function inputOf(lineCheckId: string, item: CheckItem, draft: Draft): AnswerLineCheckInput {
  const base = { lineCheckId, itemId: item.id, note: draft.note.trim() || null };
  if (draft.notApplicable) return { ...base, notApplicable: true };
  const failed = verdictOf(item, draft)?.result === 'fail';
  return {
    ...base,
    correctiveAction: failed ? draft.action.trim() || null : null,
    ...(item.kind === 'temperature' ? { temperature: figure(draft.typed), temperatureUnit: draft.unit } : {}),
    ...(item.kind === 'number' ? { number: figure(draft.typed) } : {}),
    ...(item.kind === 'yes_no' ? { yes: draft.yes } : {}),
    ...(item.kind === 'text' ? { text: draft.text.trim() } : {}),
  };
}

/** Whether two drafts would be saved as the same answer. */
export function sameDraft(item: CheckItem, one: Draft, other: Draft): boolean {
  return JSON.stringify(inputOf('', item, one)) === JSON.stringify(inputOf('', item, other));
}

/** Exact decimal text of what was typed, below zero too; null while it is no number. */
function figure(typed: string): string | null {
  const below = typed.startsWith('-');
  const exact = parseDecimal(below ? typed.slice(1) : typed);
  return exact === null ? null : below ? `-${exact}` : exact;
}
