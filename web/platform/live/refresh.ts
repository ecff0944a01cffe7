import type { ApolloClient } from '@apollo/client';
import { isNetworkRequestInFlight } from '@apollo/client/utilities';
import type { QueryField } from '../graphql/root-fields.generated.ts';
import { ownMutationsOf } from './own-mutations.ts';

/** The invalidated fields; called just before the refetch, when the responses of the user's own mutations have arrived. */
type GetFields = () => readonly QueryField[];
/** Resolves when everything that was invalidated by then has been refetched. */
export type Invalidate = (getFields: GetFields) => Promise<void>;

const debounce = 100;
const debounceMax = 500;
const pollInterval = 25;
const idleMax = 5_000;

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function isBusy(client: ApolloClient): boolean {
  if (ownMutationsOf(client).isBusy()) return true;
  return [...client.getObservableQueries('active')].some((query) =>
    isNetworkRequestInFlight(query.getCurrentResult().networkStatus),
  );
}

/**
 * Waits until no request is running. An eviction during a query would be lost, because the old response would overwrite it;
 * and only the response of a mutation shows whether a message is about the user's own change.
 */
async function untilIdle(client: ApolloClient) {
  for (let waited = 0; isBusy(client) && waited < idleMax; waited += pollInterval) await wait(pollInterval);
}

/**
 * Collects invalidated fields and refetches each active query that uses them, once per burst: after 100 ms without a new
 * one, 500 ms at most. What is invalidated during a refetch is refetched afterwards.
 */
export function createRefresher(client: ApolloClient): Invalidate {
  let pending: GetFields[] = [];
  let lastPushAt = 0;
  let running: Promise<void> | null = null;

  async function untilQuiet() {
    const deadline = Date.now() + debounceMax;
    while (Date.now() < deadline && Date.now() - lastPushAt < debounce) await wait(pollInterval);
  }

  async function run() {
    while (pending.length > 0) {
      await untilQuiet();
      await untilIdle(client);
      const fields = new Set(pending.flatMap((getFields) => getFields()));
      pending = [];
      await client
        .refetchQueries({
          updateCache: (cache) => fields.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName })),
        })
        // A failed query shows its own error; the next invalidation retries it.
        .catch(() => undefined);
    }
    running = null;
  }

  return (getFields) => {
    pending.push(getFields);
    lastPushAt = Date.now();
    running ??= run();
    return running;
  };
}
