import type { Credentials, Identified } from './context/identify.ts';
import type { Outgoing } from './context/outgoing.ts';
import type { Config } from './config.ts';
import type { AuditSubjects } from './database/audit-subject.ts';
import type { SearchKind } from './database/search-kind.ts';
import type { Database } from './database/database.ts';
import type { DemoPart } from './demo/demo-part.ts';
import type { PhotoFiles } from './files/photo-files.ts';
import type { ImportKind } from './imports/import-kind.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Pins } from './context/pins.ts';
import type { Limiter } from './http/limiter.ts';
import type { Bus } from './live/bus.ts';
import type { OpenConnections } from './live/open-connections.ts';
import type { Log } from './logger.ts';
import type { Metrics } from './metrics.ts';

/** The services of one server process. Only auth/, jobs/ and the entry points use it instead of the context. */
export interface AppServices {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly bus: Bus;
  readonly connections: OpenConnections;
  readonly limiter: Limiter;
  readonly pins: Pins;
  readonly metrics: Metrics;
  readonly queue: JobQueue;
  readonly webhooks: Outgoing;
  readonly photos: PhotoFiles;
  /** How the audit log names rows, by their kind. */
  readonly auditSubjects: AuditSubjects;
  /** What the search over all features finds. */
  readonly searchKinds: readonly SearchKind[];
  /** What can be imported from files. */
  readonly importKinds: readonly ImportKind[];
  /** What the features bring to the demo kitchen. */
  readonly demoParts: readonly DemoPart[];
  /** Identifies the sender of a request. Throws for a refused token. */
  readonly identify: (app: AppServices, credentials: Credentials) => Promise<Identified>;
  /** Names the web build that this server serves; open pages reload when it changes. */
  readonly build: string;
}
