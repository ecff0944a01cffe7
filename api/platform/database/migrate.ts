import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { msg } from '#schema/messages.ts';
import { conflict } from '../errors.ts';
import { migrationNames } from './migrations-folder.ts';

/** Serializes replicas that start together. Any fixed number that is not used elsewhere. */
const MIGRATION_LOCK = 4_917_203;

/**
 * With which schema of the database a program works: `migrated` is that of its version, to which an older one is migrated;
 * `same` only that of its version; `any` whatever is there. A database without one gets that of its version.
 */
export type SchemaUse = 'migrated' | 'same' | 'any';

/**
 * Migrates the schema, if the program may. Refuses a superuser or a role that bypasses row level security, because tenant
 * isolation in the database would not work.
 */
export async function migrate(orm: MikroORM, use: SchemaUse = 'migrated'): Promise<void> {
  const connection = orm.em.getConnection();
  const [role] = await connection.execute<{ name: string; unsafe: boolean }[]>(
    'select rolname as name, (rolsuper or rolbypassrls) as unsafe from pg_roles where rolname = current_user',
  );
  if (role?.unsafe) {
    throw new Error(
      `The database role "${role.name}" bypasses row level security. Create an ordinary role for Brigade (docs/operations.md) and use it in DATABASE_URL.`,
    );
  }
  await orm.em.fork().transactional(async (em) => {
    // Before the first query: it creates the table of migrations, which two replicas cannot do at the same time.
    await lockMigrations(em);
    const executed = await orm.migrator.getExecuted();
    if (use === 'any' && executed.length > 0) return;
    refuseNewer(executed);
    if ((await orm.migrator.getPending()).length === 0) return;
    if (use === 'same' && executed.length > 0) throw conflict(msg('export.dataOlder'));
    const transaction: unknown = em.getTransactionContext();
    await orm.migrator.up({ transaction });
  });
}

/** Advisory lock on schema changes until the transaction ends. */
export async function lockMigrations(em: EntityManager): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
}

/** Throws when the database has migrations of a newer version. */
export function refuseNewer(executed: readonly { readonly name: string }[]): void {
  const existing = new Set(migrationNames);
  const unknown = executed.find(({ name }) => !existing.has(name));
  if (unknown) throw conflict(msg('export.dataNewer', { migration: unknown.name }));
}
