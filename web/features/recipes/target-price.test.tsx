import { describe, expect, test } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { data, fakeServer } from '../../testing/fake-server.ts';
import { manager, renderScreen } from '../../testing/render.tsx';
import { recipe, unknownCost } from './recipe.fixtures.ts';
import { RecipePage } from './RecipePage.tsx';
import type { RecipeDetailQuery, UpdateMenuPriceMutation } from './recipes.generated.ts';

const cost = { ...unknownCost, total: '250', perPortion: '250', foodCostPercent: '35', gaps: [], targetPrice: 834 };
const priced = { menuPrice: 715, targetFoodCostPercent: '30', cost };

function openRecipe(changes: Parameters<typeof recipe>[0]) {
  const sent: unknown[] = [];
  let version = 4;
  fakeServer({
    RecipeDetail: () => data<RecipeDetailQuery>({ recipe: recipe(changes) }),
    UpdateMenuPrice: ({ body }) => {
      const { input } = JSON.parse(JSON.stringify(body)).variables;
      sent.push(input);
      version += 1;
      const updateMenuPrice = recipe({ ...changes, version, menuPrice: input.menuPrice });
      return data<UpdateMenuPriceMutation>({ updateMenuPrice });
    },
  });
  const page = (
    <Routes>
      <Route path="/manager/recipes/:id" element={<RecipePage />} />
    </Routes>
  );
  return { ...renderScreen(page, { viewer: manager, at: '/manager/recipes/r1' }), sent };
}

describe('the figures of a cost', () => {
  test('have the digits in which they differ, and a cheap unit has a price', async () => {
    const close = { ...cost, perYieldUnit: '0.45', foodCostPercent: '30.04', overTarget: true };
    openRecipe({ ...priced, yieldUnit: 'g', cost: close });
    expect(await screen.findByText('30.04 %')).toBeVisible();
    expect(screen.getByText('Target 30 %')).toBeVisible();
    expect(screen.getByText('$0.0045')).toBeVisible();
  });
});

describe('the price for a target food cost', () => {
  test('is applied with one tap, once, and undone with the version after it', async () => {
    const { user, sent } = openRecipe(priced);
    await user.dblClick(await screen.findByRole('button', { name: 'Use as menu price' }));
    expect(await screen.findByText('Menu price changed to $8.34')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use as menu price' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { id: 'r1', version: 4, menuPrice: 834 },
        { id: 'r1', version: 5, menuPrice: 715 },
      ]),
    );
  });

  test('is unknown while the cost is', async () => {
    openRecipe({ ...priced, cost: unknownCost });
    expect(
      await screen.findByText('While the cost is unknown, so is the price for a food cost of 30 %.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use as menu price' })).toBeNull();
  });

  test('of an archived recipe is shown, and cannot be applied', async () => {
    openRecipe({ ...priced, archivedAt: '2026-11-01T10:00:00.000Z' });
    expect(await screen.findByText('Price for 30 %')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use as menu price' })).toBeNull();
  });
});
