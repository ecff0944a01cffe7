import type { AnswerResult } from '#schema/vocabulary.ts';

interface Reading {
  readonly result: AnswerResult;
  readonly actions: readonly unknown[];
}

/** The readings out of range without a corrective action. A later reading in range does not take the place of one. */
export function openFailures<R extends Reading>(readings: readonly R[]): R[] {
  return readings.filter(({ result, actions }) => result === 'fail' && actions.length === 0);
}
