import type { App } from '../app.ts';
import type { Work } from '../database/work.ts';

/** Background work on a schedule, run once per tick whatever the number of server processes. */
export interface Job {
  readonly name: string;
  /** Five-field cron expression, in UTC. */
  readonly cron: string;
  readonly run: (jobs: JobRun) => Promise<void>;
}

/** What a job may do: list the organisations and write for each. */
export interface JobRun {
  readonly app: App;
  readonly now: Date;
  /** Runs one write in every organisation; one organisation's failure is logged and does not stop the others. */
  forEachOrganization(action: string, work: (work: Work) => Promise<void>): Promise<void>;
}
