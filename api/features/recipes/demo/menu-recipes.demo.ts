import type { Line, RecipeSeed, Step } from './recipe-seed.demo.ts';

/** Menu recipes. Each yields one portion. */
export const menuRecipes: readonly RecipeSeed[] = [
  menu('Caesar salad', 'Romaine, croutons, parmesan.', 'Garde-manger', 1_400, '25', [
    ['Romaine', '0.7', 'ea'],
    ['Caesar dressing', '60', 'ml'],
    ['Parmesan', '20', 'g', 'shaved'],
    ['Sourdough', '0.1', 'ea', 'croutons'],
  ]),
  menu('Burger and fries', 'Ground beef, pickled onion, aioli.', 'Grill', 1_900, '30', [
    ['Ground beef', '180', 'g'],
    ['Burger bun', '1', 'ea'],
    ['Pickled onion', '30', 'g'],
    ['Garlic aioli', '25', 'ml'],
    ['Cut fries', '250', 'g'],
  ]),
  menu('Short rib and mash', 'Braised, demi-glace.', 'Sauté', 2_900, '28', [
    ['Beef short rib', '350', 'g'],
    ['Demi-glace', '80', 'ml'],
    ['Mashed potato', '220', 'g'],
  ]),
  menu('Salmon and risotto', 'Crisp skin, lemon.', 'Sauté', 2_600, '20', [
    ['Salmon side', '180', 'g'],
    ['Risotto base', '200', 'g'],
    ['Parmesan', '25', 'g'],
    ['Lemon', '0.25', 'ea'],
  ]),
  menu('Fish and chips', 'Cod in batter.', 'Fry', 2_100, '32', [
    ['Cod loin', '180', 'g'],
    ['Flour', '60', 'g'],
    ['Cut fries', '250', 'g'],
    ['Fryer oil', '80', 'ml'],
  ]),
  // A handful has no weight yet: the cost is unknown until it is weighed.
  menu('Mussels marinière', 'Shallot, white wine, parsley.', 'Sauté', 1_800, '28', [
    ['Mussel', '500', 'g'],
    ['Shallot', '30', 'g'],
    ['Parsley', '20', 'g', 'chopped'],
    ['Butter', '30', 'g'],
  ]),
  menu('Margherita', 'Tomato, mozzarella, basil.', 'Pastry', 1_500, '22', [
    ['Dough balls', '1', 'ea'],
    ['Tomato sauce', '90', 'ml'],
    ['Mozzarella', '120', 'g'],
    ['Basil', '0.1', 'bunch'],
  ]),
  menu('Chocolate tart', 'Ganache, crème anglaise.', 'Pastry', 1_000, '25', [
    ['Chocolate ganache', '110', 'g'],
    ['Flour', '40', 'g'],
    ['Butter', '25', 'g'],
    ['Crème anglaise', '40', 'ml'],
  ]),
];

function menu(
  name: string,
  description: string,
  category: string,
  price: number,
  target: string,
  lines: readonly Line[],
): RecipeSeed {
  const steps: Step[] = [['Cook to order, plate, wipe, send.', 'Cocinar al momento, emplatar, limpiar y enviar.', 12]];
  return { name, description, category, lines, steps, menu: { price, target } };
}
