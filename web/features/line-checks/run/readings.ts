import { judge, openFailures } from '#schema/line-check-verdict.ts';
import type { AnswerResult } from '#schema/vocabulary.ts';
import type { AnswerLineCheckInput } from '../line-checks.generated.ts';
import type { CheckItem, Entry } from './draft.ts';

type SavedReading = Entry['readings'][number];

/** A corrective action for a reading. */
type Action = Pick<SavedReading['actions'][number], 'id' | 'action' | 'byName'>;

/** A reading on screen: stored on the server, or not yet. */
export interface Reading extends Omit<SavedReading, '__typename' | 'actions'> {
  readonly actions: readonly Action[];
  /** Whether the server has stored it. */
  readonly saved: boolean;
}

/** A reading or action that was recorded here. */
export type OutboxEntry = {
  /** Its Idempotency-Key, and the reading's id until the server assigns one. */
  readonly key: string;
  readonly itemId: string;
  readonly at: string;
  /** The server's id of the reading, once the reading or the action for it is stored. */
  readonly storedAs?: string;
} & (
  | { readonly kind: 'reading'; readonly input: AnswerLineCheckInput }
  | { readonly kind: 'action'; readonly readingId: string; readonly action: string }
);

/**
 * The readings of an item, oldest first: those on the server, then those that were recorded here. What is stored is shown from
 * here until it is in the entry, and from then on from there, so that it is shown once at every moment.
 */
export function readingsOf(entry: Entry, recorded: readonly OutboxEntry[], byName: string): readonly Reading[] {
  const own = recorded.filter(({ itemId }) => itemId === entry.item.id);
  const saved = entry.readings.map((reading): Reading => ({ ...reading, saved: true }));
  const ids = new Set(saved.map(({ id }) => id));
  const others = own.flatMap((queued) =>
    queued.kind === 'reading' && !(queued.storedAs && ids.has(queued.storedAs))
      ? [pending(entry.item, queued, byName)]
      : [],
  );
  return [...saved, ...others].map((reading) => {
    const more = own.flatMap((queued) =>
      queued.kind === 'action' && queued.readingId === reading.id && !isAmong(reading.actions, queued)
        ? [{ id: queued.key, action: queued.action, byName }]
        : [],
    );
    return { ...reading, actions: [...reading.actions, ...more] };
  });
}

/** Whether an action that the server has stored is already in its answer. */
function isAmong(actions: readonly Action[], { storedAs, action }: Extract<OutboxEntry, { kind: 'action' }>): boolean {
  return storedAs !== undefined && actions.some((one) => one.action === action);
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
    id: queued.storedAs ?? queued.key,
    temperature,
    temperatureUnit,
    number,
    yes,
    text,
    note,
    byName,
    result: resultOf(item, queued.input),
    answeredAt: queued.at,
    createdAt: queued.at,
    actions: correctiveAction ? [{ id: queued.key, action: correctiveAction, byName }] : [],
    photos: [],
    saved: queued.storedAs !== undefined,
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
