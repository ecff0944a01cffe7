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
  menu('Mussels marinière', 'Shallot, white wine, thyme.', 'Sauté', 2_100, '28', [
    ['Mussel', '300', 'g'],
    ['Shallot', '30', 'g'],
    ['Thyme', '0.1', 'bunch'],
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
  menu('Avocado toast', 'Sourdough, fried egg, cherry tomato.', 'Garde-manger', 1_250, '30', [
    ['Sourdough', '0.2', 'ea', 'toasted'],
    ['Avocado', '1', 'ea', 'crushed'],
    ['Shell egg', '1', 'ea'],
    ['Cherry tomato', '60', 'g'],
    ['Lime', '0.25', 'ea'],
  ]),
  menu('Goat cheese salad', 'Walnuts, cucumber, herb vinaigrette.', 'Garde-manger', 1_450, '28', [
    ['Mixed leaf', '80', 'g'],
    ['Goat cheese', '50', 'g'],
    ['Walnut', '20', 'g'],
    ['Cucumber', '0.2', 'ea'],
    ['Herb vinaigrette', '30', 'ml'],
  ]),
  menu('Hummus plate', 'Grilled pepper, cucumber, bread.', 'Garde-manger', 1_050, '25', [
    ['Hummus', '150', 'g'],
    ['Red pepper', '60', 'g'],
    ['Cucumber', '0.2', 'ea'],
    ['Sourdough', '0.1', 'ea'],
  ]),
  menu('Chicken club', 'Chicken salad, bacon, tomato.', 'Garde-manger', 1_550, '28', [
    ['Chicken salad', '120', 'g'],
    ['Bacon', '40', 'g', 'crisp'],
    ['Tomato', '80', 'g'],
    ['Sourdough', '0.2', 'ea', 'toasted'],
  ]),
  menu('Mushroom pasta', 'Spinach, cream, parmesan.', 'Sauté', 1_650, '25', [
    ['Dried pasta', '130', 'g'],
    ['Mushroom', '140', 'g'],
    ['Spinach', '50', 'g'],
    ['Heavy cream', '60', 'ml'],
    ['Parmesan', '20', 'g'],
  ]),
  menu('Pork belly and greens', 'Slow roasted, soy glaze.', 'Grill', 2_150, '28', [
    ['Pork belly', '220', 'g'],
    ['Spinach', '90', 'g'],
    ['Soy sauce', '15', 'ml'],
  ]),
  menu('Grilled chicken thigh', 'Pepper, yogurt, mash.', 'Grill', 1_950, '25', [
    ['Chicken thigh', '230', 'g'],
    ['Red pepper', '60', 'g'],
    ['Yogurt', '50', 'g'],
    ['Mashed potato', '180', 'g'],
  ]),
  menu('Roast half chicken', 'Fries, lemon, leaves.', 'Grill', 2_400, '32', [
    ['Roast chicken', '0.5', 'ea'],
    ['Cut fries', '200', 'g'],
    ['Mixed leaf', '30', 'g'],
    ['Lemon', '0.25', 'ea'],
  ]),
  menu('Yogurt panna cotta', 'Lime, vanilla.', 'Pastry', 900, '25', [
    ['Whole milk', '80', 'ml'],
    ['Heavy cream', '60', 'ml'],
    ['Yogurt', '60', 'g'],
    ['Sugar', '20', 'g'],
    ['Lime', '0.2', 'ea'],
  ]),
  // Tonight for the first time. A handful has no weight yet: the cost is unknown until it is weighed.
  menu('Grilled prawns', 'Garlic, lime, parsley.', 'Grill', 2_200, '30', [
    ['Prawn 16/20', '160', 'g'],
    ['Garlic', '10', 'g'],
    ['Lime', '0.5', 'ea'],
    ['Parsley', '20', 'g', 'chopped'],
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
