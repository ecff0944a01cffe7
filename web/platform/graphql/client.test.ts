import { gql, type TypedDocumentNode } from '@apollo/client';
import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { createClient } from './client.ts';
import { Problem } from './problem.ts';

interface EndMutation {
  readonly endAllSessions: number;
}
const mutation: TypedDocumentNode<EndMutation> = gql`
  mutation End {
    endAllSessions
  }
`;
const query = gql`
  query Count {
    notificationCount
  }
`;

beforeEach(() => {
  i18n.activate('en');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the data client', () => {
  test('retries a mutation whose response is lost with the same idempotency key; the next mutation gets a new key', async () => {
    let lost = 1;
    const calls = fakeServer({
      End: () => {
        lost -= 1;
        if (lost >= 0) throw new TypeError('network');
        return data<EndMutation>({ endAllSessions: 1 });
      },
    });
    const client = createClient(() => undefined);
    const first = client.mutate({ mutation });
    await vi.advanceTimersByTimeAsync(10_000);
    await first;
    await client.mutate({ mutation });
    const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(calls[0]?.headers.get('x-graphql-yoga-csrf')).toBe('1');
  });

  test('does not retry a refused mutation, and rejects with the server’s message', async () => {
    const calls = fakeServer({ End: () => refusal('You do not have permission to do this.', 'FORBIDDEN') });
    const outcome = createClient(() => undefined).mutate({ mutation });
    await expect(outcome).rejects.toMatchObject({
      name: 'Problem',
      message: 'You do not have permission to do this.',
      code: 'FORBIDDEN',
      requestId: 'req-1',
    });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toHaveLength(1);
  });

  test('sends a query once, without an idempotency key', async () => {
    const calls = fakeServer({
      Count: () => {
        throw new TypeError('network');
      },
    });
    await expect(createClient(() => undefined).query({ query })).rejects.toBeInstanceOf(Problem);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers.has('idempotency-key')).toBe(false);
  });

  test('notifies when the session is over', async () => {
    fakeServer({ Count: () => refusal('Please sign in first.', 'UNAUTHENTICATED') });
    const onSignedOut = vi.fn();
    await expect(createClient(onSignedOut).query({ query })).rejects.toThrow('Please sign in first.');
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  });
});
