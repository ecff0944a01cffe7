import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#schema/limits.ts';
import type { LiveMessage } from '#schema/live.ts';
import type { LiveListener, Loss } from './live.ts';
import { toastStore } from '../../ui/components/toasts/toast-store.ts';
import { connection } from './connection.ts';
import { followLive } from './follow-live.ts';
import type { Invalidations } from './invalidations.ts';
import type { LiveReactions } from './reactions.ts';

const recipes = gql`
  query Recipes {
    recipes {
      id
    }
  }
`;
const devices = gql`
  query Devices {
    devices {
      id
    }
  }
`;

const reactions: LiveReactions = { DELIVERY_RECEIVED: { toast: () => ({ title: 'Delivery Received' }) } };
const invalidations: Invalidations = { RECIPE_UPDATED: ['recipes'], DEVICE_UPDATED: ['devices'] };

const viewer = { id: 'me', role: 'cook', mutedTopics: [] } as const;
let stop: () => void = () => undefined;

/** Two active queries, and a live connection that the test controls. */
async function start() {
  const queries: string[] = [];
  const link = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        queries.push(operationName);
        observer.next({ data: { [operationName.toLowerCase()]: [] } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  for (const query of [recipes, devices]) client.watchQuery({ query }).subscribe(() => undefined);
  await pass(10);
  queries.length = 0;
  let listener: LiveListener | null = null;
  const live = {
    listen(added: LiveListener) {
      listener = added;
      return () => {
        listener = null;
      };
    },
  };
  const onAccessChanged = vi.fn();
  stop = followLive(live, {
    client,
    viewer,
    invalidations,
    updatedByMutation: {},
    reactions,
    onAccessChanged,
    onRowWritten: vi.fn(),
  });
  return {
    queries,
    onAccessChanged,
    receive: (message: LiveMessage, isMissed = false) => listener?.onMessage(message, isMissed),
    lose: (loss: Partial<Loss> = {}) => listener?.onLost({ reason: 'closed', at: 0, wasLive: true, ...loss }),
  };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const caughtUp: LiveMessage = { type: 'CAUGHT_UP', data: null, seq: 1 };
const recipe: LiveMessage = { type: 'RECIPE_UPDATED', data: { id: 'r', version: 1 }, seq: 2 };
const delivery: LiveMessage = { type: 'DELIVERY_RECEIVED', data: { id: 'd', version: 1, number: '7' }, seq: 3 };
const ping = (build: string): LiveMessage => ({ type: 'PING', data: { time: '', build }, seq: 3 });
const toast = () => (toastStore.read()?.open ? toastStore.read()?.title : null);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('after an outage, the screens', () => {
  test('refetch each query that a missed message invalidates once, and no other', async () => {
    const { queries, receive, lose } = await start();
    receive(caughtUp);
    lose();
    for (let count = 0; count < 20; count += 1) receive(recipe, true);
    receive(caughtUp);
    await pass(2_000);
    expect(queries).toEqual(['Recipes']);
  });

  test('refetch nothing when no message was missed', async () => {
    const { queries, receive, lose } = await start();
    receive(caughtUp);
    lose();
    receive(caughtUp);
    await pass(2_000);
    expect(queries).toEqual([]);
  });

  test('refetch everything when too many messages were missed', async () => {
    const { queries, receive, lose } = await start();
    receive(caughtUp);
    lose();
    receive({ type: 'GAP', data: null, seq: 9_000 });
    await pass(2_000);
    expect(queries.toSorted()).toEqual(['Devices', 'Recipes']);
  });

  test('show no toast for a missed message, and one for a new message', async () => {
    const { receive } = await start();
    receive(delivery, true);
    expect(toast()).toBeNull();
    receive(caughtUp);
    receive(delivery);
    expect(toast()).toBe('Delivery Received');
  });
});

describe('the notice', () => {
  test('of a closed connection appears after five seconds and disappears when the client has caught up', async () => {
    const { receive, lose } = await start();
    receive(caughtUp);
    lose();
    await pass(limits.reconnectNotice - 1);
    expect(connection.read().notice).toBeNull();
    lose({ reason: 'refused' });
    await pass(1);
    expect(connection.read().notice).toBe('closed');
    receive(recipe, true);
    expect(connection.read().notice).toBe('closed');
    receive(caughtUp);
    expect(connection.read().notice).toBeNull();
    await pass(10_000);
    expect(connection.read().notice).toBeNull();
  });

  test('of an error appears at once when there was no connection yet', async () => {
    const { lose } = await start();
    lose({ reason: 'refused', wasLive: false });
    expect(connection.read().notice).toBe('error');
    await pass(limits.reconnectNotice);
    expect(connection.read().notice).toBe('closed');
  });

  test('appears when the session is over and its person is still signed in; the session is checked', async () => {
    const { lose, onAccessChanged } = await start();
    lose({ reason: 'signedOut' });
    await pass(limits.reconnectNotice);
    expect(connection.read().notice).toBe('closed');
    expect(onAccessChanged).toHaveBeenCalledTimes(1);
  });
});

test('the session is checked after a refusal and when the user’s own account changed, not for other users', async () => {
  const { receive, lose, onAccessChanged } = await start();
  lose();
  receive({ type: 'USER_UPDATED', data: { id: 'other', version: 1 }, seq: 4 });
  expect(onAccessChanged).not.toHaveBeenCalled();
  receive({ type: 'USER_UPDATED', data: { id: 'me', version: 1 }, seq: 5 }, true);
  lose({ reason: 'refused' });
  expect(onAccessChanged).toHaveBeenCalledTimes(2);
});

test('a heartbeat with another build than the first announces an update', async () => {
  const { receive } = await start();
  receive(ping('a'));
  expect(connection.read().updateReady).toBe(false);
  receive(ping('b'));
  expect(connection.read().updateReady).toBe(true);
});
