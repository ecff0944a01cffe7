import type { Role } from './vocabulary.ts';

const everyone = ['cook', 'manager', 'admin'] as const satisfies readonly Role[];
const leads = ['manager', 'admin'] as const satisfies readonly Role[];
const admins = ['admin'] as const satisfies readonly Role[];

/** Permission → roles. The service asserts it, the route guard and the buttons read it. */
export const permissions = {
  'organization.read': everyone,
  'settings.read': admins,
  'settings.update': admins,
  'kitchen.update': admins,
  'code.read': admins,
  'code.regenerate': admins,
  'profile.update': everyone,
  'users.read': leads,
  'users.manage': admins,
  'activity.read': leads,
  'audit.read': admins,
  'analytics.read': admins,
  'notifications.read': everyone,
  'checks.run': leads,
  'inventory.read': everyone,
  'inventory.costs': leads,
  'inventory.update': leads,
  'inventory.adjust': leads,
  'inventory.open-lot': everyone,
  'suppliers.read': leads,
  'suppliers.update': leads,
  'deliveries.read': everyone,
  'deliveries.receive': leads,
  'deliveries.costs': leads,
  'recipes.read': everyone,
  'recipes.costs': leads,
  'recipes.update': leads,
  'prep.read': everyone,
  'prep.work': everyone,
  'prep.plan': leads,
  'waste.read': everyone,
  'waste.log': everyone,
  'waste.costs': leads,
  'waste.reverse': leads,
  'line-checks.read': everyone,
  'line-checks.work': everyone,
  'line-checks.plan': leads,
  'reports.read': leads,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

/** Whether a role holds a permission. */
export function can(role: Role | undefined, permission: Permission): boolean {
  const holders: readonly Role[] = permissions[permission];
  return role !== undefined && holders.includes(role);
}

/**
 * Every root field of the graph → who may call it: anyone, anyone signed in, or the holders of a permission. The role
 * matrix test calls each of them as each role; a field without a row fails the build.
 */
export const operations = {
  'Query.me': 'public',
} as const satisfies Record<string, Permission | 'public' | 'session'>;
