import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { entities } from '../features.ts';
import { ormOptions } from '../platform/database/connect.ts';
import { migrate } from '../platform/database/migrate.ts';

/** Migrates the empty database of the given URL and fails when the entities would still change the schema. */
const orm = await MikroORM.init(ormOptions(process.argv[2] ?? '', entities));
await migrate(orm);
const drift = await orm.schema.getUpdateSchemaSQL({ wrap: false, safe: false });
/** Foreign keys are pairs that the ORM does not know; walls.test.ts reads them from the catalog. */
const foreignKey = /drop constraint "\w+_(wall|organization)";?$/;
/** Triggers that keep a table append-only are written in the migrations; a test changes a row and is refused. */
const appendOnly = /^drop (trigger|function) if exists "\w*append_only\w*"/;
const statements = drift
  .split('\n')
  .filter((line) => line.trim() !== '' && !foreignKey.test(line) && !appendOnly.test(line));
await orm.close();
if (statements.length > 0) {
  process.stderr.write(`The migrations do not make the schema that the entities describe:\n${statements.join('\n')}\n`);
  process.exit(1);
}
