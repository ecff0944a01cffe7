import type { MikroORM } from '@mikro-orm/postgresql';
import type { Redis } from 'ioredis';
import { auditSubjects, demoParts, liveMessages, searchKinds } from '../features.ts';
import { identify } from '../features/auth/viewers/identify.service.ts';
import { Outbound } from '../features/webhooks/outbound.client.ts';
import { WebhookSender } from '../features/webhooks/sender.service.ts';
import type { App } from '../platform/app.ts';
import type { Config } from '../platform/config.ts';
import { Pins } from '../platform/context/pins.ts';
import { Store } from '../platform/database/store.ts';
import { Limiter } from '../platform/http/limiter.ts';
import { JobQueue } from '../platform/jobs/job-queue.ts';
import { Bus } from '../platform/live/bus.ts';
import { OpenConnections } from '../platform/live/open-connections.ts';
import type { EventNotifier } from '../platform/live/event-notifier.ts';
import type { Log } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';

interface Parts {
  readonly config: Config;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly orm: MikroORM;
  /** Shares rate limits between servers; without it each server counts for itself. */
  readonly redis?: Redis | null;
  /** Notifies the other servers of new events; null when this is the only one. */
  readonly notifier?: EventNotifier | null;
  readonly build: string;
}

/** The services of one server process, on an open database. */
export function createApp({ config, log, metrics, orm, redis = null, notifier = null, build }: Parts) {
  const bus: Bus = new Bus(() => store, notifier, log, metrics);
  const store: Store = new Store(orm, (organizationId) => bus.notify(organizationId), config.storageMax);
  const outbound = new Outbound({ allowPrivate: config.webhookAllowPrivate });
  const webhooks = new WebhookSender({ store, bus, log, metrics, outbound, liveMessages });
  const [limiter, pins] = [new Limiter(redis), new Pins(config.pinPepper)];
  const [connections, queue] = [new OpenConnections(config.liveConnections), new JobQueue()];
  const services = { store, bus, connections, limiter, pins, queue, webhooks, metrics };
  const app: App = { config, log, ...services, auditSubjects, demoParts, searchKinds, identify, build };
  const close = async (): Promise<void> => {
    await bus.close();
    await store.close();
  };
  return { app, webhooks, close };
}
