import { describe, expect, test } from 'vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { english } from '#schema/messages.ts';
import { spanish } from '../../ui/i18n/messages.es.ts';
import { loadSpanishMessages } from '../../ui/i18n/server-messages.ts';
import { data, fakeServer, refusal } from '../../testing/fake-server.ts';
import { cook, manager, renderScreen } from '../../testing/render.tsx';
import { useLayer } from '../../ui/components/useLayer.ts';
import { RecipeLayer } from './RecipeLayer.tsx';
import { RecipePage } from './RecipePage.tsx';
import type { RecipeCostingQuery, RecipeDetailQuery, UpdateRecipeMutation } from './recipes.generated.ts';
import { line, type Recipe, recipe, unknownCost } from './recipe.fixtures.ts';

const page = (
  <Routes>
    <Route path="/manager/recipes/:id" element={<RecipePage />} />
  </Routes>
);

const { cost: costNow, allergens, knownAllergens, allergenGaps } = recipe();
const costing = {
  __typename: 'RecipeCosting' as const,
  allergens,
  knownAllergens,
  allergenGaps,
  cost: costNow ?? unknownCost,
  lines: [],
};

describe('a recipe', () => {
  test('shows why its cost is unknown, and no figure for it', async () => {
    fakeServer({
      RecipeDetail: () => data<RecipeDetailQuery>({ recipe: recipe({ cost: unknownCost }) }),
    });
    renderScreen(page, { viewer: manager, at: '/manager/recipes/r1' });
    expect(await screen.findByText('Cost unknown: 1 reason')).toBeVisible();
    expect(screen.getByText(/Parsley: g does not convert to bunch/)).toBeVisible();
    expect(screen.queryByText('One batch')).toBeNull();
  });

  test('that does not exist links back to the list', async () => {
    fakeServer({ RecipeDetail: () => refusal('This recipe does not exist.', 'NOT_FOUND') });
    renderScreen(page, { viewer: manager, at: '/manager/recipes/nope' });
    expect(await screen.findByRole('link', { name: 'To the recipes' })).toHaveAttribute('href', '/manager/recipes');
  });

  test('is saved as a whole, with its version and the ids of its remaining lines and steps', async () => {
    const calls = fakeServer({
      RecipeDetail: () => data<RecipeDetailQuery>({ recipe: recipe() }),
      RecipeCosting: () => refusal('not now', 'INTERNAL'),
      UpdateRecipe: () => data<UpdateRecipeMutation>({ updateRecipe: recipe({ version: 5, name: 'Glace' }) }),
    });
    const { user } = renderScreen(page, { viewer: manager, at: '/manager/recipes/r1?edit' });
    await user.clear(await screen.findByLabelText(/^Name(?! in)/));
    await user.type(screen.getByLabelText(/^Name(?! in)/), 'Glace');
    await user.click(screen.getByRole('button', { name: 'Move Wine up' }));
    await user.click(screen.getByRole('button', { name: 'Remove step 2' }));
    await user.click(screen.getByRole('button', { name: 'Save recipe' }));
    expect(await screen.findByRole('heading', { name: 'Glace' })).toBeVisible();
    const sent = calls.find(({ body }) => JSON.stringify(body).includes('UpdateRecipe'))?.body;
    expect(sent).toMatchObject({
      variables: {
        input: {
          id: 'r1',
          version: 4,
          name: 'Glace',
          outputItemId: 'i9',
          lines: [
            { id: 'line-i2', itemId: 'i2', quantity: '0.75' },
            { id: 'line-i1', itemId: 'i1', quantity: '3' },
          ],
          steps: [{ id: 's1', text: 'Roast.', textEs: 'Asar.', minutes: 20 }],
        },
      },
    });
  });

  test('asks whether changed amounts also apply to earlier days, and asks only when amounts changed', async () => {
    const calls = fakeServer({
      RecipeDetail: () => data<RecipeDetailQuery>({ recipe: recipe() }),
      RecipeCosting: () => refusal('not now', 'INTERNAL'),
      UpdateRecipe: () => data<UpdateRecipeMutation>({ updateRecipe: recipe({ version: 5 }) }),
    });
    const { user } = renderScreen(page, { viewer: manager, at: '/manager/recipes/r1?edit' });
    const quantity = (await screen.findAllByLabelText(/^Quantity/))[0];
    expect(screen.queryByRole('checkbox', { name: /mistake/ })).toBeNull();
    if (quantity) await user.type(quantity, '1');
    await user.click(await screen.findByRole('checkbox', { name: /mistake/ }));
    await user.click(screen.getByRole('button', { name: 'Save recipe' }));
    await waitFor(() => expect(calls.some(({ body }) => JSON.stringify(body).includes('UpdateRecipe'))).toBe(true));
    const sent = calls.find(({ body }) => JSON.stringify(body).includes('UpdateRecipe'))?.body;
    expect(sent).toMatchObject({ variables: { input: { forEarlierDays: true } } });
  });

  test('shows no former cost or allergens when they cannot be calculated now', async () => {
    let fails = false;
    const calls = fakeServer({
      RecipeDetail: () => data<RecipeDetailQuery>({ recipe: recipe() }),
      RecipeCosting: () =>
        fails ? refusal('not now', 'INTERNAL') : data<RecipeCostingQuery>({ recipeCosting: costing }),
    });
    const { user } = renderScreen(page, { viewer: manager, at: '/manager/recipes/r1?edit' });
    expect(await screen.findByText('Celery')).toBeVisible();
    expect(JSON.stringify(calls.map(({ body }) => body))).toContain('"outputItemId":"i9"');
    fails = true;
    const quantity = (await screen.findAllByLabelText(/^Quantity/))[0];
    if (quantity) await user.type(quantity, '1');
    expect(await screen.findByText('The cost cannot be calculated now.')).toBeVisible();
    expect(screen.queryByText('Celery')).toBeNull();
  });

  test('that yields portions has no second field for their number', async () => {
    const calls = fakeServer({
      RecipeDetail: () => data<RecipeDetailQuery>({ recipe: recipe({ yieldUnit: 'portion', portions: '8' }) }),
      RecipeCosting: () => refusal('not now', 'INTERNAL'),
      UpdateRecipe: () => data<UpdateRecipeMutation>({ updateRecipe: recipe({ version: 5 }) }),
    });
    const { user } = renderScreen(page, { viewer: manager, at: '/manager/recipes/r1?edit' });
    await user.type(await screen.findByLabelText(/^Name(?! in)/), '!');
    expect(screen.queryByLabelText('Portions')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save recipe' }));
    await waitFor(() => expect(calls.some(({ body }) => JSON.stringify(body).includes('UpdateRecipe'))).toBe(true));
    const sent = calls.find(({ body }) => JSON.stringify(body).includes('UpdateRecipe'))?.body;
    expect(sent).toMatchObject({ variables: { input: { yieldUnit: 'portion', portions: null } } });
  });

  test('changed by someone else is a conflict, and keeps the input', async () => {
    const stale = { key: 'common.changedMeanwhile' };
    let stored = recipe();
    fakeServer({
      RecipeDetail: () => data<RecipeDetailQuery>({ recipe: stored }),
      UpdateRecipe: () => refusal('This recipe was changed by someone else.', 'CONFLICT', [], stale),
    });
    const { user } = renderScreen(page, { viewer: manager, at: '/manager/recipes/r1?edit' });
    await user.type(await screen.findByLabelText(/^Name(?! in)/), ' royale');
    stored = recipe({ version: 5, name: 'Glace', description: 'Thick' });
    await user.click(screen.getByRole('button', { name: 'Save recipe' }));
    const question = await screen.findByRole('dialog', { name: 'Someone else changed this, too' });
    expect(within(question).getByRole('radio', { name: 'Yours Demi-glace royale' })).toBeChecked();
    expect(within(question).getByRole('radio', { name: 'Theirs Glace' })).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText(/^Name(?! in)/)).toHaveValue('Demi-glace royale');
    expect(screen.getByLabelText('Description')).toHaveValue('Thick');
  });

  test.each([
    { language: 'en', templates: english, save: 'Save recipe' },
    { language: 'es', templates: spanish, save: 'Guardar receta' },
  ] as const)('without name or yield is not sent ($language)', async ({ language, templates, save }) => {
    await loadSpanishMessages();
    const calls = fakeServer({});
    const { user } = renderScreen(page, { viewer: manager, at: '/manager/recipes/new', language });
    await user.click(screen.getByRole('button', { name: save }));
    expect(await screen.findByText(templates['field.name'])).toBeVisible();
    expect(screen.getByText(templates['field.decimal'])).toBeVisible();
    expect(calls.filter(({ body }) => JSON.stringify(body).includes('mutation'))).toEqual([]);
  });
});

