import { sql } from 'kysely';
import type { Db } from '../../../platform/database/tables.ts';
import { emptyExplosion, type Explosion } from './explosion.policy.ts';
import { explosionsOf, type Made } from './explosion.queries.ts';

/** An amount that was made or served at a time. */
export interface MadeAt extends Made {
  readonly at: Date;
}

/**
 * The stock that each amount needed by the recipes as they were then, in order. Amounts between the same two changes of recipes
 * share a statement: one for all when no recipe has been changed since.
 */
export async function pastExplosionsOf(db: Db, organizationId: string, made: readonly MadeAt[]): Promise<Explosion[]> {
  const changes = await changesSince(db, new Date(Math.min(...made.map(({ at }) => at.getTime()))));
  const periods = Map.groupBy(made, ({ at }) => changes.find((change) => change > at));
  const explosions = new Map<MadeAt, Explosion>();
  for (const [end, amounts] of periods) {
    const found = await explosionsOf(db, organizationId, amounts, end && amounts[0]?.at);
    for (const [index, amount] of amounts.entries()) {
      const explosion = found[index];
      if (explosion) explosions.set(amount, explosion);
    }
  }
  return made.map((amount) => explosions.get(amount) ?? emptyExplosion);
}

/** When recipes were created or changed, of those that have been changed since a time; in order. */
async function changesSince(db: Db, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('recipeVersion')
    .select(sql<Date>`unnest(array[valid_from, valid_until])`.as('at'))
    .distinct()
    .where('validUntil', '>', since)
    .orderBy('at')
    .execute();
  return rows.map(({ at }) => at);
}
