import type { Press } from './queue.ts';

/**
 * The outcome of a press for its caller. `queued`: it is stored, and sent when the server can be reached.
 * `refused`: only with `keepsRefusal`, otherwise the promise rejects.
 */
export type Outcome =
  | { readonly status: 'done' }
  | { readonly status: 'queued'; readonly press: Press }
  | { readonly status: 'refused' };

/**
 * Sends a press. Resolves when the server has accepted it; rejects with a Problem. Calls `onData` with the data of the response
 * when it is written into the cache, so that screens do not show it twice.
 */
export type Send = (press: Press, onData: (data: unknown) => void) => Promise<unknown>;

/** A row in the cache. */
export interface Row {
  readonly __typename: string;
  readonly id: string;
}

/** A new press. `row`: the row that its optimistic response changes. `key`: its id, if others refer to it. */
export type NewPress = Pick<
  Press,
  | 'name'
  | 'document'
  | 'variables'
  | 'subject'
  | 'title'
  | 'timed'
  | 'optimistic'
  | 'createdId'
  | 'invalidates'
  | 'keepsRefusal'
> & {
  readonly row?: Row;
  readonly key?: string;
  /** Sends it while this page is open; `Deps.send` does after a reload. */
  readonly send?: Send;
};

/** Only the fields that the caller chooses, without the state of an earlier press. */
export function madeOf(press: Omit<NewPress, 'row' | 'key'>) {
  const { name, document, subject, title, timed, optimistic, createdId, invalidates, keepsRefusal } = press;
  return { name, document, subject, title, timed, optimistic, createdId, invalidates, keepsRefusal };
}

/** The row of a press that was made before. */
export function rowOf(fields: object): Row | undefined {
  const { __typename, id }: { __typename?: unknown; id?: unknown } = fields;
  return typeof __typename === 'string' && typeof id === 'string' ? { __typename, id } : undefined;
}
