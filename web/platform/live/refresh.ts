import type { ApolloClient } from '@apollo/client';
import { isNetworkRequestInFlight } from '@apollo/client/utilities';
import type { QueryField } from '../graphql/root-fields.generated.ts';
import { ownAnswersOf } from './own-answers.ts';

/** What became old; asked when it is read again, with the answers of one's own mutations in hand. */
type Old = () => readonly QueryField[];
/** Resolves when everything that was old by then has been read again. */
export type Invalidate = (old: Old) => Promise<void>;

const quiet = 100;
const patience = 500;
const poll = 25;
const giveUp = 5_000;

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function busy(client: ApolloClient): boolean {
  if (ownAnswersOf(client).isBusy()) return true;
  return [...client.getObservableQueries('active')].some((query) =>
    isNetworkRequestInFlight(query.getCurrentResult().networkStatus),
  );
}

/**
 * An eviction while its query is on the way is lost: its old answer would overwrite it. And whether a message tells what
 * one did oneself is known when the mutation has answered. So wait until nothing is on its way.
 */
async function untilIdle(client: ApolloClient) {
  for (let waited = 0; busy(client) && waited < giveUp; waited += poll) await wait(poll);
}

/**
 * Collects fields that became old and reads each active query that uses them again, once per burst: after 100 ms of
 * quiet, 500 ms at most. What arrives while reading is read in the next round; nothing is lost.
 */
export function createRefresher(client: ApolloClient): Invalidate {
  let pending: Old[] = [];
  let lastNews = 0;
  let running: Promise<void> | null = null;

  async function settle() {
    const deadline = Date.now() + patience;
    while (Date.now() < deadline && Date.now() - lastNews < quiet) await wait(poll);
  }

  async function run() {
    while (pending.length > 0) {
      await settle();
      await untilIdle(client);
      const fields = new Set(pending.flatMap((old) => old()));
      pending = [];
      await client
        .refetchQueries({
          updateCache: (cache) => fields.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName })),
        })
        // A query that could not be read again shows its own error; the next news tries again.
        .catch(() => undefined);
    }
    running = null;
  }

  return (old) => {
    pending.push(old);
    lastNews = Date.now();
    running ??= run();
    return running;
  };
}
