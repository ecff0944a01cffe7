import { type RawBuilder, sql } from 'kysely';
import { openPrepTaskStatuses } from '#schema/vocabulary.ts';

/** Counts of tasks. On time and late are those that have fallen due or are finished: the share on time is of both. */
export interface PrepFigures {
  readonly planned: number;
  readonly completed: number;
  readonly onTime: number;
  readonly late: number;
  readonly skipped: number;
  readonly open: number;
}

/** The one definition of "on time" and "late" for the statement's `task`, in reports and analytics. */
export function prepFigures(now: Date): { readonly [K in keyof PrepFigures]: RawBuilder<number> } {
  const isOpen = sql`task.status in (${sql.join(openPrepTaskStatuses)})`;
  return {
    planned: sql`count(*)`,
    completed: sql`count(*) filter (where task.status = 'completed')`,
    onTime: sql`count(*) filter (where task.status = 'completed' and task.completed_at <= task.due_at)`,
    late: sql`count(*) filter (where (task.status = 'completed' and task.completed_at > task.due_at)
      or (${isOpen} and task.due_at < ${now}))`,
    skipped: sql`count(*) filter (where task.status = 'skipped')`,
    open: sql`count(*) filter (where ${isOpen})`,
  };
}
