import { type EntityClass, UnderscoreNamingStrategy } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { batchingSocket } from './batching-socket.ts';
import { releaseDeadConnections } from './dead-connections.ts';
import { CONNECTION_WAIT, connections } from './read-pool.ts';
import { columnTypes } from './column-types.ts';
import { migrationFiles, migrationsFolder } from './migrations-folder.ts';
import { ParametersDriver } from './parameters.ts';
import { prepareStatements } from './prepared.ts';
import { OrganizationGuard } from './organization-guard.ts';

/** The ORM's settings, shared by the server, the migration check and the tests. */
export function ormOptions(
  url: string,
  entities: readonly EntityClass<object>[],
  onPool: (pool: Pool) => void = () => undefined,
): Options {
  return {
    clientUrl: url,
    driver: ParametersDriver,
    entities: [...entities],
    extensions: [Migrator],
    namingStrategy: UnderscoreNamingStrategy,
    forceUtcTimezone: true,
    // Statements and warnings of the ORM are not logged: they may contain user input.
    logger: () => undefined,
    ignoreUndefinedInQuery: false,
    pool: { min: 0, max: connections.writes },
    driverOptions: {
      types: columnTypes(),
      application_name: 'brigade',
      connectionTimeoutMillis: CONNECTION_WAIT,
      pipeline: true,
      stream: batchingSocket,
      onPoolCreated: (pool: Pool) => {
        releaseDeadConnections(pool);
        prepareStatements(pool);
        onPool(pool);
      },
    },
    subscribers: [new OrganizationGuard()],
    // Foreign keys are (organization_id, x_id) pairs written in the migrations; the ORM only sees plain ids.
    schemaGenerator: { createForeignKeyConstraints: false },
    migrations: {
      tableName: 'migration',
      path: migrationsFolder,
      glob: migrationFiles,
      transactional: true,
      snapshot: false,
    },
  };
}

/** Opens the database. Throws the driver's error when it cannot be reached. */
export async function connect(
  url: string,
  entities: readonly EntityClass<object>[],
  onPool?: (pool: Pool) => void,
): Promise<MikroORM> {
  const orm = await MikroORM.init(ormOptions(url, entities, onPool));
  await orm.em.getConnection().execute('select 1');
  return orm;
}
