import type { Item } from '../features/inventory/items/item.entity.ts';
import type { Client } from './client.ts';

/** A kilo of sauce, and the two dishes, by what they use. */
export const recipes = {
  sauce: { tomato: '1.5', oil: '0.1' },
  pasta: { sauce: '0.3', tomato: '0.1' },
  pizza: { sauce: '0.15', oil: '0.02' },
} as const;

const createRecipe = 'mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { id outputItemId } }';

/** Creates the recipe of the sauce; resolves to its id and that of the item it makes. */
export async function makeSauce(client: Client, tomato: Item, oil: Item): Promise<{ id: string; itemId: string }> {
  const input = {
    name: 'Sauce',
    kind: 'prep',
    yieldQuantity: '1',
    yieldUnit: 'kg',
    lines: [
      { itemId: tomato.id, quantity: recipes.sauce.tomato, unit: 'kg' },
      { itemId: oil.id, quantity: recipes.sauce.oil, unit: 'l' },
    ],
    steps: [],
  };
  const { createRecipe: made } = await client.request<{ createRecipe: { id: string; outputItemId: string } }>(
    createRecipe,
    { input },
  );
  return { id: made.id, itemId: made.outputItemId };
}

/** Creates the recipes of the two dishes. */
export async function makeDishes(client: Client, ids: Record<'tomato' | 'oil' | 'sauceRecipe', string>): Promise<void> {
  const sauce = (quantity: string) => ({ subRecipeId: ids.sauceRecipe, quantity, unit: 'kg' });
  const dishes = {
    pasta: [sauce(recipes.pasta.sauce), { itemId: ids.tomato, quantity: recipes.pasta.tomato, unit: 'kg' }],
    pizza: [sauce(recipes.pizza.sauce), { itemId: ids.oil, quantity: recipes.pizza.oil, unit: 'l' }],
  };
  for (const [name, lines] of Object.entries(dishes)) {
    const input = { name, kind: 'menu', yieldQuantity: '1', yieldUnit: 'portion', menuPrice: 1450, lines, steps: [] };
    await client.request(createRecipe, { input });
  }
}
