import { type DeviceScope, type Role, roles as everyone } from './vocabulary.ts';

/** A grant: a person's role, or a scope of a device. */
export type Grant = Role | DeviceScope;

/** Who runs the kitchen: notified of what needs a decision. */
export const managers = ['manager', 'admin'] as const satisfies readonly Role[];
export const admins = ['admin'] as const satisfies readonly Role[];
const board = [...everyone, 'display_read'] as const satisfies readonly Grant[];
const bump = [...everyone, 'prep_bump'] as const satisfies readonly Grant[];

/** Permission → roles and scopes. Enforced by services; route guards and buttons use it, too. */
export const permissions = {
  'board.read': board,
  'prep.board': board,
  'inventory.board': board,
  'deliveries.board': board,
  'line-checks.board': board,
  'recipes.board': board,
  'nodes.read': board,
  'device.self': ['display_read'],
  'device.settings': [...admins, 'display_read'],
  'devices.manage': admins,
  'live.read': board,
  'organization.read': everyone,
  'settings.read': admins,
  'settings.update': admins,
  'kitchen.update': admins,
  'code.read': admins,
  'code.regenerate': admins,
  'tokens.manage': admins,
  'webhooks.manage': admins,
  'profile.update': everyone,
  'users.read': managers,
  'users.manage': admins,
  /** Handing out a temporary PIN. */
  'pins.issue': managers,
  'activity.read': managers,
  'audit.read': admins,
  'analytics.read': admins,
  'notifications.read': everyone,
  'notifications.update': everyone,
  'checks.run': managers,
  'inventory.read': everyone,
  'inventory.costs': managers,
  'inventory.update': managers,
  'inventory.adjust': managers,
  'inventory.lots': everyone,
  'inventory.release': managers,
  'counts.read': everyone,
  'counts.work': everyone,
  'counts.review': managers,
  'suppliers.read': managers,
  'suppliers.update': managers,
  'deliveries.read': everyone,
  'deliveries.receive': managers,
  'deliveries.costs': managers,
  'recipes.read': everyone,
  'recipes.costs': managers,
  'recipes.update': managers,
  'prep.read': everyone,
  'prep.work': everyone,
  'prep.bump': bump,
  /** What they completed themselves, and what was skipped. */
  'prep.reopen': bump,
  'prep.reopen-any': [...managers, 'prep_bump'],
  'prep.plan': managers,
  'waste.read': everyone,
  'waste.log': everyone,
  'waste.costs': managers,
  'waste.reverse': managers,
  'sales.read': managers,
  'sales.record': managers,
  'line-checks.read': everyone,
  'line-checks.work': everyone,
  'line-checks.plan': managers,
  'timers.board': board,
  'timers.work': bump,
  'handovers.read': everyone,
  'handovers.close': everyone,
  'handovers.sign': everyone,
  'reports.read': managers,
  'views.own': managers,
  /** Each kind of row requires its own permission, too. */
  'imports.run': managers,
  // Each kind of photo requires the permission of what it belongs to.
  'photos.read': everyone,
  'photos.change': everyone,
  'search.read': everyone,
} as const satisfies Record<string, readonly Grant[]>;

export type Permission = keyof typeof permissions;

/** Who may call a root field: viewers with a permission, anyone, or anyone signed in. api/app/root-fields.ts has all fields. */
export type RootFieldAccess = Permission | 'public' | 'session';

/** Only with a password session: a PIN on a shared device must not change an account. */
export const ownBrowserOnly: readonly Permission[] = ['profile.update', 'tokens.manage', 'webhooks.manage'];

/** A caller's grants: a person's role, a device's scopes, or an API token's permissions (token-scopes.ts). */
export type Grants = readonly (Grant | Permission)[];

/** Whether a role or grants include a permission. */
export function can(held: Role | Grants | undefined, permission: Permission): boolean {
  if (held === undefined) return false;
  const holders: Grants = [permission, ...permissions[permission]];
  return typeof held === 'string' ? holders.includes(held) : held.some((grant) => holders.includes(grant));
}
