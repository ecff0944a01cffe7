import { sql } from 'kysely';
import type { AuditSubjects } from '../../platform/database/audit-subject.ts';

/** The audit log shows deliveries by number and supplier. */
export const deliverySubjects: AuditSubjects = {
  Delivery: {
    name: (id) =>
      sql`(select delivery.number || ' ' || supplier.name from delivery join supplier on supplier.id = delivery.supplier_id where delivery.id = ${id})`,
    kitchenWork: true,
    editedByManagers: true,
  },
};
