import { type RawBuilder, sql } from 'kysely';
import { openPrepTaskStatuses } from '#schema/vocabulary.ts';
import { type PrepFigure } from '#schema/report-figures.ts';

/** Counts of tasks. The share on time is onTime ÷ (onTime + late): tasks that are unfinished and not yet due are in neither. */
export interface PrepFigures {
  readonly planned: number;
  readonly completed: number;
  readonly onTime: number;
  readonly late: number;
  readonly skipped: number;
  readonly open: number;
}

/** Which of the statement's `task` rows a figure counts: the one definition of "on time" and "late", in reports and analytics. */
export function countedTasks(now: Date): Readonly<Record<PrepFigure, RawBuilder<boolean>>> {
  const isOpen = sql<boolean>`task.status in (${sql.join(openPrepTaskStatuses)})`;
  return {
    planned: sql`true`,
    completed: sql`task.status = 'completed'`,
    on_time: sql`(task.status = 'completed' and task.completed_at <= task.due_at)`,
    late: sql`((task.status = 'completed' and task.completed_at > task.due_at) or (${isOpen} and task.due_at < ${now}))`,
    skipped: sql`task.status = 'skipped'`,
    open: isOpen,
  };
}

/** The figures of the statement's `task` rows. */
export function prepFigures(now: Date): { readonly [K in keyof PrepFigures]: RawBuilder<number> } {
  const counted = countedTasks(now);
  const count = (figure: PrepFigure) => sql<number>`count(*) filter (where ${counted[figure]})`;
  return {
    planned: count('planned'),
    completed: count('completed'),
    onTime: count('on_time'),
    late: count('late'),
    skipped: count('skipped'),
    open: count('open'),
  };
}
