import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  HttpLink,
  InMemoryCache,
  Observable,
  ServerError,
} from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { followMutations } from '../live/follow-mutations.ts';
import { endpoints } from '../paths.ts';
import { translate } from '../../ui/i18n/texts.ts';
import { uiTexts } from '../../ui/i18n/ui-texts.ts';
import { cachePolicies } from './cache.ts';
import { Problem } from './problem.ts';
import type { QueryField } from './root-fields.generated.ts';

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The paths in a refusal's `extensions.fields`. */
function pathsIn(fields: unknown): readonly string[] {
  if (!Array.isArray(fields)) return [];
  return fields.flatMap((field: unknown) =>
    typeof field === 'object' && field !== null && 'path' in field && typeof field.path === 'string' ? field.path : [],
  );
}

/** Any failure as one sentence for users, with the server's code and request id where it sent them. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const { code, key, params, requestId, fields, lotIds } = first?.extensions ?? {};
    return new Problem(first?.message ?? translate(uiTexts, 'unexpected'), {
      status: 200,
      code: textOf(code),
      content: { key, params },
      requestId: textOf(requestId),
      fields: pathsIn(fields),
      lotIds: Array.isArray(lotIds) ? lotIds.flatMap((id) => textOf(id) ?? []) : [],
    });
  }
  if (ServerError.is(error)) return new Problem(translate(uiTexts, 'unexpected'), { status: error.statusCode });
  return new Problem(translate(uiTexts, 'unreachable'));
}

/**
 * Every mutation has an idempotency key, so a retry after a lost response is applied only once. To retry a mutation
 * after a page reload, pass its stored key as the context's `idempotencyKey`.
 */
const idempotency = new SetContextLink((context, operation) => {
  if (operation.operationType !== 'mutation') return { headers: {} };
  const own: unknown = context['idempotencyKey'];
  return { headers: { 'idempotency-key': typeof own === 'string' ? own : crypto.randomUUID() } };
});

/** Retries a mutation without a response, with the same key. A refusal is a response. */
const retry = new RetryLink({
  delay: { initial: 400, max: 4_000, jitter: true },
  attempts: {
    max: 4,
    retryIf: (error, operation) =>
      operation.operationType === 'mutation' &&
      operation.getContext().retries !== false &&
      !CombinedGraphQLErrors.is(error) &&
      !ServerError.is(error) &&
      navigator.onLine,
  },
});

/** Turns every failure into a Problem and notifies when the session is over. */
function refusals(onSignedOut: () => void): ApolloLink {
  return new ErrorLink(({ error }) => {
    const problem = problemOf(error);
    if (problem.code === 'UNAUTHENTICATED' || problem.status === 401) onSignedOut();
    return new Observable((observer) => observer.error(problem));
  });
}

declare module '@apollo/client' {
  interface DefaultContext {
    /** Stored with a mutation that is sent again after a reload. */
    readonly idempotencyKey?: string;
    /** False for a mutation that its sender retries itself. */
    readonly retries?: boolean;
  }
}

/**
 * The client of everything behind the sign-in. Cached data does not expire: live messages invalidate it.
 * `pagedFields` are the lists that screens read page by page; `first` are links before all others.
 */
export function createClient(
  onSignedOut: () => void,
  pagedFields: readonly QueryField[] = [],
  ...first: readonly ApolloLink[]
): ApolloClient {
  const http = new HttpLink({
    uri: endpoints.graphql,
    credentials: 'include',
    headers: { 'x-graphql-yoga-csrf': '1' },
  });
  return new ApolloClient({
    link: ApolloLink.from([...first, refusals(onSignedOut), followMutations, idempotency, retry, http]),
    cache: new InMemoryCache({ typePolicies: cachePolicies(pagedFields) }),
    devtools: { enabled: false },
  });
}
