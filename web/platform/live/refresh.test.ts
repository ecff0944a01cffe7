import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
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

/** A client whose server answers after 200 ms with what was true when it was asked. */
function setUp() {
  const server = { count: 1 };
  const asked: string[] = [];
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        asked.push(operation.operationName ?? '');
        const data = operation.operationName === 'Me' ? { me: null } : { notificationCount: server.count };
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
  return { server, asked, refresh: createRefresher(client), shown: () => shown };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe('reading again after live messages', () => {
  test('a burst reads each active query that is concerned once, and no other', async () => {
    const { server, asked, refresh, shown } = setUp();
    await pass(300);
    expect(asked).toEqual(['Count', 'Me']);
    server.count = 7;
    for (let message = 0; message < 20; message += 1) {
      void refresh(() => ['notificationCount']);
      await pass(10);
    }
    await pass(2_000);
    expect(asked).toEqual(['Count', 'Me', 'Count']);
    expect(shown()).toEqual({ notificationCount: 7 });
  });

  test('news that comes while the query is on its way is not lost', async () => {
    const { server, refresh, shown } = setUp();
    // The first answer is still on its way, with the old value in it.
    await pass(50);
    server.count = 2;
    void refresh(() => ['notificationCount']);
    await pass(2_000);
    expect(shown()).toEqual({ notificationCount: 2 });
  });

  test('news that comes while reading again is read in another round', async () => {
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

  test('never waits longer than half a second for quiet', async () => {
    const { asked, refresh } = setUp();
    await pass(300);
    for (let message = 0; message < 60; message += 1) {
      void refresh(() => ['notificationCount']);
      await pass(10);
    }
    expect(asked.filter((name) => name === 'Count').length).toBeGreaterThan(1);
  });
});
