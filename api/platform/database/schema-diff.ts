import type { MikroORM } from '@mikro-orm/postgresql';

/** Foreign keys are pairs that the ORM does not know; row-level-security.test.ts reads them from the catalog. */
const foreignKey = /drop constraint "\w+_(wall|organization)";?$/;
/** Triggers that keep a table append-only are written in the migrations; a test changes a row and is refused. */
const appendOnly = /^drop (trigger|function) if exists "\w*append_only\w*"/;

/** The statements by which the entities would still change a migrated database, without the semicolon at their end. */
export async function schemaDiff(orm: MikroORM): Promise<string[]> {
  const statements = await orm.schema.getUpdateSchemaSQL({ wrap: false, safe: false });
  return statements
    .split('\n')
    .filter((line) => line.trim() !== '' && !foreignKey.test(line) && !appendOnly.test(line))
    .map((line) => line.replace(/;$/, ''));
}
