import { type RawBuilder, sql } from 'kysely';
import type { LineCheckFigure } from '#schema/report-figures.ts';

/** Counts of runs that have fallen due or are submitted; each is in one of the three groups. */
export interface RunFigures {
  readonly due: number;
  readonly onTime: number;
  readonly late: number;
  readonly missed: number;
}

/** Which of the statement's `run` rows a figure counts: the one definition of a run's punctuality, in reports and analytics. */
export function countedRuns(now: Date): Readonly<Record<LineCheckFigure, RawBuilder<boolean>>> {
  const missed = sql<boolean>`(run.status = 'missed' or (run.status <> 'submitted' and run.closes_at <= ${now}))`;
  return {
    due: sql`true`,
    on_time: sql`(run.status = 'submitted' and run.submitted_at <= run.due_at)`,
    late: sql`((run.status = 'submitted' and run.submitted_at > run.due_at) or (run.status <> 'submitted' and not ${missed}))`,
    missed,
    failed: sql`exists (select from line_check_answer answer where answer.organization_id = run.organization_id
      and answer.line_check_id = run.id and answer.result = 'fail')`,
  };
}

/** The punctuality of the statement's `run` rows. */
export function runFigures(now: Date): { readonly [K in keyof RunFigures]: RawBuilder<number> } {
  const counted = countedRuns(now);
  const count = (figure: LineCheckFigure) => sql<number>`count(*) filter (where ${counted[figure]})`;
  return { due: count('due'), onTime: count('on_time'), late: count('late'), missed: count('missed') };
}

/** Leaves out runs that are neither due nor done yet. */
export const isCounted = (now: Date): RawBuilder<boolean> => sql`(run.due_at <= ${now} or run.status = 'submitted')`;
