import { createStore } from '../store.ts';
import type { Change, Conflict } from './merge.ts';

/** Who changed a row last, and when. */
export interface LastChange {
  readonly name: string | null;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export type Side = 'mine' | 'theirs';

/** One field that two people changed, as the question shows it. */
export type Difference = Pick<Conflict<never>, 'label' | 'mine' | 'theirs'>;

interface LeaveQuestion {
  readonly kind: 'leave';
  readonly onLeave: () => void;
}

interface MergeQuestion {
  readonly kind: 'merge';
  readonly differences: readonly Difference[];
  /** What they changed and the person did not: it is in the form. */
  readonly taken: readonly Change[];
  readonly by: LastChange | null;
  /** Whether the answer is saved at once. */
  readonly saves: boolean;
  /** With a side for each difference, in order; null when the person continues editing. */
  readonly onAnswer: (sides: readonly Side[] | null) => void;
}

export type Question = LeaveQuestion | MergeQuestion;

/** The question that is open. There is one at a time: the first stays, so that a second Back does not answer it. */
export const openQuestion = createStore<Question | null>(null);

export function closeQuestion(): void {
  openQuestion.set(() => null);
}

/** How many question hosts are mounted: none before the sign-in. */
let hosts = 0;
export function addHost(): () => void {
  hosts += 1;
  return () => {
    hosts -= 1;
    if (hosts === 0) closeQuestion();
  };
}

/** Asks whether to leave without saving; leaves at once where no question can be shown. */
export function askToLeave(onLeave: () => void): void {
  if (hosts === 0) return onLeave();
  openQuestion.set((open) => open ?? { kind: 'leave', onLeave });
}

/** Asks which side of each difference to keep; null when the person continues editing, or another question is open. */
export function askToMerge(question: Omit<MergeQuestion, 'kind' | 'onAnswer'>): Promise<readonly Side[] | null> {
  return new Promise((resolve) => {
    if (hosts === 0 || openQuestion.read() !== null) return resolve(null);
    openQuestion.set(() => ({ kind: 'merge', ...question, onAnswer: resolve }));
  });
}
