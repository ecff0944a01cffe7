import {
  type FieldFunctionOptions,
  type FieldPolicy,
  isReference,
  type Reference,
  type TypePolicies,
} from '@apollo/client';
import type { QueryField } from './root-fields.generated.ts';

interface Page {
  readonly nodes: readonly unknown[];
}

const pageArguments = ['first', 'after', 'last', 'before'];

/** Rows of a page that the list does not have: two readers may have fetched it, or a row moved while the list was read. */
function newRows(list: Page, page: Page): readonly unknown[] {
  const known = new Set(list.nodes.flatMap((node) => (isReference(node) ? [node.__ref] : [])));
  return page.nodes.filter((node) => !isReference(node) || !known.has(node.__ref));
}

/** A keyset-paged list: `fetchMore({ variables: { after } })` appends a page; a new first page replaces the list. */
const paged: FieldPolicy<Page> = {
  keyArgs: (args) => Object.keys(args ?? {}).filter((name) => !pageArguments.includes(name)),
  merge(existing: Page | undefined, incoming: Page, { args }: FieldFunctionOptions): Page {
    const continues = existing !== undefined && typeof args?.['after'] === 'string';
    return continues ? { ...incoming, nodes: [...existing.nodes, ...newRows(existing, incoming)] } : incoming;
  },
};

/** A row that some list has loaded is found by its id. */
function byId(typename: string): FieldPolicy<Reference> {
  return {
    read(existing: Reference | undefined, { args, toReference }): Reference | undefined {
      const id: unknown = args?.['id'];
      return existing ?? (typeof id === 'string' ? toReference({ __typename: typename, id }) : undefined);
    },
  };
}

/** Defaults of a field that rows stored by an earlier version of the app lack, so that they are still shown without a network. */
function withDefault<Value>(value: Value): FieldPolicy<Value> {
  return { read: (existing: Value | undefined): Value => existing ?? value };
}

/** The policies of the cache. `pagedFields`: the root fields that return a connection. */
export function cachePolicies(pagedFields: readonly QueryField[]): TypePolicies {
  const lists = Object.fromEntries(pagedFields.map((field) => [field, paged]));
  return {
    Query: { fields: { ...lists, prepTask: byId('PrepTask'), stockLot: byId('StockLot') } },
    PrepTask: {
      fields: {
        waitsFor: withDefault([]),
        leadMinutes: withDefault(null),
        needsPhoto: withDefault(false),
        thawFor: withDefault(null),
        lotId: withDefault(null),
      },
    },
  };
}
