import { type RawBuilder, sql } from 'kysely';
import type { MovementType } from '#schema/vocabulary.ts';

/**
 * What the rows of the ledger are counted as, for `from stock_movement movement` with the joins below: a reversal as what it
 * reverses, and a settlement as the draw that it settles, because it changes that draw's cost.
 */
export const bookedAs: RawBuilder<MovementType> = sql<MovementType>`case
  when coalesce(reversed.type, movement.type) = 'settle' then settled.type
  else coalesce(reversed.type, movement.type) end`;

/** The rows that `bookedAs` reads beside `movement`. */
export const bookedJoins: RawBuilder<unknown> = sql`
  left join stock_movement reversed on reversed.organization_id = movement.organization_id and reversed.id = movement.reverses_id
  left join stock_movement settled on settled.organization_id = movement.organization_id and settled.id = movement.settles_id`;
