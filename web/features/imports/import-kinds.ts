import type { Permission } from '#schema/permissions.ts';
import type { ImportKindName } from '#schema/import-vocabulary.ts';

/** Who may import what, in the order of the choice. */
export const kindPermissions: readonly { readonly kind: ImportKindName; readonly permission: Permission }[] = [
  { kind: 'items', permission: 'inventory.update' },
  { kind: 'suppliers', permission: 'suppliers.update' },
  { kind: 'recipes', permission: 'recipes.update' },
  { kind: 'par', permission: 'prep.plan' },
  { kind: 'stock', permission: 'inventory.adjust' },
  { kind: 'sales', permission: 'sales.record' },
  { kind: 'people', permission: 'users.manage' },
];
