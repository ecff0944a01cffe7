import { expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import { manager, renderScreen } from '../../../testing/render.tsx';
import type { Fixture } from '../../../testing/fixture.ts';
import type { ItemDetailQuery } from '../inventory.generated.ts';
import { ItemAllergens } from './ItemAllergens.tsx';

function show(changes: Partial<Fixture<ItemDetailQuery['itemAllergens']>>) {
  const nothing = {
    allergens: null,
    knownAllergens: [],
    allergenGaps: [],
    recipe: null,
    enteredByName: null,
    enteredAt: null,
  };
  renderScreen(<ItemAllergens contents={{ __typename: 'ItemAllergens', ...nothing, ...changes }} />, {
    viewer: manager,
  });
}
const entered = { enteredByName: 'Marco', enteredAt: '2026-11-21T10:00:00.000Z' };

test('entered allergens show who entered them', () => {
  show({ allergens: ['milk'], ...entered });
  expect(screen.getByText('Milk')).toBeVisible();
  expect(screen.getByText(/Entered by Marco,/)).toBeVisible();
});

test('confirmed "none" shows who confirmed it', () => {
  show({ allergens: [], ...entered });
  expect(screen.getByText('No known allergens')).toBeVisible();
  expect(screen.getByText(/Confirmed by Marco,/)).toBeVisible();
});

test('allergens that nobody entered are unknown, never none', () => {
  show({ allergenGaps: ['Bouillon'] });
  expect(screen.getByRole('img', { name: 'Allergens unknown' })).toBeVisible();
  expect(screen.getByText(/Nobody has entered them yet/)).toBeVisible();
  expect(screen.queryByText(/No known allergens/)).toBeNull();
});

test('a made item shows the allergens of its recipe, and which ingredient is unknown', () => {
  show({ allergenGaps: ['Spice mix'], recipe: { __typename: 'RecipeLink', id: 'r1', name: 'Hummus' } });
  expect(screen.getByRole('link', { name: 'Hummus' })).toHaveAttribute('href', '/manager/recipes/r1');
  expect(screen.getByText(/in Spice mix/)).toBeVisible();
});
