import { isOpenPrepTask, type PrepTaskStatus } from './vocabulary.ts';

interface HeldTask {
  readonly status: PrepTaskStatus;
  readonly assigneeId: string | null;
  readonly startedById: string | null;
}

/**
 * Whose task it is: of the person whom it is assigned to, else of the person who started it. Null while it is free, also when
 * a wall display started it without a PIN, and once it has ended.
 */
export function holderOf(
  { status, assigneeId, startedById }: HeldTask,
  isPerson: (memberId: string) => boolean,
): string | null {
  if (!isOpenPrepTask(status)) return null;
  return assigneeId ?? (startedById !== null && isPerson(startedById) ? startedById : null);
}
