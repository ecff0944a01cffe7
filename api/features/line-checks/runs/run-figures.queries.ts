import { type RawBuilder, sql } from 'kysely';

/** Counts of runs that have fallen due or are submitted; each is in one of the three groups. */
export interface RunFigures {
  readonly due: number;
  readonly onTime: number;
  readonly late: number;
  readonly missed: number;
}

/** The one definition of a run's punctuality for the statement's `run`, in reports and analytics. */
export function runFigures(now: Date): { readonly [K in keyof RunFigures]: RawBuilder<number> } {
  const missed = sql`(run.status = 'missed' or (run.status <> 'submitted' and run.closes_at <= ${now}))`;
  return {
    due: sql`count(*)`,
    onTime: sql`count(*) filter (where run.status = 'submitted' and run.submitted_at <= run.due_at)`,
    late: sql`count(*) filter (where (run.status = 'submitted' and run.submitted_at > run.due_at)
      or (run.status <> 'submitted' and not ${missed}))`,
    missed: sql`count(*) filter (where ${missed})`,
  };
}

/** Leaves out runs that are neither due nor done yet. */
export const isCounted = (now: Date): RawBuilder<boolean> => sql`(run.due_at <= ${now} or run.status = 'submitted')`;
