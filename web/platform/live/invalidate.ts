import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { QueryField } from '../graphql/root-fields.generated.ts';
import { createRefresher, type Invalidate } from './refresh.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Root fields that a mutation invalidates, besides the rows of its response. */
    readonly invalidates?: readonly QueryField[];
  }
}

const invalidators = new WeakMap<ApolloClient, Invalidate>();

/** The only way to invalidate root fields of this client. Messages and mutations share it, so a burst causes one refetch. */
export function invalidationOf(client: ApolloClient): Invalidate {
  const existing = invalidators.get(client);
  if (existing) return existing;
  const created = createRefresher(client);
  invalidators.set(client, created);
  return created;
}

/** For a mutation's options: the root fields that it invalidates, such as lists that gain or lose a row. */
export function invalidating(...fields: readonly QueryField[]) {
  return { context: { invalidates: fields } };
}

/** Invalidates root fields; resolves when the active queries have been refetched. */
export function useInvalidate(): (...fields: readonly QueryField[]) => Promise<void> {
  const client = useApolloClient();
  return (...fields) => invalidationOf(client)(() => fields);
}
