import { can, type Permission, permissions } from './permissions.ts';
import type { Role, TokenScope } from './vocabulary.ts';

/**
 * Permission → the scope that an API token needs. `any`: every token, within its other scopes. Null: users and devices only,
 * such as for accounts, devices, the kitchen's code and tokens themselves. A token never exceeds its role.
 */
export const tokenScopeOf = {
  'board.read': 'kitchen_read',
  'prep.board': 'prep_read',
  'inventory.board': 'inventory_read',
  'deliveries.board': 'deliveries_read',
  'line-checks.board': 'checks_read',
  'recipes.board': 'recipes_read',
  // Each kind of row requires its own permission.
  'nodes.read': 'any',
  // Each kind of photo requires its own permission.
  'photos.read': 'any',
  'photos.change': 'any',
  'device.self': null,
  'device.settings': null,
  'devices.manage': null,
  // Each kind of result requires its own permission.
  'search.read': 'any',
  // Each kind of row requires its own permission.
  'imports.run': 'any',
  // Each kind of message requires its own permission (live.ts).
  'live.read': 'any',
  'organization.read': 'kitchen_read',
  'settings.read': 'kitchen_read',
  'settings.update': 'kitchen_write',
  'kitchen.update': 'kitchen_write',
  'code.read': null,
  'code.regenerate': null,
  'tokens.manage': null,
  'webhooks.manage': 'webhooks_manage',
  'profile.update': null,
  'users.read': 'users_read',
  'users.manage': null,
  'pins.issue': null,
  'activity.read': 'audit_read',
  'audit.read': 'audit_read',
  'analytics.read': 'reports_read',
  'notifications.read': 'notifications_read',
  'notifications.update': 'notifications_write',
  'checks.run': 'notifications_write',
  'inventory.read': 'inventory_read',
  'inventory.costs': 'inventory_read',
  'inventory.update': 'inventory_write',
  'inventory.adjust': 'inventory_write',
  'inventory.lots': 'inventory_write',
  'inventory.release': 'inventory_write',
  'counts.read': 'inventory_read',
  'counts.work': 'inventory_write',
  'counts.review': 'inventory_write',
  'suppliers.read': 'deliveries_read',
  'suppliers.update': 'deliveries_write',
  'deliveries.read': 'deliveries_read',
  'deliveries.receive': 'deliveries_write',
  'deliveries.costs': 'deliveries_read',
  'recipes.read': 'recipes_read',
  'recipes.costs': 'recipes_read',
  'recipes.update': 'recipes_write',
  'prep.read': 'prep_read',
  'prep.work': 'prep_write',
  'prep.bump': 'prep_write',
  'prep.reopen': 'prep_write',
  'prep.reopen-any': 'prep_write',
  'prep.plan': 'prep_write',
  'waste.read': 'waste_read',
  'waste.log': 'waste_write',
  'waste.costs': 'waste_read',
  'waste.reverse': 'waste_write',
  'sales.read': 'sales_read',
  'sales.record': 'sales_write',
  'line-checks.read': 'checks_read',
  'line-checks.work': 'checks_write',
  'line-checks.plan': 'checks_write',
  'timers.board': 'prep_read',
  'timers.work': 'prep_write',
  'handovers.read': 'prep_read',
  'handovers.close': 'prep_write',
  // A signature belongs to a person.
  'handovers.sign': null,
  'reports.read': 'reports_read',
  // A view belongs to a person, not to a program.
  'views.own': null,
} as const satisfies Record<Permission, TokenScope | 'any' | null>;

/** The numbers of API tokens. */
export const tokenLimits = {
  tokensMax: 50,
  serviceAccountsMax: 20,
  nameMax: 60,
  daysDefault: 365,
  /** Five years. */
  daysMax: 1_826,
  addressesMax: 20,
  /** Lifetime in the demo kitchen, in minutes. */
  demoMinutes: 50,
  /** Rate limit of a token: points per window, and the window in seconds. */
  points: 2_000,
  pointsSeconds: 20,
} as const;

/** The permissions of a token: those allowed by both role and scopes. */
export function permissionsOfToken(role: Role, scopes: readonly TokenScope[]): Permission[] {
  const held: readonly (string | null)[] = [...scopes, 'any'];
  return allPermissions.filter((permission) => can(role, permission) && held.includes(tokenScopeOf[permission]));
}

/** Whether a scope gives this role any permission. */
export function mayHoldScope(role: Role, scope: TokenScope): boolean {
  return allPermissions.some((permission) => tokenScopeOf[permission] === scope && can(role, permission));
}

const allPermissions = Object.keys(permissions).filter((name): name is Permission => name in tokenScopeOf);
