import type { Outcome } from '../../ui/forms/useAction.ts';
import { Problem } from './problem.ts';

/** The sentence for the field `name` when saving failed because another row has the name; else undefined. */
export function takenName(outcome: Outcome<unknown>): string | undefined {
  if (outcome.status !== 'failed' || !(outcome.error instanceof Problem)) return undefined;
  return outcome.error.code === 'CONFLICT' && outcome.error.fields.includes('name') ? outcome.sentence : undefined;
}
