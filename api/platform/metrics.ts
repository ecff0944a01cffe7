import type { WebhookOutcome } from '#schema/webhooks.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Histogram buckets in seconds. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The counts that `pg` keeps of a pool. */
export interface PoolCounts {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** Sockets and event streams of the process: how many are open, and how many may be. */
export interface LiveCounts {
  readonly live: number;
  readonly most: number;
}

/** Prometheus metrics of one server process. Labels never contain user input. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly in = { registers: [this.registry] };

  private readonly requests = new Histogram({
    ...this.in,
    name: 'brigade_http_request_seconds',
    help: 'Time to answer a request, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS,
  });
  private readonly operations = new Counter({
    ...this.in,
    name: 'brigade_graphql_operations_total',
    help: 'GraphQL operations over HTTP, by kind and by the code of their first error',
    labelNames: ['kind', 'outcome'],
  });
  private readonly eventLag = new Histogram({
    ...this.in,
    name: 'brigade_event_lag_seconds',
    help: 'Time from an event until this process published it to its listeners',
    buckets: DURATIONS,
  });
  private readonly jobs = new Counter({
    ...this.in,
    name: 'brigade_jobs_total',
    help: 'Runs of background jobs',
    labelNames: ['job', 'outcome'],
  });

  private readonly webhooks = new Counter({
    ...this.in,
    name: 'brigade_webhook_attempts_total',
    help: 'Attempts to send a webhook, by how they ended',
    labelNames: ['outcome'],
  });

  private readonly openSockets = new Map<string, () => number>();
  private readonly pools = new Map<string, PoolCounts>();
  private live: LiveCounts = { live: 0, most: 0 };

  constructor() {
    const { openSockets, pools } = this;
    const liveCounts = () => this.live;
    new Gauge({
      ...this.in,
      name: 'brigade_live_connections',
      help: 'Web sockets and event streams together; most is how many this process keeps open (LIVE_CONNECTIONS)',
      labelNames: ['state'],
      collect() {
        const { live, most } = liveCounts();
        this.set({ state: 'open' }, live);
        this.set({ state: 'most' }, most);
      },
    });
    new Gauge({
      ...this.in,
      name: 'brigade_sockets',
      help: 'Open web sockets',
      labelNames: ['path'],
      collect() {
        for (const [path, count] of openSockets) this.set({ path }, count());
      },
    });
    new Gauge({
      ...this.in,
      name: 'brigade_database_connections',
      help: 'Connections of a pool; waiting counts requests that have none yet',
      labelNames: ['pool', 'state'],
      collect() {
        for (const [pool, counts] of pools) {
          this.set({ pool, state: 'idle' }, counts.idleCount);
          this.set({ pool, state: 'used' }, counts.totalCount - counts.idleCount);
          this.set({ pool, state: 'waiting' }, counts.waitingCount);
        }
      },
    });
  }

  observeRequest(request: { method: string; route: string; status: number; seconds: number }): void {
    const { seconds, method, route, status } = request;
    this.requests.observe({ method, route, status }, seconds);
  }

  countOperation(kind: string, outcome: string): void {
    this.operations.inc({ kind, outcome });
  }

  observeEventLag(seconds: number): void {
    this.eventLag.observe(Math.max(0, seconds));
  }

  countJob(job: string, outcome: 'done' | 'failed'): void {
    this.jobs.inc({ job, outcome });
  }

  countWebhook(outcome: WebhookOutcome): void {
    this.webhooks.inc({ outcome });
  }

  /** Open sockets of a path. */
  watchSockets(path: string, count: () => number): void {
    this.openSockets.set(path, count);
  }

  /** Sockets and event streams together, and their maximum. */
  watchLive(counts: LiveCounts): void {
    this.live = counts;
  }

  /** Connections of a database pool. */
  watchPool(name: string, pool: PoolCounts): void {
    this.pools.set(name, pool);
  }

  /** Memory, processor time and event loop of the process. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** In the Prometheus text format. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }
}
