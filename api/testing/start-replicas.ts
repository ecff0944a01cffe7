import { createLog } from '../platform/logger.ts';
import { type EventNotifier, postgresNotifier } from '../platform/live/event-notifier.ts';
import { until } from './live-socket.ts';
import { cloneTemplate, startApiOn, type TestApi } from './start-api.ts';

/** A server that exchanges notifications with the others on its database. */
export interface TestReplica extends TestApi {
  readonly notifier: EventNotifier;
}

/** Two servers on one new database. */
export async function startReplicas(): Promise<[TestReplica, TestReplica]> {
  const databaseUrl = await cloneTemplate();
  return [await replica(databaseUrl), await replica(databaseUrl)];
}

async function replica(databaseUrl: string): Promise<TestReplica> {
  const notifier = postgresNotifier(databaseUrl, createLog('silent'));
  await until(() => notifier.isConnected());
  return { ...(await startApiOn(databaseUrl, {}, notifier)), notifier };
}
