import { useState } from 'react';

/**
 * The row as it was last seen: a form stays open with what is typed in it when somebody takes its row out of the list.
 * Mount a new component for another row.
 */
export function useLastSeen<Row>(row: Row | null | undefined): Row | null {
  const [last, setLast] = useState(row ?? null);
  if (row !== null && row !== undefined && row !== last) setLast(row);
  return row ?? last;
}
