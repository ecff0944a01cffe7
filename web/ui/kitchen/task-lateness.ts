import { isOpenPrepTask, type PrepTaskStatus } from '#schema/vocabulary.ts';

interface DueTask {
  readonly status: PrepTaskStatus;
  /** ISO 8601. */
  readonly dueAt: string;
}

/** How far past its due time an unfinished task is, in milliseconds; 0 when it is not late, or has ended. `now`: epoch milliseconds. */
export function lateBy({ status, dueAt }: DueTask, now: number): number {
  return isOpenPrepTask(status) ? Math.max(0, now - Date.parse(dueAt)) : 0;
}
