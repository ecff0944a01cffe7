import { type RawBuilder, sql } from 'kysely';
import { bookedAs, bookedJoins } from '../../inventory/ledger/booked-as.queries.ts';
import type { TodayUse } from './left-today.policy.ts';

export type TodayRow = TodayUse & { readonly itemId: string };

interface UsedToday {
  readonly organizationId: string;
  /** The items, as a subquery. */
  readonly items: RawBuilder<unknown>;
  readonly from: Date;
  readonly to: Date;
}

/** The lines of posted counts, as `line`: where something was counted, also if it was what was expected. */
export const postedLines = sql`(select line.organization_id, line.item_id, line.counted_at from count_line line
  join count_session session on session.organization_id = line.organization_id and session.id = line.count_session_id
  where session.status = 'posted' and line.result <> 'skipped') line`;

/**
 * What the present business day has recorded of items, as a JSON array of `TodayRow`, for a larger statement. A count that found
 * what was expected has no row in the ledger, and so is read from its lines; one that was undone counts for nothing.
 */
export function usedToday({ organizationId, items, from, to }: UsedToday): RawBuilder<readonly TodayRow[] | null> {
  return sql`(select jsonb_agg(jsonb_build_object('itemId', item_id, 'countedAt', counted_at, 'used', used::text)) from (
    select movement.item_id, kind.counted_at, -sum(movement.quantity) as used
    from stock_movement movement
    ${bookedJoins}
    cross join lateral (select ${bookedAs} as type,
      case when ${bookedAs} = 'count_adjust' then movement.occurred_at end as counted_at) kind
    where movement.organization_id = ${organizationId}
      and movement.occurred_at >= ${from} and movement.occurred_at < ${to}
      and kind.type in ('sale_use', 'prep_out', 'count_adjust') and movement.item_id in ${items}
    group by movement.item_id, kind.counted_at
    having sum(movement.quantity) <> 0
    union all
    select line.item_id, line.counted_at, 0 from ${postedLines}
    where line.organization_id = ${organizationId} and line.counted_at >= ${from} and line.counted_at < ${to}
      and line.item_id in ${items}
  ) record)`;
}
