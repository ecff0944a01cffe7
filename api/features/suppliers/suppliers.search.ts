import { sql } from 'kysely';
import type { SearchKind } from '../../platform/database/search-kind.ts';

/** Suppliers by name. */
export const searchSuppliers: SearchKind = {
  kind: 'supplier',
  permission: 'suppliers.read',
  rows: () => sql`select id, name, null as detail, name as words from supplier where archived_at is null`,
};
