import type { FieldFunctionOptions, FieldPolicy, TypePolicies } from '@apollo/client';
import type { QueryField } from './root-fields.generated.ts';

interface Page {
  readonly nodes: readonly unknown[];
}

const pageArguments = ['first', 'after', 'last', 'before'];

/** A keyset-paged list: `fetchMore({ variables: { after } })` appends a page; a new first page replaces the list. */
const paged: FieldPolicy<Page> = {
  keyArgs: (args) => Object.keys(args ?? {}).filter((name) => !pageArguments.includes(name)),
  merge(existing: Page | undefined, incoming: Page, { args }: FieldFunctionOptions): Page {
    const continues = existing !== undefined && typeof args?.['after'] === 'string';
    return continues ? { ...incoming, nodes: [...existing.nodes, ...incoming.nodes] } : incoming;
  },
};

/** The policies of the cache. `pagedFields`: the root fields that return a connection. */
export function cachePolicies(pagedFields: readonly QueryField[]): TypePolicies {
  return { Query: { fields: Object.fromEntries(pagedFields.map((field) => [field, paged])) } };
}
