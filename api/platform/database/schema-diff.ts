import type { MikroORM } from '@mikro-orm/postgresql';

/** Composite foreign keys, which are not in the entities; row-level-security.test.ts checks them in the catalog. */
const foreignKey = /drop constraint "\w+_(fkey|organization)";?$/;
/** Triggers of append-only tables, which are written in the migrations and have their own test. */
const appendOnly = /^drop (trigger|function) if exists "\w*append_only\w*"/;

/** The statements that would change a migrated database to match the entities, without trailing semicolons. */
export async function schemaDiff(orm: MikroORM): Promise<string[]> {
  const statements = await orm.schema.getUpdateSchemaSQL({ wrap: false, safe: false });
  return statements
    .split('\n')
    .filter((line) => line.trim() !== '' && !foreignKey.test(line) && !appendOnly.test(line))
    .map((line) => line.replace(/;$/, ''));
}
