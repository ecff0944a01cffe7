import { judge, type Verdict } from '#schema/line-check-verdict.ts';
import type { TemperatureUnit } from '#schema/vocabulary.ts';
import { parseDecimal } from '../../../ui/format/decimal.ts';
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
}

/** A complete answer with one press. */
export type Press = { readonly yes: boolean } | { readonly notApplicable: true; readonly note?: string };

export function emptyDraft(unit: TemperatureUnit): Draft {
  return { typed: '', unit, text: '', note: '', action: '' };
}

/** The result of the typed figure by the same rule as the server's; null when there is nothing to judge. */
export function verdictOf(item: CheckItem, draft: Draft): Verdict | null {
  return judge(item, {
    temperature: figure(draft.typed),
    temperatureUnit: draft.unit,
    number: figure(draft.typed),
    text: draft.text,
  });
}

/** The reading that a press or the typed input would record; null when there is none. */
export function readingInput(
  lineCheckId: string,
  item: CheckItem,
  draft: Draft,
  press?: Press,
): AnswerLineCheckInput | null {
  const base = { lineCheckId, itemId: item.id, note: draft.note.trim() || null };
  if (press) return { ...base, ...press };
  if (verdictOf(item, draft) === null) return null;
  switch (item.kind) {
    case 'temperature':
      return { ...base, temperature: figure(draft.typed), temperatureUnit: draft.unit };
    case 'number':
      return { ...base, number: figure(draft.typed) };
    case 'text':
      return { ...base, text: draft.text.trim() };
    case 'yes_no':
      return null;
  }
}

/** The typed figure as exact decimal text, also negative; null when it is not a number. */
function figure(typed: string): string | null {
  const below = typed.startsWith('-');
  const exact = parseDecimal(below ? typed.slice(1) : typed);
  return exact === null ? null : below ? `-${exact}` : exact;
}
