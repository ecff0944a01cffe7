import { catalogue } from '../../ui/i18n/catalogue.ts';

/** The texts of this feature's event type in the audit log. */
export const activity = catalogue({
  en: { 'starter_kitchen.added': 'added a starter kitchen to' },
  es: { 'starter_kitchen.added': 'añadió una cocina de inicio a' },
});

/** The names of its fields in the audit log. */
export const auditFields = catalogue({
  en: { starterKitchen: 'starter kitchen' },
  es: { starterKitchen: 'cocina de inicio' },
});
