import { ApolloLink, Observable } from '@apollo/client';
import { invalidationOf } from './invalidate.ts';
import { ownMutationsOf } from './own-mutations.ts';

/**
 * Follows every mutation: stores the events that it stored and the rows of its response, and invalidates the fields passed to
 * `invalidating`.
 */
export const followMutations = new ApolloLink((operation, forward) => {
  if (operation.operationType !== 'mutation') return forward(operation);
  const own = ownMutationsOf(operation.client);
  return new Observable((observer) => {
    const subscription = forward(operation).subscribe({
      next(result) {
        const { invalidates = [] } = operation.getContext();
        if (!result.errors) own.keep(result.data, result.extensions);
        if (!result.errors && invalidates.length > 0) void invalidationOf(operation.client)(() => invalidates);
        observer.next(result);
      },
      error: (error) => observer.error(error),
      complete: () => observer.complete(),
    });
    subscription.add(own.begin());
    return subscription;
  });
});
