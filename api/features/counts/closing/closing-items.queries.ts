import { type RawBuilder, sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Db } from '../../../platform/database/tables.ts';

/**
 * Whether a closing count takes an item, with `item` in scope: one that is made here. Not one that is thawed: one figure for
 * all places does not say what of it is in the freezer.
 */
export const countedAtClosing: RawBuilder<boolean> = sql<boolean>`(item.kind = 'prep' and not exists (
  select 1 from prep_item thawing where thawing.organization_id = item.organization_id and thawing.item_id = item.id
    and thawing.thaw_days is not null and thawing.archived_at is null))`;

/** Those of the items that a closing count takes. */
export async function takenAtClosing(
  db: Db,
  organizationId: string,
  itemIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const ids = itemIds.filter((id) => isUuid(id));
  const { rows } = await sql<{ id: string }>`select id from item where organization_id = ${organizationId}
    and id = any(${ids}::uuid[]) and ${countedAtClosing}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
