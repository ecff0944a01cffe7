import type { MikroORM } from '@mikro-orm/postgresql';
import type { Redis } from 'ioredis';
import { auditSubjects, demoParts, importKinds, liveMessages, searchKinds } from '../features.ts';
import { identifyWith } from '../features/auth/viewers/identify.service.ts';
import type { SessionRow } from '../features/auth/sessions/sessions.service.ts';
import { Outbound } from '../features/webhooks/outbound.client.ts';
import { WebhookSender } from '../features/webhooks/sender.service.ts';
import type { AppServices } from '../platform/app-services.ts';
import type { Config } from '../platform/config.ts';
import { AccessCache } from '../platform/context/access-cache.ts';
import { Pins } from '../platform/context/pins.ts';
import { Database } from '../platform/database/database.ts';
import { photoFilesOf } from '../platform/files/photo-files.ts';
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
  const bus: Bus = new Bus(() => database, notifier, log, metrics);
  // PIN sessions also depend on the token of their device, which changes without an event: they are always looked up.
  const sessions = new AccessCache<SessionRow>(notifier, ({ deviceId }) => deviceId === null);
  const notify = {
    stored: (organizationId: string) => bus.notify(organizationId),
    accessChanged: (organizationId: string) => sessions.changed(organizationId),
  };
  const database: Database = new Database(orm, notify, config.storageMax);
  const outbound = new Outbound({ allowPrivate: config.webhookAllowPrivate });
  const webhooks = new WebhookSender({ database, bus, log, metrics, outbound, liveMessages });
  const photos = photoFilesOf(config, log);
  const [limiter, pins] = [new Limiter(redis), new Pins(config.pinPepper)];
  const [connections, queue] = [new OpenConnections(config.liveConnections), new JobQueue()];
  const services = { database, bus, connections, limiter, pins, queue, webhooks, photos, metrics };
  const app: AppServices = {
    config,
    log,
    ...services,
    auditSubjects,
    demoParts,
    searchKinds,
    importKinds,
    identify: identifyWith(sessions),
    build,
  };
  const close = async (): Promise<void> => {
    await bus.close();
    await database.close();
  };
  return { app, webhooks, close };
}
