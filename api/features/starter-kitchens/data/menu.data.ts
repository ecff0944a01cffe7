import { dish, type StarterRecipe } from './starter-recipe.data.ts';

const toOrder = ['Cook to order, plate, wipe, send.', 'Cocina al momento, emplata, limpia y envía.', 12] as const;
const bake = [
  'Stretch, top, bake as hot as the oven goes.',
  'Estira, cubre y hornea a la máxima temperatura.',
  8,
] as const;
const assemble = ['Assemble to order.', 'Monta al momento.', 5] as const;

/** Dishes. They have no price yet. */
export const menu: readonly StarterRecipe[] = [
  dish(
    ['Caesar salad', 'Ensalada César'],
    [
      ['Washed romaine', '150', 'g'],
      ['Caesar dressing', '50', 'ml'],
      ['Parmesan', '15', 'g', 'shaved'],
      ['Crusty bread', '30', 'g', 'croutons'],
    ],
    toOrder,
  ),
  dish(
    ['Steak and mash', 'Bistec con puré'],
    [
      ['Steak', '220', 'g'],
      ['Mashed potato', '200', 'g'],
      ['Green beans', '80', 'g'],
      ['Butter', '20', 'g'],
    ],
    toOrder,
  ),
  dish(
    ['Braised beef with roast vegetables', 'Res braseada con verduras asadas'],
    [
      ['Braised beef', '200', 'g'],
      ['Roast vegetables', '150', 'g'],
    ],
    toOrder,
  ),
  dish(
    ['Salmon and risotto', 'Salmón con risotto'],
    [
      ['Salmon side', '170', 'g'],
      ['Risotto base', '200', 'g'],
      ['Parmesan', '20', 'g'],
      ['Butter', '20', 'g'],
      ['Lemon', '0.25', 'ea'],
    ],
    toOrder,
  ),
  dish(
    ['Mussels in white wine', 'Mejillones al vino blanco'],
    [
      ['Mussels, live', '500', 'g'],
      ['Shallot', '30', 'g', 'sliced'],
      ['White wine', '100', 'ml'],
      ['Butter', '20', 'g'],
      ['Parsley', '0.1', 'bunch', 'chopped'],
    ],
    toOrder,
  ),
  dish(
    ['Margherita', 'Margarita'],
    [
      ['Pizza dough balls', '1', 'ea'],
      ['Pizza sauce', '80', 'ml'],
      ['Fresh mozzarella', '100', 'g'],
      ['Basil', '0.1', 'bunch'],
      ['Olive oil', '10', 'ml'],
    ],
    bake,
  ),
  dish(
    ['Pepperoni pizza', 'Pizza de pepperoni'],
    [
      ['Pizza dough balls', '1', 'ea'],
      ['Pizza sauce', '80', 'ml'],
      ['Pizza mozzarella', '110', 'g'],
      ['Pepperoni', '50', 'g'],
    ],
    bake,
  ),
  dish(
    ['Mushroom pizza', 'Pizza de champiñones'],
    [
      ['Pizza dough balls', '1', 'ea'],
      ['Pizza sauce', '80', 'ml'],
      ['Pizza mozzarella', '110', 'g'],
      ['Mushroom', '80', 'g', 'sliced'],
      ['Thyme', '0.05', 'bunch'],
    ],
    bake,
  ),
  dish(
    ['Pizza with ham and olives', 'Pizza de jamón y aceitunas'],
    [
      ['Pizza dough balls', '1', 'ea'],
      ['Pizza sauce', '80', 'ml'],
      ['Pizza mozzarella', '110', 'g'],
      ['Cooked ham', '60', 'g'],
      ['Black olives', '25', 'g'],
    ],
    bake,
  ),
  dish(
    ['Pasta with meat sauce', 'Pasta con salsa de carne'],
    [
      ['Dried pasta', '120', 'g'],
      ['Meat sauce', '180', 'g'],
      ['Parmesan', '15', 'g', 'grated'],
    ],
    toOrder,
  ),
  dish(
    ['Classic burger', 'Hamburguesa clásica'],
    [
      ['Burger patties', '1', 'portion'],
      ['Burger buns', '1', 'ea'],
      ['Burger sauce', '30', 'g'],
      ['Iceberg lettuce', '0.05', 'ea'],
      ['Sliced tomato and onion', '50', 'g'],
      ['Dill pickles', '15', 'g'],
    ],
    toOrder,
  ),
  dish(
    ['Bacon cheeseburger', 'Hamburguesa con queso y tocino'],
    [
      ['Burger patties', '1', 'portion'],
      ['Burger buns', '1', 'ea'],
      ['Cheddar', '30', 'g'],
      ['Crispy bacon', '20', 'g'],
      ['Caramelized onion', '25', 'g'],
      ['Burger sauce', '30', 'g'],
    ],
    toOrder,
  ),
  dish(
    ['Pulled pork sandwich', 'Sándwich de cerdo deshebrado'],
    [
      ['Pulled pork', '150', 'g'],
      ['Burger buns', '1', 'ea'],
      ['Coleslaw', '80', 'g'],
    ],
    toOrder,
  ),
  dish(
    ['Fries', 'Papas fritas'],
    [
      ['Frozen fries', '200', 'g'],
      ['Salt', '2', 'g'],
    ],
    toOrder,
  ),
  dish(
    ['Hummus plate', 'Plato de hummus'],
    [
      ['Hummus', '150', 'g'],
      ['Cucumber', '60', 'g', 'sliced'],
      ['Crusty bread', '80', 'g'],
    ],
    assemble,
  ),
  dish(
    ['Ham and cheese sandwich', 'Sándwich de jamón y queso'],
    [
      ['Sandwich bread', '100', 'g'],
      ['Cooked ham', '60', 'g'],
      ['Cheddar', '40', 'g'],
      ['Butter', '10', 'g'],
    ],
    assemble,
  ),
  dish(
    ['Avocado toast', 'Tostada de aguacate'],
    [
      ['Crusty bread', '90', 'g'],
      ['Avocado', '0.75', 'ea'],
      ['Lemon', '0.1', 'ea'],
      ['Eggs', '1', 'ea', 'poached'],
    ],
    assemble,
  ),
  dish(
    ['Granola with yogurt', 'Granola con yogur'],
    [
      ['Granola', '60', 'g'],
      ['Plain yogurt', '180', 'g'],
      ['Blueberry', '40', 'g'],
    ],
    assemble,
  ),
  dish(
    ['Soup of the day', 'Sopa del día'],
    [
      ['Soup of the day base', '300', 'ml'],
      ['Heavy cream', '20', 'ml'],
      ['Crusty bread', '60', 'g'],
    ],
    toOrder,
  ),
  dish(
    ['Cream tart', 'Tarta de crema'],
    [
      ['Tart shells', '0.125', 'ea'],
      ['Pastry cream', '80', 'g'],
      ['Blueberry', '30', 'g'],
    ],
    assemble,
  ),
  dish(['Chocolate mousse cup', 'Copa de mousse de chocolate'], [['Chocolate mousse', '120', 'g']], assemble),
];
