import { ApolloLink, type InMemoryCache, type NormalizedCacheObject, Observable } from '@apollo/client';
import { mergeMap, of } from 'rxjs';
import type { KeyValueStore } from './database.ts';
import { isUnreachable } from '../../ui/i18n/readable-error.ts';

declare module '@apollo/client' {
  interface DefaultContext {
    /** False for a query whose result must come from the server, such as an export. */
    readonly keep?: boolean;
  }
}

/** The results of a person's queries, as stored on this device. */
export interface StoredResults {
  readonly data: NormalizedCacheObject;
}

interface Deps {
  /** Person and organization. */
  readonly owner: string;
  readonly storage: KeyValueStore<StoredResults>;
  /** A separate cache, from which nothing is evicted. */
  readonly cache: InMemoryCache;
  readonly isOffline: () => boolean;
  /** Whether a response was read before a change that the screens show. */
  readonly isOutdated: (data: unknown) => boolean;
  /** The response with the presses that wait to be sent applied to it. */
  readonly withWaiting: (data: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/** How long a query waits for the server before the stored result is shown. */
const timeout = 2_000;
const saveAfter = 250;
/** More rows than a kitchen's screens show; then the results are stored again. */
const rowsMax = 30_000;

/**
 * Stores the results of queries and mutations on this device, and answers a query from them while the server does not
 * respond. When it does respond, its result replaces the stored one.
 */
export class QueryResultStore {
  readonly link: ApolloLink;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  /** Nothing is evicted from it. */
  get cache(): InMemoryCache {
    return this.deps.cache;
  }

  constructor(private readonly deps: Deps) {
    this.link = new ApolloLink((operation, forward) => {
      if (operation.operationType === 'query') return this.#query(operation, forward);
      if (operation.operationType === 'mutation') return this.#mutation(operation, forward);
      return forward(operation);
    });
  }

  /** Reads what was stored before the page was loaded. */
  async restore(): Promise<void> {
    this.#isStopped = false;
    addEventListener('pagehide', this.#save);
    const stored = await this.deps.storage.get(this.deps.owner);
    if (stored && Object.keys(stored.data).length <= rowsMax) this.deps.cache.restore(stored.data);
  }

  /** Call after a change of the cache. */
  readonly changed = (): void => {
    this.#timer ??= setTimeout(this.#save, saveAfter);
  };

  /** Nothing more is stored. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    removeEventListener('pagehide', this.#save);
  }

  readonly #save = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#isStopped) void this.deps.storage.set(this.deps.owner, { data: this.deps.cache.extract() });
  };

  #mutation(operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction): Observable<ApolloLink.Result> {
    return new Observable((observer) =>
      forward(operation).subscribe({
        next: (result) => {
          const { query, variables } = operation;
          if (result.data && !result.errors) {
            this.deps.cache.write({ dataId: 'ROOT_MUTATION', query, variables, result: result.data });
            this.changed();
          }
          observer.next(result);
        },
        error: (error) => observer.error(error),
        complete: () => observer.complete(),
      }),
    );
  }

  /** The response, requested a second time when it is older than what the screens show. */
  #current(operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction): Observable<ApolloLink.Result> {
    const again = (result: ApolloLink.Result) => (this.deps.isOutdated(result.data) ? forward(operation) : of(result));
    return forward(operation).pipe(mergeMap(again));
  }

  #query(operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction): Observable<ApolloLink.Result> {
    if (operation.getContext().keep === false) return forward(operation);
    const { query, variables } = operation;
    return new Observable((observer) => {
      let isAnswered = false;
      const answerFromStorage = () => {
        if (isAnswered) return;
        const data = this.deps.cache.readQuery<Record<string, unknown>>({ query, variables });
        if (data === null) return;
        isAnswered = true;
        observer.next({ data });
      };
      const timer = setTimeout(answerFromStorage, this.deps.isOffline() ? 0 : timeout);
      const subscription = this.#current(operation, forward).subscribe({
        next: (result) => {
          clearTimeout(timer);
          isAnswered = true;
          const data = result.data && this.deps.withWaiting(result.data);
          if (data && !result.errors) {
            this.deps.cache.writeQuery({ query, variables, data });
            this.changed();
          }
          observer.next(data ? { ...result, data } : result);
        },
        error: (error) => {
          clearTimeout(timer);
          if (isUnreachable(error)) answerFromStorage();
          if (isAnswered && isUnreachable(error)) observer.complete();
          else observer.error(error);
        },
        complete: () => observer.complete(),
      });
      return () => {
        clearTimeout(timer);
        subscription.unsubscribe();
      };
    });
  }
}
