import { ApolloLink, Observable } from '@apollo/client';
import { invalidationOf } from './invalidate.ts';
import { ownAnswersOf } from './own-answers.ts';

/** Follows every mutation: remembers the rows of its answer, and makes old what it names with `invalidating`. */
export const followMutations = new ApolloLink((operation, forward) => {
  if (operation.operationType !== 'mutation') return forward(operation);
  const own = ownAnswersOf(operation.client);
  return new Observable((observer) => {
    const subscription = forward(operation).subscribe({
      next(answer) {
        const { invalidates = [] } = operation.getContext();
        if (!answer.errors) own.keep(answer.data);
        if (!answer.errors && invalidates.length > 0) void invalidationOf(operation.client)(() => invalidates);
        observer.next(answer);
      },
      error: (error) => observer.error(error),
      complete: () => observer.complete(),
    });
    subscription.add(own.begin());
    return subscription;
  });
});
