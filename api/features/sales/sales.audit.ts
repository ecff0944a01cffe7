import { sql } from 'kysely';
import type { AuditSubjects } from '../../platform/database/audit-subject.ts';

/** The name of a day of sales in the audit log: its date. */
export const salesSubjects: AuditSubjects = {
  SalesDay: {
    name: (id) => sql`(select business_date::text from sales_day where sales_day.id = ${id})`,
    editedByManagers: true,
  },
};
