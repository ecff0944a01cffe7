import { expect, test } from '@jest/globals';
import type { LoadQuery } from '../../platform/feature.ts';
import { loadForOffline } from './load-for-offline.ts';

/** Answers with one page of items for each cursor, and notes which were asked for. */
function pages(cursors: readonly string[]) {
  const asked: unknown[] = [];
  const load = (async (_query: unknown, variables: { after?: string | null; first?: number }) => {
    if (variables.first === undefined) return null;
    asked.push(variables.after);
    const endCursor = cursors[asked.length - 1] ?? null;
    return { items: { nodes: [], pageInfo: { hasNextPage: endCursor !== null, endCursor } } };
  }) as LoadQuery;
  return { asked, load };
}

test('all pages of the items that can be wasted are loaded for use without a network', async () => {
  const { asked, load } = pages(['a', 'b']);
  await loadForOffline(load);
  expect(asked).toEqual([undefined, 'a', 'b']);
});

test('loading stops at the page that could not be loaded', async () => {
  const asked: unknown[] = [];
  await loadForOffline(async (_query, variables) => {
    asked.push(variables);
    return null;
  });
  expect(asked).toHaveLength(2);
});
