import type { ApolloCache, TypedDocumentNode } from '@apollo/client';
import { type DocumentNode, Kind, print } from 'graphql';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { pressContext } from './offline-data.ts';
import type { NewPress, Outcome, Send } from './new-press.ts';
import { useOutbox } from './useOutbox.ts';

type PressOptions<Data> = Pick<
  NewPress,
  'subject' | 'title' | 'timed' | 'createdId' | 'invalidates' | 'keepsRefusal' | 'row' | 'key'
> & {
  /** The response that the screens show until the server's arrives. */
  readonly optimistic?: Data;
};

/** How a press ended: the response, or that it waits to be sent. */
export type PressOutcome<Data> =
  | { readonly status: 'done'; readonly data: Data | undefined }
  | Exclude<Outcome, { status: 'done' }>;

/**
 * Sends a mutation through the outbox: it is stored on the device first, and sent when the server can be reached. Rejects
 * with the server's refusal.
 */
export function usePress<Data extends object, Input extends object>(
  document: TypedDocumentNode<Data, { input: Input }>,
) {
  const outbox = useOutbox();
  const client = useApolloClient();
  return useCallback(
    async (variables: { readonly input: Input }, options: PressOptions<NoInfer<Data>>): Promise<PressOutcome<Data>> => {
      if (!outbox) throw new Error('usePress is for screens behind the route guard');
      let data: Data | undefined;
      const send: Send = async (press, onData) => {
        const more = { input: { ...variables.input, ...press.variables.input } };
        const update = (_cache: ApolloCache, result: { data?: unknown }) => onData(result.data);
        const context = pressContext(press);
        ({ data } = await client.mutate({ mutation: document, variables: more, context, update }));
      };
      const outcome = await outbox.press({
        ...options,
        send,
        name: nameOf(document),
        document: print(document),
        variables: { input: Object.fromEntries(Object.entries(variables.input)) },
      });
      return outcome.status === 'done' ? { status: 'done', data } : outcome;
    },
    [outbox, client, document],
  );
}

function nameOf(document: DocumentNode): string {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operation?.kind === Kind.OPERATION_DEFINITION ? (operation.name?.value ?? '') : '';
}
