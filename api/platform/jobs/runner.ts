import { PgBoss } from 'pg-boss';
import type { AppServices } from '../app-services.ts';
import type { Job, JobRun, Queue } from './job.ts';

const SCHEMA = 'jobs';
const QUEUE_OPTIONS = { retryLimit: 2, retryDelay: 15, expireInSeconds: 300 };
/**
 * Exponential backoff from 15 s; the tenth try is some hours later. A task may take an hour, as a long import does; one whose
 * server no longer reports that it works on it is started again.
 */
const BACKOFF_OPTIONS = {
  retryLimit: 10,
  retryDelay: 15,
  retryBackoff: true,
  expireInSeconds: 3_600,
  heartbeatSeconds: 60,
};

/** Runs the features' jobs from a queue in the database: several replicas share the work, each tick runs once. */
export class JobRunner {
  private readonly boss: PgBoss;

  constructor(
    private readonly app: AppServices,
    private readonly jobs: readonly Job[],
    databaseUrl: string,
    private readonly queues: readonly Queue[] = [],
  ) {
    this.boss = new PgBoss({ connectionString: databaseUrl, schema: SCHEMA, max: 2, application_name: 'brigade-jobs' });
    this.boss.on('error', (error) => app.log.warn({ err: error }, 'the job queue cannot reach the database'));
  }

  async start(): Promise<void> {
    await this.boss.start();
    for (const job of this.jobs) {
      await this.boss.createQueue(job.name, QUEUE_OPTIONS);
      await this.boss.schedule(job.name, job.cron, null, { tz: 'UTC' });
      await this.boss.work(job.name, { pollingIntervalSeconds: 5 }, () => this.run(job));
    }
    await this.startQueues();
  }

  private async startQueues(): Promise<void> {
    const workers = new Map<string, string>();
    for (const queue of this.queues.filter(({ isOn }) => isOn(this.app))) {
      await this.boss.createQueue(queue.name, BACKOFF_OPTIONS);
      // Otherwise a queue created by an earlier version would keep its options.
      await this.boss.updateQueue(queue.name, BACKOFF_OPTIONS);
      const worker = await this.boss.work(queue.name, { pollingIntervalSeconds: 1 }, async (tasks) => {
        for (const { data } of tasks) await queue.run(this.app, data);
      });
      workers.set(queue.name, worker);
    }
    await this.app.queue.bind(this.boss, workers);
  }

  async stop(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: 5_000 });
  }

  private async run(job: Job): Promise<void> {
    try {
      await job.run(jobRun(this.app));
    } catch (error) {
      this.app.metrics.countJob(job.name, 'failed');
      throw error;
    }
    this.app.metrics.countJob(job.name, 'done');
    this.app.log.debug({ job: job.name }, 'job done');
  }
}

/** The run of a job, now or, in tests, at another time. */
export function jobRun(app: AppServices, now: Date = new Date()): JobRun {
  return {
    app,
    now,
    forEachOrganization: async (action, work) => {
      const organizations = await app.database
        .unscoped()
        .selectFrom('organizationCode')
        .select('organizationId')
        .execute();
      for (const { organizationId } of organizations) {
        try {
          await app.database.write({ organizationId, actorId: null }, action, null, (own) =>
            work({ ...own, now, occurredAt: now }),
          );
        } catch (error) {
          app.log.error({ err: error, organizationId, action }, 'a job failed for one organization');
        }
      }
    },
  };
}
