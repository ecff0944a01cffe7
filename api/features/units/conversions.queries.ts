import { type RawBuilder, sql } from 'kysely';
import type { ConversionRow } from './item-conversion.view.ts';

/** The conversions of the aliased item as JSON, in the order in which they were added. */
export function conversionRowsOf(alias: string): RawBuilder<ConversionRow[]> {
  const item = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<ConversionRow[]>`(select coalesce(json_agg(json_build_object(
      'id', fact.id, 'itemId', fact.item_id, 'version', fact.version, 'createdAt', fact.created_at,
      'fromQuantity', fact.from_quantity::text, 'fromUnit', fact.from_unit,
      'toQuantity', fact.to_quantity::text, 'toUnit', fact.to_unit,
      'source', fact.source, 'at', fact.at, 'byName', author.name) order by fact.at, fact.id), '[]'::json)
    from item_conversion fact
    left join app_user author on author.organization_id = fact.organization_id and author.id = fact.by_user_id
    where fact.organization_id = ${item('organization_id')} and fact.item_id = ${item('id')})`;
}
