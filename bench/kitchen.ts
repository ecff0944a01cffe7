import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from '../api/app.ts';
import { openSession } from '../api/auth/sessions.ts';
import { readConfig } from '../api/config.ts';
import { connect } from '../api/database/connect.ts';
import { startEmbedded } from '../api/database/embedded.ts';
import { migrate } from '../api/database/migrate.ts';
import { seedDemo } from '../api/database/seed/seed-demo.ts';
import { Store } from '../api/database/store.ts';
import { add } from '../api/database/work.ts';
import { Pins } from '../api/devices/pins.ts';
import { entities } from '../api/features.ts';
import { JobQueue } from '../api/jobs/job-queue.ts';
import { Limiter } from '../api/limiter.ts';
import { Bus } from '../api/live/bus.ts';
import { OpenConnections } from '../api/live/open-connections.ts';
import { createLog } from '../api/logging.ts';
import { Metrics } from '../api/metrics.ts';
import { User } from '../api/users/user.entity.ts';
import { Outbound } from '../api/webhooks/outbound.ts';
import { WebhookSender } from '../api/webhooks/sender.ts';

/** Managers who share the load: enough of them that 1,000 sockets are at most ten for each. */
const PEOPLE = 100;

/** The one database that every contestant reads, and a manager's session in its demo kitchen. */
export interface BenchKitchen {
  readonly databaseUrl: string;
  readonly organizationId: string;
  readonly userId: string;
  /** Session cookies of many managers, so that nobody asks more often than one person may; the first is `userId`'s. */
  readonly cookies: readonly string[];
  close(): Promise<void>;
}

/** An application without its doors, on an existing database. */
export async function openApp(databaseUrl: string): Promise<{ app: App; close(): Promise<void> }> {
  const config = readConfig({ LOG_LEVEL: 'silent', DEMO: 'true' });
  const log = createLog(config.logLevel);
  const metrics = new Metrics();
  const orm = await connect(databaseUrl, entities);
  await migrate(orm);
  const bus: Bus = new Bus(() => store, null, log, metrics);
  const store: Store = new Store(orm, (organizationId) => bus.wake(organizationId));
  const [connections, queue] = [new OpenConnections(config.liveConnections), new JobQueue()];
  const [limiter, pins] = [new Limiter(null), new Pins(undefined)];
  const webhooks = new WebhookSender({ store, bus, log, metrics, outbound: new Outbound({ allowPrivate: false }) });
  const app = { config, log, store, bus, connections, limiter, pins, metrics, queue, webhooks, build: 'bench' };
  return { app, close: () => store.close() };
}

async function addManager(app: App, organizationId: string, person: number): Promise<User> {
  return app.store.write({ organizationId, actorId: null }, 'bench.joined', null, async (work) =>
    add(work, User, { username: `manager.${person}`, name: `Manager ${person}`, role: 'manager', verified: true }),
  );
}

/** A fresh embedded PostgreSQL with the demo kitchen. */
export async function openKitchen(): Promise<BenchKitchen> {
  const dataDir = await mkdtemp(join(tmpdir(), 'brigade-bench-'));
  const database = await startEmbedded({ dataDir, log: () => undefined });
  const { app, close } = await openApp(database.url);
  await seedDemo(app);
  const codes = app.store.global().selectFrom('organizationCode').select('organizationId');
  const { organizationId } = await codes.executeTakeFirstOrThrow();
  const manager = await app.store.write({ organizationId, actorId: null }, 'bench.entered', null, (work) =>
    work.em.findOneOrFail(User, { role: 'manager' }, { orderBy: { id: 'asc' } }),
  );
  const cookies = [await openSession(app, manager)];
  for (let person = 1; person < PEOPLE; person += 1)
    cookies.push(await openSession(app, await addManager(app, organizationId, person)));
  return {
    databaseUrl: database.url,
    organizationId,
    userId: manager.id,
    cookies,
    close: async () => {
      await close();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