describe('the cook view', () => {
  const openAt = async (value: string, changes: Partial<Recipe> = {}, language: 'en' | 'es' = 'en') => {
    fakeServer({ RecipeDetail: () => data<RecipeDetailQuery>({ recipe: recipe({ cost: null, ...changes }) }) });
    const view = renderScreen(<LayerHostOf param="recipe" />, {
      viewer: cook,
      language,
      at: `/?recipe=${encodeURIComponent(value)}`,
    });
    await screen.findByRole('dialog');
    return view;
  };
  /** The layer of the address, as the app hosts it. */
  const LayerHostOf = ({ param }: { readonly param: 'recipe' }) => {
    const { value, close } = useLayer(param);
    return value === null ? null : <RecipeLayer value={value} onClose={close} />;
  };

  test('scales every ingredient by batch, by yield, and by the quantity of one ingredient', async () => {
    const { user } = await openAt('r1');
    await user.click(await screen.findByRole('button', { name: '× 2' }));
    expect(screen.getByRole('button', { name: 'Got Bones' })).toHaveTextContent('6 kg');
    await user.clear(screen.getByLabelText('Make this much'));
    await user.type(screen.getByLabelText('Make this much'), '1');
    expect(screen.getByRole('button', { name: 'Got Bones' })).toHaveTextContent('1.5 kg');
    await user.click(screen.getByRole('button', { name: 'Scale by what you have of Wine' }));
    await user.type(screen.getByLabelText('I have'), '0,25');
    expect(screen.getByRole('button', { name: 'Got Bones' })).toHaveTextContent('1 kg');
    await user.click(screen.getByRole('button', { name: /Back to the recipe/ }));
    expect(screen.getByRole('button', { name: 'Got Bones' })).toHaveTextContent('3 kg');
  });

  test('opens at the amount that the task plans, and shows it', async () => {
    const { user } = await openAt('r1:5');
    expect(await screen.findByRole('button', { name: 'Planned: 5 L' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Got Bones' })).toHaveTextContent('7.5 kg');
    expect(screen.getByText('Set to the amount of the task')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '× 1' }));
    expect(screen.getByRole('button', { name: 'Got Bones' })).toHaveTextContent('3 kg');
    expect(screen.queryByText('Set to the amount of the task')).toBeNull();
  });

  test('keeps its scale in the address, for Back and for a reload', async () => {
    const { user } = await openAt('r1:5');
    await user.click(await screen.findByRole('button', { name: '× 2' }));
    expect(screen.getByRole('note', { name: 'address', hidden: true })).toHaveTextContent('recipe=r1%3A5%3A2%2F1');
    screen.getByRole('button', { name: 'Got Bones' });
    expect(screen.getByRole('button', { name: 'Got Bones' })).toHaveTextContent('6 kg');
  });

  test.each([
    { language: 'en', label: 'Make this much', shown: '1500' },
    { language: 'es', label: 'Hacer esta cantidad', shown: '15000,5' },
  ] as const)('a large amount in its field is read as it is shown ($language)', async ({ language, label, shown }) => {
    const yieldQuantity = shown.replace(',', '.');
    await openAt('r1', { yieldQuantity, yieldUnit: 'g' }, language);
    const field = await screen.findByLabelText(label);
    expect(field).toHaveValue(shown);
    // The same figure, typed again, is the same scale.
    fireEvent.change(field, { target: { value: `${shown}0` } });
    fireEvent.change(field, { target: { value: shown } });
    expect(screen.getByRole('button', { name: '× 1' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('shows an amount in the smaller unit where the larger one would lose it, and none as 0', async () => {
    const saffron = line('i1', 'Saffron', { quantity: '0.001' });
    const salt = line('i2', 'Salt', { quantity: '0.001', unit: 'tsp' });
    const { user } = await openAt('r1', { yieldQuantity: '4', ingredients: [saffron, salt] });
    const shown = (name: string) => screen.getByRole('button', { name: `Got ${name}` });
    expect(await screen.findByRole('button', { name: 'Got Saffron' })).toHaveTextContent('0.001 kg');
    await user.click(screen.getByRole('button', { name: '× ½' }));
    expect(shown('Saffron')).toHaveTextContent('0.5 g');
    await user.clear(screen.getByLabelText('Make this much'));
    await user.type(screen.getByLabelText('Make this much'), '1');
    expect(shown('Saffron')).toHaveTextContent('0.25 g');
    expect(shown('Salt')).toHaveTextContent('0.00025 tsp');
  });

  test('shows that the amount does not convert, instead of one batch without a note', async () => {
    await openAt('r1:?');
    expect(await screen.findByRole('status')).toHaveTextContent(
      'The amount that is needed does not convert to L. This is one batch.',
    );
  });

  test('opens a sub-recipe at the amount that is needed of it, in its own unit', async () => {
    const stock = line('i1', 'Stock', { madeBy: 'r2', quantity: '4', unit: 'portion', madeQuantity: '1.25' });
    const roux = line('i2', 'Roux', { madeBy: 'r3', quantity: '4', unit: 'ea' });
    const { user } = await openAt('r1:4', { ingredients: [stock, roux] });
    const address = () => screen.getByRole('note', { name: 'address', hidden: true });
    await user.click(await screen.findByRole('button', { name: 'Open the recipe Stock' }));
    expect(address()).toHaveTextContent('recipe=r2%3A2.5');
  });

  test('says so when the amount of a sub-recipe does not convert', async () => {
    const roux = line('i2', 'Roux', { madeBy: 'r3', quantity: '4', unit: 'ea' });
    const { user } = await openAt('r1:4', { ingredients: [roux] });
    await user.click(await screen.findByRole('button', { name: 'Open the recipe Roux' }));
    expect(screen.getByRole('note', { name: 'address', hidden: true })).toHaveTextContent('recipe=r3%3A%3F');
  });

  test('ticks ingredients off', async () => {
    const { user } = await openAt('r1');
    const bones = await screen.findByRole('button', { name: 'Got Bones' });
    await user.click(bones);
    expect(bones).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Got Wine' })).toHaveAttribute('aria-pressed', 'false');
  });

  test('shows a missing translation as missing, never in the other language', async () => {
    const { user } = await openAt('r1', {}, 'es');
    await user.click(await screen.findByRole('button', { name: 'Todos los pasos' }));
    const steps = screen
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('button', { name: /paso/ }));
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Asar.'),
      expect.stringContaining('Falta en español'),
    ]);
    expect(screen.queryByText('Reduce.')).toBeNull();
  });
});
