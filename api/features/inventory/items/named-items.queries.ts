import type { ItemKind } from '#schema/vocabulary.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { NamedRows } from '../../../platform/imports/record-input.ts';

/** More than any kitchen has, archived ones included. */
const ITEMS_MAX = 50_000;

/** An item as files name it. */
export interface NamedItem {
  readonly id: string;
  readonly name: string;
  readonly nameEs: string | null;
  readonly externalId: string | null;
  readonly kind: ItemKind;
  readonly unit: string;
  readonly archivedAt: Date | null;
}

/** The kitchen's items by id, name, Spanish name and external id. */
export async function namedItems(db: Db, organizationId: string): Promise<NamedRows<NamedItem>> {
  const rows = await db
    .selectFrom('item')
    .select(['id', 'name', 'nameEs', 'externalId', 'kind', 'unit', 'archivedAt'])
    .where('organizationId', '=', organizationId)
    .orderBy('name')
    .limit(ITEMS_MAX)
    .execute();
  return new NamedRows(rows, 'item', ({ nameEs, externalId }) => [nameEs, externalId]);
}
