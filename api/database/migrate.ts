import type { MikroORM } from '@mikro-orm/postgresql';

/** Serialises replicas that start together. Any fixed number, used by nobody else. */
const MIGRATION_LOCK = 4_917_203;

/**
 * Brings the schema up to date. Refuses a superuser or a role that bypasses row level security, because the second wall
 * between organisations would not hold.
 */
export async function migrate(orm: MikroORM): Promise<void> {
  const connection = orm.em.getConnection();
  const [role] = await connection.execute<{ name: string; unsafe: boolean }[]>(
    'select rolname as name, (rolsuper or rolbypassrls) as unsafe from pg_roles where rolname = current_user',
  );
  if (role?.unsafe) {
    throw new Error(
      `The database role "${role.name}" bypasses row level security. Create an ordinary role for Brigade (README, Running it for real) and use it in DATABASE_URL.`,
    );
  }
  if ((await orm.migrator.getPending()).length === 0) return;
  await orm.em.fork().transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
    const transaction: unknown = em.getTransactionContext();
    await orm.migrator.up({ transaction });
  });
}
