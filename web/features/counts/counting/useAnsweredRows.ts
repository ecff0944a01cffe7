import { useState } from 'react';
import type { Line, Row, Target } from '../count-rows.ts';

/**
 * The rows of a sheet, merged with the responses to the mutations of this screen. The sheet is refetched after each one; while
 * that fails without a network, a counted line must not look uncounted.
 */
export function useAnsweredRows(rows: readonly Row[]) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Line>>(new Map());
  const later = (key: string, line: Line | null): Line | null => {
    const answer = answers.get(key);
    return answer && answer.version > (line?.version ?? 0) ? answer : line;
  };
  return {
    rows: rows.map((row) => ({
      ...row,
      line: later(row.key, row.line),
      lots: row.lots.map((lot) => ({ ...lot, line: later(keyOf(row.key, lot.lotId), lot.line) })),
    })),
    onAnswer: ({ row, lotId }: Target, line: Line) =>
      setAnswers((before) => new Map(before).set(keyOf(row.key, lotId), line)),
  };
}

function keyOf(row: string, lotId: string | null): string {
  return lotId === null ? row : `${row}:${lotId}`;
}
