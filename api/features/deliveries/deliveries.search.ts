import { sql } from 'kysely';
import type { SearchKind } from '../../platform/database/search-kind.ts';

/** Deliveries by number, supplier and invoice; the detail is the supplier. */
export const searchDeliveries: SearchKind = {
  kind: 'delivery',
  permission: 'deliveries.read',
  rows: () => sql`select delivery.id, delivery.number as name, supplier.name as detail,
      concat_ws(' ', delivery.number, supplier.name, delivery.invoice_number) as words
    from delivery
    join supplier on supplier.organization_id = delivery.organization_id and supplier.id = delivery.supplier_id`,
};
