import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStore } from '../../ui/store.ts';
import type { OfflineData } from './offline-data.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxState } from './press-list.ts';
import type { Press } from './queue.ts';

/** The data of the signed-in person on this device; null outside the guarded routes. */
export const OfflineContext = createContext<OfflineData | null>(null);

const empty = createStore<OutboxState>({ presses: [], unsaved: false, accepted: [] });

/** The presses of the signed-in person; null outside the guarded routes. */
export function useOutbox(): Outbox | null {
  return useContext(OfflineContext)?.outbox ?? null;
}

/** The presses of this person that the server has not confirmed. */
export function useOutboxState(): OutboxState {
  const store = useOutbox()?.store ?? empty;
  return useSyncExternalStore(store.subscribe, store.read);
}

/** Reads a query's result from this device: null when it was never loaded. */
export function useReadStored() {
  const data = useContext(OfflineContext);
  return <Data extends object, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Data | null =>
    data?.client.cache.readQuery({ query, variables }) ?? data?.kept.cache.readQuery({ query, variables }) ?? null;
}

/** Undoes a press that was never sent, or removes one that was refused; `createdBy` returns the id of the row that one created. */
export function useOutboxActs() {
  const outbox = useOutbox();
  return {
    retract: (press: Press) => outbox?.retract(press) ?? false,
    createdBy: (press: Press) => outbox?.createdBy(press) ?? null,
    discard: (key: string) => outbox?.discard(key),
    again: (press: Press, more?: Readonly<Record<string, unknown>>) => outbox?.again(press, more),
    retryNow: () => outbox?.retryNow(),
  };
}
