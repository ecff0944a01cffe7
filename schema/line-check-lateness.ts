import type { LineCheckStatus } from './vocabulary.ts';

type Instant = Date | string;

/** What the lateness of a run of a line check depends on, besides the present time. Instants are dates or ISO texts. */
export interface CheckTimes {
  readonly status: LineCheckStatus;
  readonly dueAt: Instant;
  readonly submittedAt: Instant | null;
}

/** Whether a run is past its due time at `now` (milliseconds since 1970), or was submitted after it. A missed run is missed, not late. */
export function isCheckLate({ status, dueAt, submittedAt }: CheckTimes, now: number): boolean {
  const due = new Date(dueAt).getTime();
  if (submittedAt !== null) return new Date(submittedAt).getTime() > due;
  return status !== 'missed' && due < now;
}
