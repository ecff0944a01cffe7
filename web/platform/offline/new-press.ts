import type { Press } from './queue.ts';

/**
 * How a press ended for the one who waits for it. `queued`: it is stored, and sent when the server can be reached.
 * `refused`: only with `keepsRefusal`, otherwise the promise rejects.
 */
export type Outcome =
  | { readonly status: 'done' }
  | { readonly status: 'queued'; readonly press: Press }
  | { readonly status: 'refused' };

/**
 * Sends a press. Resolves when the server has accepted it; rejects with a Problem. Calls `onData` with the data of the response
 * when the screens get it, so that they do not show the press beside it.
 */
export type Send = (press: Press, onData: (data: unknown) => void) => Promise<unknown>;

/** A row in the cache. */
export interface Row {
  readonly __typename: string;
  readonly id: string;
}

/** A press to be made. `row`: the row that its optimistic response changes. `key`: its id, if others refer to it. */
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

/** The fields of a press that its maker chooses, and no other of an earlier press. */
export function madeOf(press: Omit<NewPress, 'row' | 'key'>) {
  const { name, document, subject, title, timed, optimistic, createdId, invalidates, keepsRefusal } = press;
  return { name, document, subject, title, timed, optimistic, createdId, invalidates, keepsRefusal };
}

/** The row of a press that was made before. */
export function rowOf(fields: object): Row | undefined {
  const { __typename, id }: { __typename?: unknown; id?: unknown } = fields;
  return typeof __typename === 'string' && typeof id === 'string' ? { __typename, id } : undefined;
}
