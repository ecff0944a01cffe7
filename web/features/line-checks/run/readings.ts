import { judge, openFailures } from '#schema/line-check-verdict.ts';
import type { AnswerResult } from '#schema/vocabulary.ts';
import type { AnswerLineCheckInput } from '../line-checks.generated.ts';
import type { CheckItem, Entry } from './draft.ts';

type SavedReading = Entry['readings'][number];

/** A corrective action for a reading. */
type Action = Pick<SavedReading['actions'][number], 'id' | 'action' | 'byName'>;

/** A reading on screen: stored on the server, or not sent yet. */
export interface Reading extends Omit<SavedReading, '__typename' | 'actions'> {
  readonly actions: readonly Action[];
  /** Whether the server has stored it. */
  readonly saved: boolean;
}

/** A reading or action that was recorded here and is not confirmed by the server yet. */
export type OutboxEntry = {
  /** Its Idempotency-Key, and the reading's id until the server assigns one. */
  readonly key: string;
  readonly item: CheckItem;
  readonly at: string;
} & (
  | { readonly kind: 'reading'; readonly input: AnswerLineCheckInput }
  | { readonly kind: 'action'; readonly readingId: string; readonly action: string }
);

/** The readings of an item, oldest first: those on the server, then the unsent ones. */
export function readingsOf(entry: Entry, unsent: readonly OutboxEntry[], byName: string): readonly Reading[] {
  const ownUnsent = unsent.filter(({ item }) => item.id === entry.item.id);
  const saved = entry.readings.map((reading): Reading => ({ ...reading, saved: true }));
  const unsaved = ownUnsent.flatMap((queued) =>
    queued.kind === 'reading' ? [pending(entry.item, queued, byName)] : [],
  );
  return [...saved, ...unsaved].map((reading) => {
    const more = ownUnsent.flatMap((queued) =>
      queued.kind === 'action' && queued.readingId === reading.id
        ? [{ id: queued.key, action: queued.action, byName }]
        : [],
    );
    return { ...reading, actions: [...reading.actions, ...more] };
  });
}

function pending(item: CheckItem, queued: Extract<OutboxEntry, { kind: 'reading' }>, byName: string): Reading {
  const {
    temperature = null,
    temperatureUnit = null,
    number = null,
    yes = null,
    text = null,
    note = null,
  } = queued.input;
  const { correctiveAction } = queued.input;
  return {
    id: queued.key,
    temperature,
    temperatureUnit,
    number,
    yes,
    text,
    note,
    byName,
    result: resultOf(item, queued.input),
    answeredAt: queued.at,
    actions: correctiveAction ? [{ id: queued.key, action: correctiveAction, byName }] : [],
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

/** Whether the item has a reading, and every reading out of range has an action. */
export function isSettled(readings: readonly Reading[]): boolean {
  return readings.length > 0 && openFailures(readings).length === 0;
}
