import { type RawBuilder, sql } from 'kysely';
import { unusableStates } from './usable.policy.ts';

/**
 * The definition of usable stock (`isUsable`) in SQL: not empty, not quarantined or discarded, and without a use-by or before
 * it at the instant.
 * @param lot the table or alias that the lot is read from
 */
export function usableLot(at: Date, lot = 'stock_lot'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${lot}.${name}`);
  return sql<boolean>`(${column('quantity')} > 0 and ${column('state')} not in (${sql.join(unusableStates)})
    and (${column('use_by')} is null or ${column('use_by')} > ${at}::timestamptz))`;
}
