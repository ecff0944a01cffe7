import { type RawBuilder, sql } from 'kysely';
import type { ConversionFact } from '#schema/units.ts';

const facts = sql<readonly ConversionFact[]>`json_agg(json_build_object(
    'fromQuantity', fact.from_quantity::text, 'fromUnit', fact.from_unit,
    'toQuantity', fact.to_quantity::text, 'toUnit', fact.to_unit) order by fact.at, fact.id)`;

/** The conversions of the item with this alias, in the order they were added, for `convert`. */
export function conversionsOf(alias: string): RawBuilder<readonly ConversionFact[]> {
  const item = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<readonly ConversionFact[]>`(select coalesce(${facts}, '[]'::json)
    from item_conversion fact where fact.organization_id = ${item('organization_id')} and fact.item_id = ${item('id')})`;
}

/** A CTE `stated (item_id, conversions)` with the conversions of all items, for statements with many lines. */
export function statedConversions(organizationId: string): RawBuilder<unknown> {
  return sql`stated (item_id, conversions) as materialized (
    select fact.item_id, ${facts} from item_conversion fact where fact.organization_id = ${organizationId} group by fact.item_id)`;
}
