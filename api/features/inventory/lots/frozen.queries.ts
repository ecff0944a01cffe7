import { type RawBuilder, sql } from 'kysely';

/**
 * `isFrozen` in SQL, with `item` in scope.
 * @param lot the table or alias that the lot is read from
 */
export function frozenLot(lot = 'stock_lot'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${lot}.${name}`);
  return sql<boolean>`(${column('state')} = 'frozen' or (item.tcs_class = 'frozen' and ${column('thawed_at')} is null
    and ${column('state')} in ('available', 'opened')))`;
}
