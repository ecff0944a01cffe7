import { mayHoldScope } from '#schema/token-scopes.ts';
import { type Role, type TokenScope, tokenScopes } from '#schema/vocabulary.ts';

/** The areas of scopes, in the order of the form. */
export const scopeAreas = [
  'prep',
  'inventory',
  'recipes',
  'deliveries',
  'waste',
  'sales',
  'checks',
  'notifications',
  'reports',
  'audit',
  'kitchen',
  'users',
  'webhooks',
] as const;
export type ScopeArea = (typeof scopeAreas)[number];

const acts = ['read', 'write', 'manage'] as const;
type ScopeAct = (typeof acts)[number];

export interface ScopeChoice {
  readonly scope: TokenScope;
  readonly act: ScopeAct;
}

/** The scopes of an area, reading first. */
export function scopesIn(area: ScopeArea): readonly ScopeChoice[] {
  return acts.flatMap((act) => {
    const scope = tokenScopes.find((one) => one === `${area}_${act}`);
    return scope ? [{ scope, act }] : [];
  });
}

/** The scopes that a token with this role may have. */
export function heldBy(role: Role, scopes: readonly TokenScope[]): TokenScope[] {
  return scopes.filter((scope) => mayHoldScope(role, scope));
}

/** All read scopes that the role allows. */
export function readingScopes(role: Role): TokenScope[] {
  return heldBy(
    role,
    tokenScopes.filter((scope) => scope.endsWith('_read')),
  );
}

/** Adds or removes a scope. Adding a write scope also adds the read scope of its area. */
export function toggled(chosen: readonly TokenScope[], scope: TokenScope): TokenScope[] {
  if (chosen.includes(scope)) return chosen.filter((one) => one !== scope);
  const reading = tokenScopes.find((one) => scope.endsWith('_write') && one === scope.replace('_write', '_read'));
  return [...new Set([...chosen, scope, ...(reading ? [reading] : [])])];
}
