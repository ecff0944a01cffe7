import { sql } from 'kysely';
import { feature } from '../../platform/feature.ts';
import { importCleanUpJob } from './clean-up.job.ts';
import { ImportBatch } from './import-batch.entity.ts';
import { ImportRow } from './import-row.entity.ts';
import { descriptions } from './imports.descriptions.ts';
import { importQueue } from './imports.job.ts';
import { importMessages } from './imports.live.ts';
import { ImportsResolver } from './imports.resolver.ts';
import { importRoutes } from './imports.rest.ts';

/** Files in and out: kinds of rows are contributed by other features. */
export const imports = feature({
  entities: [ImportBatch, ImportRow],
  resolvers: [ImportsResolver],
  routes: importRoutes,
  queues: [importQueue],
  jobs: [importCleanUpJob],
  auditSubjects: {
    ImportBatch: {
      name: (id) => sql`(select coalesce(nullif(file_name, ''), kind) from import_batch where import_batch.id = ${id})`,
    },
  },
  liveMessages: importMessages,
  descriptions,
});
