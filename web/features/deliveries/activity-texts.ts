import type { AuditValues } from '../../ui/kitchen/audit-values.ts';
import { deliveriesTexts } from './texts.ts';
import { catalog } from '../../ui/i18n/catalog.ts';

/** The texts of this feature's event types and kinds of row in the audit log and the timeline. */
export const activity = catalog({
  en: {
    'delivery.announced': 'announced',
    'delivery.started': 'started',
    'delivery.saved': 'saved',
    'delivery.posted': 'received',
    'delivery.received': 'received',
    'delivery.undone': 'undid',
    'delivery.corrected': 'corrected',
    'delivery.reversed': 'took back',
    'delivery.cancelled': 'cancelled',
    'delivery.linked': 'set the external id of',
    'delivery.credit_settled': 'settled the credit of',
    Delivery: 'Delivery',
    Supplier: 'Supplier',
  },
  es: {
    'delivery.announced': 'anunció',
    'delivery.started': 'empezó',
    'delivery.saved': 'guardó',
    'delivery.posted': 'recibió',
    'delivery.received': 'recibió',
    'delivery.undone': 'deshizo',
    'delivery.corrected': 'corrigió',
    'delivery.reversed': 'anuló',
    'delivery.cancelled': 'canceló',
    'delivery.linked': 'cambió el id externo de',
    'delivery.credit_settled': 'liquidó el abono de',
    Delivery: 'Entrega',
    Supplier: 'Proveedor',
  },
});

/** The names of its fields in the audit log. */
export const auditFields = catalog({
  en: {
    accountNumber: 'account number',
    contact: 'contact',
    deliveryDays: 'delivery days',
    expectedAt: 'expected',
    invoiceNumber: 'invoice number',
    invoiceTotal: 'invoice total',
    leadDays: 'lead days',
    minimumOrder: 'minimum order',
    phone: 'phone',
    problems: 'problems',
    received: 'received',
    unitPrice: 'price per unit',
    vehicleTemperature: 'vehicle temperature',
  },
  es: {
    accountNumber: 'número de cliente',
    contact: 'contacto',
    deliveryDays: 'días de entrega',
    expectedAt: 'previsto',
    invoiceNumber: 'número de factura',
    invoiceTotal: 'total de la factura',
    leadDays: 'días de antelación',
    minimumOrder: 'pedido mínimo',
    phone: 'teléfono',
    problems: 'problemas',
    received: 'recibido',
    unitPrice: 'precio por unidad',
    vehicleTemperature: 'temperatura del vehículo',
  },
});

/** Its fields with money or codes. */
export const auditValues: AuditValues = {
  'Delivery.status': { texts: deliveriesTexts },
};
