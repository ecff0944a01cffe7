import type { AppServices } from '../app-services.ts';
import type { Transaction } from '../database/transaction.ts';

/** Background work on a schedule, run once per tick whatever the number of server processes. */
export interface Job {
  readonly name: string;
  /** Five-field cron expression, in UTC. */
  readonly cron: string;
  readonly run: (jobs: JobRun) => Promise<void>;
}

/** What a job may do: list the organizations and write for each. */
export interface JobRun {
  readonly app: AppServices;
  readonly now: Date;
  /** Runs one write in every organization; one organization's failure is logged and does not stop the others. */
  forEachOrganization(action: string, work: (tx: Transaction) => Promise<void>): Promise<void>;
}

/** Work that is done once, soon after it was queued, and retried when it fails. */
export interface Queue {
  readonly name: string;
  /** Whether this server does such work at all. */
  readonly isOn: (app: AppServices) => boolean;
  /** @throws to be retried */
  readonly run: (app: AppServices, data: unknown) => Promise<void>;
}
