import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { entities } from '../features.ts';
import { ormOptions } from '../platform/database/connect.ts';
import { migrate } from '../platform/database/migrate.ts';
import { schemaDiff } from '../platform/database/schema-diff.ts';

/** Migrates the empty database of the given URL and fails when the entities would still change the schema. */
const orm = await MikroORM.init(ormOptions(process.argv[2] ?? '', entities));
await migrate(orm);
const statements = await schemaDiff(orm);
await orm.close();
if (statements.length > 0) {
  process.stderr.write(`The migrations do not make the schema that the entities describe:\n${statements.join('\n')}\n`);
  process.exit(1);
}
