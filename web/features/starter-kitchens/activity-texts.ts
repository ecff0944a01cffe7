import { catalog } from '../../ui/i18n/catalog.ts';

/** The texts of this feature's event type in the audit log. */
export const activity = catalog({
  en: { 'starter_kitchen.added': 'added a starter kitchen to' },
  es: { 'starter_kitchen.added': 'añadió una cocina de inicio a' },
});

/** The names of its fields in the audit log. */
export const auditFields = catalog({
  en: { starterKitchen: 'starter kitchen' },
  es: { starterKitchen: 'cocina de inicio' },
});
