import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { limits } from '#schema/limits.ts';
import type { LiveMessage } from '#schema/live.ts';
import type { LiveListener, Loss } from './live.ts';
import { dismissToast, toastStore } from '../../ui/components/toasts/toast-store.ts';
import { connection } from './connection.ts';
import { followLive } from './follow-live.ts';
import type { Invalidations } from './invalidations.ts';

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

const invalidations: Invalidations = { RECIPE_UPDATED: ['recipes'], DEVICE_UPDATED: ['devices'] };

let stop: () => void = () => undefined;

/** Screens with two queries on them, and a live connection that the test plays. */
async function start() {
  const asked: string[] = [];
  const link = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        asked.push(operationName);
        observer.next({ data: { [operationName.toLowerCase()]: [] } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  for (const query of [recipes, devices]) client.watchQuery({ query }).subscribe(() => undefined);
  await pass(10);
  asked.length = 0;
  let listener: LiveListener | null = null;
  const live = {
    listen(given: LiveListener) {
      listener = given;
      return () => {
        listener = null;
      };
    },
  };
  const onAccessChanged = jest.fn();
  stop = followLive(live, { client, viewerId: 'me', invalidations, answered: {}, onAccessChanged });
  return {
    asked,
    onAccessChanged,
    hear: (message: LiveMessage, isMissed = false) => listener?.onMessage(message, isMissed),
    lose: (loss: Partial<Loss> = {}) => listener?.onLost({ how: 'closed', at: 0, wasLive: true, ...loss }),
  };
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const caughtUp: LiveMessage = { type: 'CAUGHT_UP', data: null, seq: 1 };
const recipe: LiveMessage = { type: 'RECIPE_UPDATED', data: { id: 'r', version: 1 }, seq: 2 };
const delivery: LiveMessage = { type: 'DELIVERY_RECEIVED', data: { id: 'd', version: 1, number: '7' }, seq: 3 };
const ping = (build: string): LiveMessage => ({ type: 'PING', data: { time: '', build }, seq: 3 });
const toast = () => (toastStore.read()?.open ? toastStore.read()?.title : null);

beforeEach(() => {
  i18n.activate('en');
  jest.useFakeTimers();
  const shown = toastStore.read();
  if (shown) dismissToast(shown.id);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('the screens after an outage', () => {
  test('read again what the missed messages are about, once each, and nothing else', async () => {
    const { asked, hear, lose } = await start();
    hear(caughtUp);
    lose();
    for (let count = 0; count < 20; count += 1) hear(recipe, true);
    hear(caughtUp);
    await pass(2_000);
    expect(asked).toEqual(['Recipes']);
  });

  test('read nothing again when nothing was missed', async () => {
    const { asked, hear, lose } = await start();
    hear(caughtUp);
    lose();
    hear(caughtUp);
    await pass(2_000);
    expect(asked).toEqual([]);
  });

  test('read everything again when too much was missed', async () => {
    const { asked, hear, lose } = await start();
    hear(caughtUp);
    lose();
    hear({ type: 'GAP', data: null, seq: 9_000 });
    await pass(2_000);
    expect(asked.toSorted()).toEqual(['Devices', 'Recipes']);
  });

  test('show no toast of what is past, and one of what happens', async () => {
    const { hear } = await start();
    hear(delivery, true);
    expect(toast()).toBeNull();
    hear(caughtUp);
    hear(delivery);
    expect(toast()).toBe('Delivery Received');
  });
});

describe('the notice', () => {
  test('of a closed connection comes after five seconds and goes when nothing is missing', async () => {
    const { hear, lose } = await start();
    hear(caughtUp);
    lose();
    await pass(limits.reconnectNotice - 1);
    expect(connection.read().notice).toBeNull();
    lose({ how: 'refused' });
    await pass(1);
    expect(connection.read().notice).toBe('closed');
    hear(recipe, true);
    expect(connection.read().notice).toBe('closed');
    hear(caughtUp);
    expect(connection.read().notice).toBeNull();
    await pass(10_000);
    expect(connection.read().notice).toBeNull();
  });

  test('of an error comes at once when there was no connection yet', async () => {
    const { lose } = await start();
    lose({ how: 'refused', wasLive: false });
    expect(connection.read().notice).toBe('error');
    await pass(limits.reconnectNotice);
    expect(connection.read().notice).toBe('closed');
  });

  test('is none for who is signed out: the session is asked about', async () => {
    const { lose, onAccessChanged } = await start();
    lose({ how: 'signedOut' });
    await pass(10_000);
    expect(connection.read().notice).toBeNull();
    expect(onAccessChanged).toHaveBeenCalledTimes(1);
  });
});

test('the session is asked about after a refusal and when one’s own account was changed, not for others', async () => {
  const { hear, lose, onAccessChanged } = await start();
  lose();
  hear({ type: 'USER_UPDATED', data: { id: 'other', version: 1 }, seq: 4 });
  expect(onAccessChanged).not.toHaveBeenCalled();
  hear({ type: 'USER_UPDATED', data: { id: 'me', version: 1 }, seq: 5 }, true);
  lose({ how: 'refused' });
  expect(onAccessChanged).toHaveBeenCalledTimes(2);
});

test('a heartbeat with another build than the first says that there is an update', async () => {
  const { hear } = await start();
  hear(ping('a'));
  expect(connection.read().updateReady).toBe(false);
  hear(ping('b'));
  expect(connection.read().updateReady).toBe(true);
});
