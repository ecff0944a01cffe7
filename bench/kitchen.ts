import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { businessDate, type KitchenClock } from '#schema/business-day.ts';
import { createApp } from '../api/app/create-app.ts';
import type { AppServices } from '../api/platform/app-services.ts';
import { openSession } from '../api/features/auth/sessions/sessions.service.ts';
import { readConfig } from '../api/platform/config.ts';
import { connect } from '../api/platform/database/connect.ts';
import { startEmbedded } from '../api/embedded-postgres/embedded.ts';
import { migrate } from '../api/platform/database/migrate.ts';
import { seedDemo } from '../api/demo/seed/seed-demo.ts';
import { add } from '../api/platform/database/transaction.ts';
import { entities } from '../api/features.ts';
import { createLog } from '../api/platform/logger.ts';
import { Metrics } from '../api/platform/metrics.ts';
import { User } from '../api/features/users/user.entity.ts';

/** Managers who share the load: enough of them that 1,000 sockets are at most ten for each. */
const MANAGERS = 100;

/** The one database that every contestant reads, and a manager's session in its demo kitchen. */
export interface BenchKitchen {
  readonly databaseUrl: string;
  /** The same database as superuser. */
  readonly adminUrl: string;
  readonly organizationId: string;
  readonly userId: string;
  /** Session cookies of many managers, so that none exceeds the rate limit; the first is `userId`'s. */
  readonly cookies: readonly string[];
  /** Its business day now, as `2026-11-28`. */
  today(): Promise<string>;
  /** The processes of PostgreSQL that serve connections now. */
  backendPids(): Promise<number[]>;
  close(): Promise<void>;
}

/** The application without its entry points, on an existing database. */
export async function openApp(databaseUrl: string): Promise<{ app: AppServices; close(): Promise<void> }> {
  const config = readConfig({ LOG_LEVEL: 'silent', DEMO: 'true' });
  const log = createLog(config.logLevel);
  const metrics = new Metrics();
  const orm = await connect(databaseUrl, entities);
  await migrate(orm);
  const { app, close } = createApp({ config, log, metrics, orm, build: 'bench' });
  return { app, close };
}

async function addManager(app: AppServices, organizationId: string, person: number): Promise<User> {
  return app.database.write({ organizationId, actorId: null }, 'bench.joined', null, async (tx) =>
    add(tx, User, { username: `manager.${person}`, name: `Manager ${person}`, role: 'manager', verified: true }),
  );
}

/** A fresh embedded PostgreSQL with the demo kitchen. */
export async function openKitchen(): Promise<BenchKitchen> {
  const dataDir = await mkdtemp(join(tmpdir(), 'brigade-bench-'));
  const database = await startEmbedded({ dataDir, log: () => undefined });
  const { app, close } = await openApp(database.url);
  await seedDemo(app);
  const codes = app.database.unscoped().selectFrom('organizationCode').select('organizationId');
  const { organizationId } = await codes.executeTakeFirstOrThrow();
  const manager = await app.database.write({ organizationId, actorId: null }, 'bench.entered', null, (tx) =>
    tx.em.findOneOrFail(User, { role: 'manager' }, { orderBy: { id: 'asc' } }),
  );
  const cookies = [await openSession(app, manager)];
  for (let person = 1; person < MANAGERS; person += 1)
    cookies.push(await openSession(app, await addManager(app, organizationId, person)));
  const adminUrl = database.adminUrl.replace(/postgres$/, 'brigade');
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  return {
    databaseUrl: database.url,
    adminUrl,
    organizationId,
    userId: manager.id,
    cookies,
    today: async () => {
      const text = 'select time_zone as "timeZone", day_rollover as "dayRollover" from organization where id = $1';
      const { rows } = await admin.query<KitchenClock>(text, [organizationId]);
      const [clock] = rows;
      if (!clock) throw new Error('The kitchen has no row.');
      return businessDate(clock, new Date());
    },
    backendPids: async () => {
      const text = `select pid from pg_stat_activity where backend_type = 'client backend'`;
      const { rows } = await admin.query<{ pid: number }>(text);
      return rows.map(({ pid }) => pid);
    },
    close: async () => {
      await admin.end();
      await close();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
