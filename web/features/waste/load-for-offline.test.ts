import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import { of } from 'rxjs';
import type { LoadQuery } from '../../platform/feature.ts';
import { loadForOffline } from './load-for-offline.ts';

/** Answers with one page of items for each cursor, and records the cursors of the requests. */
function pages(cursors: readonly string[]) {
  const after: unknown[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'WasteItems') return of({ data: { wasteReasons: [], stations: [] } });
    after.push(variables['after']);
    const endCursor = cursors[after.length - 1] ?? null;
    const pageInfo = { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor };
    return of({ data: { items: { __typename: 'ItemConnection', nodes: [], pageInfo } } });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const load: LoadQuery = async (query, variables) =>
    (await client.query({ query, variables, fetchPolicy: 'network-only' })).data ?? null;
  return { after, load };
}

test('all pages of the items that can be wasted are loaded for use without a network', async () => {
  const { after, load } = pages(['a', 'b']);
  await loadForOffline(load);
  expect(after).toEqual([undefined, 'a', 'b']);
});

test('loading stops at the page that could not be loaded', async () => {
  const requests: unknown[] = [];
  await loadForOffline(async (_query, variables) => {
    requests.push(variables);
    return null;
  });
  expect(requests).toHaveLength(2);
});
