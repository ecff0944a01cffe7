import { gql, InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import type { LiveUpdate } from '#schema/live.ts';
import { type LiveReactions, writeRow } from './reactions.ts';

const reactions: LiveReactions = {
  RECIPE_UPDATED: {
    row: ({ id, version }) => ({ typename: 'Recipe', id, fields: { version, name: `Soup ${version}` } }),
  },
};
const recipe = gql`
  fragment Shown on Recipe {
    version
    name
  }
`;

/** The name of a recipe that is shown in a version, after a message about another one. */
function nameAfter(shown: number | null, sent: number): unknown {
  const cache = new InMemoryCache();
  const data = { __typename: 'Recipe', id: 'r', version: shown, name: 'shown' };
  cache.writeFragment({ id: 'Recipe:r', fragment: recipe, data });
  const message: LiveUpdate = { type: 'RECIPE_UPDATED', data: { id: 'r', version: sent }, seq: 1 };
  writeRow(cache, message, reactions);
  return cache.readFragment<{ name: string }>({ id: 'Recipe:r', fragment: recipe })?.name;
}

test('a message about a later version is written into the row', () => {
  expect(nameAfter(1, 2)).toBe('Soup 2');
});

test('a row stays after a late message about an earlier version', () => {
  expect(nameAfter(2, 1)).toBe('shown');
});

test('a message about the same version is written: stock changes without the version of its item', () => {
  expect(nameAfter(2, 2)).toBe('Soup 2');
});

test('a row without a version is written', () => {
  expect(nameAfter(null, 1)).toBe('Soup 1');
});
