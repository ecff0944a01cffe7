import type { AuditValues } from '../../ui/kitchen/audit-values.ts';
import { catalog } from '../../ui/i18n/catalog.ts';

/** The texts of this feature's event types and kinds of row in the audit log and the timeline. */
export const activity = catalog({
  en: {
    'sales.recorded': 'recorded the sales of',
    SalesDay: 'Day of sales',
    SaleLine: 'Line of sales',
  },
  es: {
    'sales.recorded': 'anotó las ventas del',
    SalesDay: 'Día de ventas',
    SaleLine: 'Línea de ventas',
  },
});

/** The names of its fields in the audit log. */
export const auditFields = catalog({
  en: { covers: 'guests', netSales: 'net sales' },
  es: { covers: 'comensales', netSales: 'ventas netas' },
});

/** Its fields with money. */
export const auditValues: AuditValues = { netSales: 'money' };
