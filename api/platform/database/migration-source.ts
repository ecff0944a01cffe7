import type { MikroORM } from '@mikro-orm/postgresql';
import { noTenant, organizationReference, tenantReference } from './tenant-keys.ts';

/** A column that references a row by id. The parent is null when its table cannot be derived. */
export interface Reference {
  readonly table: string;
  readonly column: string;
  readonly parent: string | null;
}

/** The source of a migration with these statements and the foreign keys of new tables and columns. */
export function migrationSource(name: string, statements: readonly string[], references: readonly Reference[]): string {
  const keys = [
    ...statements.flatMap(ownedTable).map(organizationReference),
    ...references.flatMap(({ table, column, parent }) => (parent ? [tenantReference(table, column, parent)] : [])),
  ];
  return [
    `import { Migration } from '@mikro-orm/migrations';`,
    '',
    `/** Say here what it changes, and why. */`,
    `export class ${className(name)} extends Migration {`,
    '  override up(): void {',
    ...[...(keys.length > 0 ? [noTenant] : []), ...statements, ...keys].map(
      (sql) => `    this.addSql(${quoted(sql)});`,
    ),
    '  }',
    '}',
    '',
  ].join('\n');
}

/** New columns that reference a row, each with its most likely table. */
export async function newReferences(orm: MikroORM, statements: readonly string[]): Promise<Reference[]> {
  const parents = await orm.em.getConnection().execute<{ column: string; parent: string }[]>(
    `select distinct a.attname as column, parent.relname as parent from pg_constraint k
      join pg_class parent on parent.oid = k.confrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey) and a.attname <> 'organization_id'
      where k.contype = 'f'`,
  );
  const parentByColumn = new Map(parents.map(({ column, parent }) => [column, parent]));
  const tables = new Set([...parents.map(({ parent }) => parent), ...statements.flatMap(ownedTable)]);
  return statements.flatMap(idColumns).map(({ table, column }) => {
    const named = column.slice(0, -'_id'.length);
    const byWhom = column.endsWith('_by_id') ? 'app_user' : null;
    return { table, column, parent: parentByColumn.get(column) ?? (tables.has(named) ? named : byWhom) };
  });
}

function ownedTable(statement: string): string[] {
  const [, table] = /^create table "(\w+)" .*"organization_id" uuid/.exec(statement) ?? [];
  return table ? [table] : [];
}

function idColumns(statement: string): { table: string; column: string }[] {
  const [, table] = /^(?:create|alter) table "(\w+)"/.exec(statement) ?? [];
  const columns = [...statement.matchAll(/"(\w+_id)" uuid/g)].map(([, column = '']) => column);
  return table ? columns.filter((column) => column !== 'organization_id').map((column) => ({ table, column })) : [];
}

function quoted(statement: string): string {
  const mark = statement.includes("'") ? '`' : "'";
  return `${mark}${statement.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`)}${mark}`;
}

function className(name: string): string {
  return name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
