import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRefresher } from './refresh.ts';

const query = gql`
  query Count {
    notificationCount
  }
`;
const other = gql`
  query Me {
    me {
      id
    }
  }
`;

/** A client whose server responds after 200 ms with the values at the time of the request. */
function setUp() {
  const server = { count: 1 };
  const queries: string[] = [];
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        queries.push(operation.operationName ?? '');
        const data = operation.operationName === 'Me' ? { me: null } : { notificationCount: server.count };
        // oxlint-disable-next-line no-restricted-globals -- these tests use fake timers
        setTimeout(() => {
          observer.next({ data });
          observer.complete();
        }, 200);
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  let shown: unknown;
  client.watchQuery({ query }).subscribe(({ data }) => {
    shown = data;
  });
  client.watchQuery({ query: other }).subscribe(() => undefined);
  return { server, queries, refresh: createRefresher(client), shown: () => shown };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('refetching after live messages', () => {
  test('a burst refetches each invalidated active query once, and no other', async () => {
    const { server, queries, refresh, shown } = setUp();
    await pass(300);
    expect(queries).toEqual(['Count', 'Me']);
    server.count = 7;
    for (let message = 0; message < 20; message += 1) {
      void refresh(() => ['notificationCount']);
      await pass(10);
    }
    await pass(2_000);
    expect(queries).toEqual(['Count', 'Me', 'Count']);
    expect(shown()).toEqual({ notificationCount: 7 });
  });

  test('an invalidation during a query is not lost', async () => {
    const { server, refresh, shown } = setUp();
    // The first response, with the old value, is still pending.
    await pass(50);
    server.count = 2;
    void refresh(() => ['notificationCount']);
    await pass(2_000);
    expect(shown()).toEqual({ notificationCount: 2 });
  });

  test('an invalidation during a refetch causes another refetch', async () => {
    const { server, refresh, shown } = setUp();
    await pass(300);
    server.count = 3;
    void refresh(() => ['notificationCount']);
    await pass(250);
    server.count = 4;
    void refresh(() => ['notificationCount']);
    await pass(2_000);
    expect(shown()).toEqual({ notificationCount: 4 });
  });

  test('refetches at the latest after half a second of continuous messages', async () => {
    const { queries, refresh } = setUp();
    await pass(300);
    for (let message = 0; message < 60; message += 1) {
      void refresh(() => ['notificationCount']);
      await pass(10);
    }
    expect(queries.filter((name) => name === 'Count').length).toBeGreaterThan(1);
  });
});
