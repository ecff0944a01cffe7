import type { FieldFunctionOptions, FieldPolicy, TypePolicies } from '@apollo/client';
import type { QueryField } from './root-fields.generated.ts';

interface Page {
  readonly nodes: readonly unknown[];
}

const pageArguments = ['first', 'after', 'last', 'before'];

/** A keyset-paged list: `fetchMore({ variables: { after } })` adds to what is there; a fresh first page replaces it. */
const paged: FieldPolicy<Page> = {
  keyArgs: (args) => Object.keys(args ?? {}).filter((name) => !pageArguments.includes(name)),
  merge(existing: Page | undefined, incoming: Page, { args }: FieldFunctionOptions): Page {
    const continues = existing !== undefined && typeof args?.['after'] === 'string';
    return continues ? { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] } : incoming;
  },
};

/** The root fields that answer a connection. A new paged list is one line. */
const pagedFields = [
  'notifications',
  'auditLog',
  'users',
  'recipes',
  'deliveries',
  'items',
  'stockMovements',
  'wasteEntries',
  'webhookDeliveries',
] as const satisfies readonly QueryField[];

export const cachePolicies: TypePolicies = {
  Query: { fields: Object.fromEntries(pagedFields.map((field) => [field, paged])) },
};
