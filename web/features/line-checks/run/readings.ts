import { judge, openFailures } from '#schema/line-check-verdict.ts';
import type { AnswerResult } from '#schema/vocabulary.ts';
import type { AnswerLineCheckInput } from '../line-checks.generated.ts';
import type { CheckItem, Entry } from './draft.ts';

type SavedReading = Entry['readings'][number];

/** What was done about a reading. */
type Action = Pick<SavedReading['actions'][number], 'id' | 'action' | 'byName'>;

/** A reading on the screen: recorded, or on its way to the server. */
export interface Reading extends Omit<SavedReading, '__typename' | 'actions'> {
  readonly actions: readonly Action[];
  /** Whether the server has it. */
  readonly saved: boolean;
}

/** Something that was recorded here and that the server has not confirmed yet. */
export type Act = {
  /** Its Idempotency-Key, and the reading's id until the server gave it one. */
  readonly key: string;
  readonly item: CheckItem;
  readonly at: string;
} & (
  | { readonly kind: 'reading'; readonly input: AnswerLineCheckInput }
  | { readonly kind: 'action'; readonly readingId: string; readonly action: string }
);

/** The readings of an item, oldest first: those of the server, then those on their way. */
export function readingsOf(entry: Entry, acts: readonly Act[], byName: string): readonly Reading[] {
  const own = acts.filter(({ item }) => item.id === entry.item.id);
  const saved = entry.readings.map((reading): Reading => ({ ...reading, saved: true }));
  const coming = own.flatMap((act) => (act.kind === 'reading' ? [pending(entry.item, act, byName)] : []));
  return [...saved, ...coming].map((reading) => {
    const more = own.flatMap((act) =>
      act.kind === 'action' && act.readingId === reading.id ? [{ id: act.key, action: act.action, byName }] : [],
    );
    return { ...reading, actions: [...reading.actions, ...more] };
  });
}

function pending(item: CheckItem, act: Extract<Act, { kind: 'reading' }>, byName: string): Reading {
  const { temperature = null, temperatureUnit = null, number = null, yes = null, text = null, note = null } = act.input;
  const { correctiveAction } = act.input;
  return {
    id: act.key,
    temperature,
    temperatureUnit,
    number,
    yes,
    text,
    note,
    byName,
    result: resultOf(item, act.input),
    answeredAt: act.at,
    actions: correctiveAction ? [{ id: act.key, action: correctiveAction, byName }] : [],
    saved: false,
  };
}

function resultOf(item: CheckItem, input: AnswerLineCheckInput): AnswerResult {
  return input.notApplicable ? 'na' : (judge(item, input)?.result ?? 'pass');
}

export function hasFailed(readings: readonly Pick<Reading, 'result'>[]): boolean {
  return readings.some(({ result }) => result === 'fail');
}

/** Whether a reading is a re-check: the one before it was out of range. */
export function isRecheck(readings: readonly Pick<Reading, 'result'>[], place: number): boolean {
  return readings[place - 1]?.result === 'fail';
}

/** Read at least once, and every reading out of range has its action. */
export function isSettled(readings: readonly Reading[]): boolean {
  return readings.length > 0 && openFailures(readings).length === 0;
}
