import { gql, InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import { cachePolicies } from './cache.ts';

const suppliers = gql`
  query Suppliers($after: String) {
    suppliers(after: $after) {
      nodes {
        id
      }
      nextCursor
    }
  }
`;

const page = (ids: readonly string[], nextCursor: string | null) => ({
  suppliers: {
    __typename: 'SupplierConnection',
    nodes: ids.map((id) => ({ __typename: 'Supplier', id })),
    nextCursor,
  },
});

function listAfter(...pages: readonly { readonly after?: string; readonly data: ReturnType<typeof page> }[]) {
  const cache = new InMemoryCache({ typePolicies: cachePolicies(['suppliers']) });
  for (const { after, data } of pages) cache.writeQuery({ query: suppliers, variables: { after }, data });
  return cache.readQuery({ query: suppliers });
}

const first = { data: page(['1', '2'], 'two') };
const second = { after: 'two', data: page(['3'], null) };

test('a further page is added to the list', () => {
  expect(listAfter(first, second)).toEqual(page(['1', '2', '3'], null));
});

test('a page that two readers requested at once is in the list once', () => {
  expect(listAfter(first, second, second)).toEqual(page(['1', '2', '3'], null));
});

test('a row that moved to a later page while the list was read is in the list once', () => {
  expect(listAfter(first, { after: 'two', data: page(['2', '3'], null) })).toEqual(page(['1', '2', '3'], null));
});

test('a new first page replaces the list', () => {
  expect(listAfter(first, second, { data: page(['4'], null) })).toEqual(page(['4'], null));
});

test('a task that an earlier version of the app stored is still read, with defaults for missing fields', () => {
  const cache = new InMemoryCache({ typePolicies: cachePolicies([]) });
  const stored = { __typename: 'PrepTask', id: '1', name: 'Sauce' };
  cache.restore({ ROOT_QUERY: { __typename: 'Query', prepTasks: [{ __ref: 'PrepTask:1' }] }, 'PrepTask:1': stored });
  const query = gql`
    query PrepList {
      prepTasks {
        id
        name
        leadMinutes
        waitsFor {
          prepTaskId
        }
      }
    }
  `;
  expect(cache.readQuery({ query })).toEqual({ prepTasks: [{ ...stored, leadMinutes: null, waitsFor: [] }] });
});
