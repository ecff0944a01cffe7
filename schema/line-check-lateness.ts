import type { LineCheckStatus } from './vocabulary.ts';

type Instant = Date | string;

/** What the lateness of a run of a line check depends on, besides the present time. Instants are dates or ISO texts. */
export interface CheckTimes {
  readonly status: LineCheckStatus;
  readonly dueAt: Instant;
  readonly submittedAt: Instant | null;
}

/**
 * How far past its due time a run that nobody has submitted is, in milliseconds; 0 when it is not late, was submitted or was
 * missed. `now`: milliseconds since 1970.
 */
export function checkLateBy({ status, dueAt }: Pick<CheckTimes, 'status' | 'dueAt'>, now: number): number {
  const isOver = status === 'submitted' || status === 'missed';
  return isOver ? 0 : Math.max(0, now - new Date(dueAt).getTime());
}

/** Whether a run is past its due time at `now` (milliseconds since 1970), or was submitted after it. A missed run is missed, not late. */
export function isCheckLate({ status, dueAt, submittedAt }: CheckTimes, now: number): boolean {
  if (submittedAt !== null) return new Date(submittedAt).getTime() > new Date(dueAt).getTime();
  return checkLateBy({ status, dueAt }, now) > 0;
}
