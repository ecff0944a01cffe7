import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { entities } from '../features.ts';
import { ormOptions } from '../platform/database/connect.ts';
import { migrate } from '../platform/database/migrate.ts';
import { migrationSource, newReferences } from '../platform/database/migration-source.ts';
import { migrationNames, migrationsFolder } from '../platform/database/migrations-folder.ts';
import { schemaDiff } from '../platform/database/schema-diff.ts';

/** Migrates the empty database of the given URL and writes what the entities would still change as a new migration. */
const [, , url = '', name = ''] = process.argv;
if (!/^[a-z][\da-z_]*$/.test(name)) throw new Error('Name it in small letters, such as prep_lists.');
const orm = await MikroORM.init(ormOptions(url, entities));
await migrate(orm);
const statements = await schemaDiff(orm);
const references = await newReferences(orm, statements);
await orm.close();

const last = Number(migrationNames.at(-1)?.slice(0, 14) ?? 0);
const now = Number(new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14));
const file = `${Math.max(now, last + 1)}_${name}.ts`;
writeFileSync(join(migrationsFolder, file), migrationSource(name, statements, references));

const lines = [
  `Written: api/migrations/${file}`,
  ...(statements.length === 0
    ? [
        'It is empty, because the migrations already match the entities. For a change of data, write it there.',
        'If a table or column is missing, delete the file: the entity must be in its feature.ts, and the feature in api/features.ts.',
      ]
    : []),
  ...references.flatMap(({ table, column, parent }) =>
    parent
      ? [`Foreign key, derived from the name: ${table}.${column} references ${parent}.`]
      : [
          `${table}.${column}: no table can be derived from the name. Add its foreign key by hand, as other migrations have it, or list it as free in api/platform/database/row-level-security.test.ts.`,
        ],
  ),
];
process.stdout.write(`${lines.join('\n')}\n`);
