import { sql } from 'kysely';
import type { SuppliersFilter } from '#schema/inputs/suppliers.ts';
import { limits } from '#schema/limits.ts';
import type { Viewer } from '../../platform/context/context.ts';
import { inSync, isSync } from '../../platform/database/sync.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { SupplierView } from './supplier.view.ts';

function suppliers(db: Db, viewer: Viewer) {
  return db
    .selectFrom('supplier')
    .selectAll('supplier')
    .select([
      sql<number>`(select count(*) from item where item.organization_id = supplier.organization_id
        and item.supplier_id = supplier.id and item.archived_at is null)`.as('itemCount'),
      sql<number>`(select count(*) from delivery where delivery.organization_id = supplier.organization_id
        and delivery.supplier_id = supplier.id and delivery.status in ('expected', 'draft'))`.as('openDeliveryCount'),
      sql<Date | null>`(select max(received_at) from delivery where delivery.organization_id = supplier.organization_id
        and delivery.supplier_id = supplier.id and delivery.status = 'posted')`.as('lastReceivedAt'),
    ])
    .where('supplier.organizationId', '=', viewer.organizationId);
}

/** Current or archived ones by name; for a sync both, the last changed at the end. */
export function listSuppliers(db: Db, viewer: Viewer, params: SuppliersFilter): Promise<SupplierView[]> {
  const sync = isSync(params);
  return suppliers(db, viewer)
    .where(inSync('supplier', params))
    .$if(!sync || typeof params.archived === 'boolean', (query) =>
      query.where('supplier.archivedAt', params.archived ? 'is not' : 'is', null),
    )
    .$if(sync, (query) => query.orderBy('supplier.updatedAt'))
    .orderBy(sql`lower(supplier.name)`)
    .limit(limits.suppliersMax)
    .execute();
}

export function findSuppliers(db: Db, viewer: Viewer, ids: readonly string[]): Promise<SupplierView[]> {
  return suppliers(db, viewer).where('supplier.id', 'in', ids).execute();
}

export function findSupplier(db: Db, viewer: Viewer, id: string): Promise<SupplierView | undefined> {
  return suppliers(db, viewer).where('supplier.id', '=', id).executeTakeFirst();
}
