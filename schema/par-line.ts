import type { MessageKey } from './messages.ts';
import type { ParMode } from './vocabulary.ts';

interface Figures {
  readonly parMode?: ParMode | undefined;
  readonly minDays?: number | null | undefined;
  readonly maxDays?: number | null | undefined;
  readonly batchQuantity?: string | null | undefined;
  readonly minQuantity?: string | null | undefined;
  readonly maxQuantity?: string | null | undefined;
}

interface Contradiction {
  readonly field: 'minDays' | 'maxDays' | 'maxQuantity';
  readonly key: Extract<
    MessageKey,
    'prep.daysMissing' | 'prep.daysReversed' | 'prep.mostBelowLeast' | 'prep.mostBelowBatch'
  >;
}

/** The first figure of a par line that contradicts another one; null when none does. */
export function contradictionIn(line: Figures): Contradiction | null {
  const { parMode, minDays = null, maxDays = null, maxQuantity } = line;
  if (parMode === 'days') {
    if (minDays === null) return { field: 'minDays', key: 'prep.daysMissing' };
    if (maxDays === null) return { field: 'maxDays', key: 'prep.daysMissing' };
    if (maxDays < minDays) return { field: 'maxDays', key: 'prep.daysReversed' };
  }
  if (!maxQuantity) return null;
  const most = Number(maxQuantity);
  if (most < Number(line.minQuantity ?? 0)) return { field: 'maxQuantity', key: 'prep.mostBelowLeast' };
  if (most < Number(line.batchQuantity ?? 0)) return { field: 'maxQuantity', key: 'prep.mostBelowBatch' };
  return null;
}
