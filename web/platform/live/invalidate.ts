import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { QueryField } from '../graphql/root-fields.generated.ts';
import { createRefresher, type Invalidate } from './refresh.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Root fields that a mutation makes old, besides the rows that its answer brings. */
    readonly invalidates?: readonly QueryField[];
  }
}

const known = new WeakMap<ApolloClient, Invalidate>();

/** The one way to make root fields of this client old. Messages and mutations share it, so a burst is one round of reading. */
export function invalidationOf(client: ApolloClient): Invalidate {
  const existing = known.get(client);
  if (existing) return existing;
  const created = createRefresher(client);
  known.set(client, created);
  return created;
}

/** For a mutation's options: the root fields that are old once it is done, such as lists that win or lose a row. */
export function invalidating(...fields: readonly QueryField[]) {
  return { context: { invalidates: fields } };
}

/** Makes root fields old by hand; resolves when what is on screen has been read again. */
export function useInvalidate(): (...fields: readonly QueryField[]) => Promise<void> {
  const client = useApolloClient();
  return (...fields) => invalidationOf(client)(() => fields);
}
