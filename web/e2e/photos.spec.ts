import { expect, test } from '@playwright/test';
import { paths, to } from '../platform/paths.ts';
import { NewKitchen } from './new-kitchen.ts';
import { settled } from './people.ts';

test('a manager adds a photo to a recipe, a cook sees it, and it disappears when it is deleted', async ({
  browser,
}) => {
  test.slow();
  const kitchen = await NewKitchen.open(browser);
  const recipe = {
    name: 'Tarte',
    kind: 'menu',
    yieldQuantity: '4',
    yieldUnit: 'ea',
    lines: [],
    steps: [{ text: 'Bake.' }],
  };
  const recipeId = await kitchen.do('createRecipe', 'CreateRecipeInput', recipe);
  const [manager, cook] = [await kitchen.join('Marco Silva', 'manager'), await kitchen.join('Ana Torres', 'cook')];

  await manager.page.goto(to.recipe(recipeId));
  await settled(manager.page);
  const buffer = await manager.page.screenshot({ type: 'png' });
  const files = manager.page.locator('input[type=file][multiple]');
  await files.setInputFiles({ name: 'tarte.png', mimeType: 'image/png', buffer });
  await manager.page.getByRole('button', { name: 'Open: Photo 1 of Tarte' }).click();
  const dialog = manager.page.getByRole('dialog');
  // On a phone the keyboard of the caption would cover the photo.
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'What it shows' }).fill('On the plate');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(manager.page.getByRole('button', { name: 'Open: On the plate' })).toBeVisible();

  await cook.page.goto(to.layer(paths.cook, 'recipe', recipeId));
  await cook.page.getByRole('button', { name: 'Open: On the plate' }).click();
  const picture = cook.page.getByRole('img', { name: 'On the plate' });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(300);
  await expect(cook.page.getByRole('button', { name: 'Delete photo' })).toHaveCount(0);

  await manager.page.getByRole('button', { name: 'Open: On the plate' }).click();
  await dialog.getByRole('button', { name: 'Delete photo' }).click();
  await manager.page.getByRole('alertdialog').getByRole('button', { name: 'Delete photo' }).click();
  for (const { page } of [manager, cook]) {
    await expect(page.getByRole('button', { name: 'Open: On the plate' })).toHaveCount(0);
  }
  await kitchen.close();
});
