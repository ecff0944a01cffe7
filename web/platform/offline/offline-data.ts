import { type ApolloCache, type ApolloClient, type DefaultContext, InMemoryCache } from '@apollo/client';
import { parse } from 'graphql';
import { cachePolicies } from '../graphql/cache.ts';
import { createClient } from '../graphql/client.ts';
import { hasOlderRow } from '../graphql/older-rows.ts';
import type { QueryField } from '../graphql/root-fields.generated.ts';
import { measuredClockOffset } from '../live/clock-offset.ts';
import { connection } from '../live/connection.ts';
import { keyValueStore } from './database.ts';
import { QueryResultStore, type StoredResults } from './query-result-store.ts';
import type { Row } from './new-press.ts';
import { Outbox } from './outbox.ts';
import { changedFields, isPress, type Press } from './queue.ts';
import { withWaiting } from './waiting-rows.ts';
import { writeAhead } from './write-ahead.ts';

const results = keyValueStore<StoredResults>('results');
const presses = writeAhead('outbox', keyValueStore<Press>('outbox'), isPress);

/** Longer than a slow response takes. Milliseconds. */
const sendTimeout = 15_000;

/** The data of one person on this device: the client, its stored results, and the outbox. */
export interface OfflineData {
  readonly client: ApolloClient;
  readonly kept: QueryResultStore;
  readonly outbox: Outbox;
}

interface Options {
  /** Person and organization. */
  readonly owner: string;
  readonly pagedFields: readonly QueryField[];
  readonly onSignedOut: () => void;
}

/** Whether the server is known to be out of reach. */
export function isOffline(): boolean {
  return !navigator.onLine || connection.read().notice !== null;
}

export function createOfflineData({ owner, pagedFields, onSignedOut }: Options): OfflineData {
  const cache = new InMemoryCache({ typePolicies: cachePolicies(pagedFields), resultCaching: false });
  const kept = new QueryResultStore({
    owner,
    storage: results,
    cache,
    isOffline,
    isOutdated: (data) => hasOlderRow(data, client.cache),
    withWaiting: (data) => withWaiting(data, outbox.store.read().presses),
  });
  const client: ApolloClient = createClient(onSignedOut, pagedFields, kept.link);
  const caches = [client.cache, cache];
  const setFields = (id: string | undefined, values: ReadonlyMap<string, unknown>) => {
    if (id === undefined || values.size === 0) return;
    const fields = Object.fromEntries([...values].map(([name, value]) => [name, () => value]));
    for (const each of caches) each.modify({ id, fields });
    kept.changed();
  };
  const outbox: Outbox = new Outbox({
    owner,
    storage: presses,
    isOffline,
    hasNetwork: () => navigator.onLine,
    clockOffset: measuredClockOffset,
    onRefused: () => void client.refetchQueries({ include: 'active' }).catch(() => undefined),
    snapshot: (row) => snapshotOf(client, row),
    send: (press, onData) => {
      const { document, variables } = press;
      const update = (_cache: ApolloCache, { data }: { data?: unknown }) => onData(data);
      return client.mutate({ mutation: parse(document), variables, context: pressContext(press), update });
    },
    apply: ({ document, variables, optimistic }) => {
      if (!optimistic) return;
      const write = { dataId: 'ROOT_MUTATION', query: parse(document), variables, result: { ...optimistic } };
      for (const each of caches) each.write(write);
      kept.changed();
    },
    applyAgain: (press) => setFields(press.before?.id, changedFields(press)),
    revert: ({ before }) => setFields(before?.id, new Map(Object.entries(before?.fields ?? {}))),
  });
  return { client, kept, outbox };
}

/** The context in which a press is sent: its key, and no retries but those of the outbox. */
export function pressContext({ key, invalidates = [] }: Press): DefaultContext {
  const fetchOptions = { signal: AbortSignal.timeout(sendTimeout) };
  return { idempotencyKey: key, retries: false, invalidates, fetchOptions };
}

function snapshotOf(client: ApolloClient, row: Row): Press['before'] {
  const id = client.cache.identify({ ...row });
  const rows: unknown = client.cache.extract();
  if (id === undefined || typeof rows !== 'object' || rows === null) return undefined;
  const fields: unknown = Reflect.get(rows, id);
  return typeof fields === 'object' && fields !== null ? { id, fields } : undefined;
}
