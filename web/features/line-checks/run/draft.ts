import { answerLineCheckInput } from '#schema/inputs/line-checks.ts';
import { judge, type Verdict } from '#schema/line-check-verdict.ts';
import { type TemperatureUnit, temperatureUnits } from '#schema/vocabulary.ts';
import { inputError } from '../../../ui/forms/input-errors.ts';
import { typedSigned, typedText } from '../../../ui/forms/typed-figures.ts';
import type { AnswerLineCheckInput, LineCheckSheetFieldsFragment } from '../line-checks.generated.ts';

export type Sheet = LineCheckSheetFieldsFragment;
export type Entry = Sheet['entries'][number];
export type CheckItem = Entry['item'];

/** The input for one item that is not recorded yet. */
export interface Draft {
  /** A temperature or a number as typed, with `.` as the decimal point. */
  readonly typed: string;
  readonly unit: TemperatureUnit;
  readonly text: string;
  readonly note: string;
  /** The corrective action chosen for the reading out of range that needs one. */
  readonly action: string;
  /** The typed reason why a critical item is not measured. */
  readonly reason: string;
}

/** A complete answer with one press. */
export type Press = { readonly yes: boolean } | { readonly notApplicable: true; readonly note?: string };

export function emptyDraft(unit: TemperatureUnit): Draft {
  return { typed: '', unit, text: '', note: '', action: '', reason: '' };
}

export function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('unit' in value)) return false;
  const texts = new Map<string, unknown>(Object.entries(value));
  return (
    temperatureUnits.some((unit) => unit === value.unit) && entries.every((name) => typeof texts.get(name) === 'string')
  );
}

const entries = ['typed', 'text', 'note', 'action', 'reason'] as const;

/** Whether the draft has an entry that is not recorded yet. */
export function isBegun(draft: Draft): boolean {
  return entries.some((name) => draft[name].trim() !== '');
}

/** What was typed in words, else the figure. */
export function typedIn({ typed, text, note, reason }: Draft, figure: (typed: string) => string): string {
  const words = [text, note, reason].map((word) => word.trim()).filter((word) => word !== '');
  return words.length > 0 ? words.join(' · ') : figure(typed);
}

/** The result of the typed figure by the same rule as the server's; null when there is nothing to judge. */
export function verdictOf(item: CheckItem, draft: Draft): Verdict | null {
  const input = inputOf('-', item, draft);
  return input && inputError(answerLineCheckInput, input) === undefined ? judge(item, input) : null;
}

/** The reading that a press or the typed input would record; null when there is none, or the server would refuse it. */
export function readingInput(
  lineCheckId: string,
  item: CheckItem,
  draft: Draft,
  press?: Press,
): AnswerLineCheckInput | null {
  if (!press) return verdictOf(item, draft) === null ? null : inputOf(lineCheckId, item, draft);
  return { lineCheckId, itemId: item.id, note: typedText(draft.note), ...press };
}

/** What is typed, as input for the server; null when nothing is. */
function inputOf(lineCheckId: string, item: CheckItem, draft: Draft): AnswerLineCheckInput | null {
  const base = { lineCheckId, itemId: item.id, note: typedText(draft.note) };
  // A sign or a point alone is the beginning of a figure.
  const typed = /\d/.test(draft.typed) ? typedSigned(draft.typed) : null;
  switch (item.kind) {
    case 'temperature':
      return typed === null ? null : { ...base, temperature: typed, temperatureUnit: draft.unit };
    case 'number':
      return typed === null ? null : { ...base, number: typed };
    case 'text':
      return { ...base, text: draft.text.trim() };
    case 'yes_no':
      return null;
  }
}

/** Why the server would refuse the typed reading; null when it would not, or when nothing is typed. */
export function problemOf(item: CheckItem, draft: Draft): string | null {
  const input = inputOf('-', item, draft);
  return (input && inputError(answerLineCheckInput, input)) ?? null;
}
