import { sql } from 'kysely';
import { limits } from '#schema/limits.ts';
import type { Db } from '../../platform/database/tables.ts';
import { majorUnits } from '../../platform/imports/cell-values.ts';
import type { Importer } from '../../platform/imports/import-kind.ts';
import type { Supplier } from './supplier.entity.ts';

/** What rows of suppliers are matched with, archived ones included. */
export function storedSuppliers(db: Db, organizationId: string): Promise<Supplier[]> {
  return db
    .selectFrom('supplier')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .orderBy(sql`lower(name)`)
    .limit(limits.suppliersMax)
    .execute();
}

/** Every supplier that is not archived, by the columns of an import. */
export async function exportedSuppliers(
  db: Db,
  { organizationId, currency }: Importer,
): Promise<Record<string, string | null>[]> {
  const rows = await storedSuppliers(db, organizationId);
  return rows
    .filter(({ archivedAt }) => archivedAt === null)
    .map(({ id, externalId, name, contact, email, phone, accountNumber, notes, ...row }) => ({
      id,
      externalId,
      name,
      contact,
      email,
      phone,
      accountNumber,
      notes,
      deliveryDays: row.deliveryDays.join('; '),
      leadDays: String(row.leadDays),
      minimumOrder: majorUnits(row.minimumOrder, currency),
    }));
}
