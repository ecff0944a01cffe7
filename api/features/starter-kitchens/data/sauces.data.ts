import { prep, type StarterRecipe } from './starter-recipe.data.ts';

/** Stocks, sauces and dressings. */
export const sauces: readonly StarterRecipe[] = [
  prep(
    ['Chicken stock', 'Caldo de pollo'],
    'Stocks',
    ['8', 'l'],
    [
      [
        ['Chicken bones', '5', 'kg'],
        ['Yellow onion', '0.6', 'kg', 'large dice'],
        ['Carrot', '0.3', 'kg', 'large dice'],
        ['Celery', '0.3', 'kg', 'large dice'],
        ['Thyme', '1', 'bunch'],
        ['Bay leaf', '2', 'g'],
      ],
      [
        [
          'Cover the bones with {10l} of cold water, bring up slowly and skim.',
          'Cubre los huesos con {10l} de agua fría, calienta despacio y espuma.',
          40,
        ],
        [
          'Add vegetables and herbs, simmer gently, strain.',
          'Añade las verduras y las hierbas, cuece a fuego suave y cuela.',
          180,
        ],
        [
          'Cool from {57C} to {21C} within 2 hours and to {5C} within 6 hours in all.',
          'Enfría de {57C} a {21C} en 2 horas y a {5C} en 6 horas en total.',
          60,
        ],
      ],
    ],
  ),
  prep(
    ['Vegetable stock', 'Caldo de verduras'],
    'Stocks',
    ['6', 'l'],
    [
      [
        ['Yellow onion', '0.8', 'kg', 'sliced'],
        ['Carrot', '0.6', 'kg', 'sliced'],
        ['Celery', '0.4', 'kg', 'sliced'],
        ['Leek', '0.4', 'kg', 'sliced'],
        ['Thyme', '1', 'bunch'],
      ],
      [
        [
          'Cover with {7l} of cold water, simmer 45 minutes, strain and cool.',
          'Cubre con {7l} de agua fría, cuece 45 minutos, cuela y enfría.',
          75,
        ],
      ],
    ],
  ),
  prep(
    ['Tomato sauce', 'Salsa de tomate'],
    'Sauces',
    ['6', 'l'],
    [
      [
        ['Canned tomatoes', '6', 'kg'],
        ['Yellow onion', '0.8', 'kg', 'fine dice'],
        ['Garlic', '80', 'g', 'sliced'],
        ['Olive oil', '200', 'ml'],
        ['Basil', '1', 'bunch'],
        ['Salt', '45', 'g'],
      ],
      [
        [
          'Sweat onion and garlic in the oil without color.',
          'Rehoga la cebolla y el ajo en el aceite sin que tomen color.',
          15,
        ],
        ['Add tomatoes, simmer, season and blend.', 'Añade el tomate, cuece, sazona y tritura.', 60],
      ],
    ],
    { density: '1.04' },
  ),
  prep(
    ['Pizza sauce', 'Salsa para pizza'],
    'Sauces',
    ['5', 'l'],
    [
      [
        ['Canned tomatoes', '5', 'kg'],
        ['Olive oil', '100', 'ml'],
        ['Salt', '50', 'g'],
        ['Dried oregano', '8', 'g'],
      ],
      [
        [
          'Crush the tomatoes, stir in the rest. Do not cook.',
          'Tritura el tomate y mezcla con el resto. No se cuece.',
          15,
        ],
      ],
    ],
    { density: '1.04' },
  ),
  prep(
    ['Meat sauce', 'Salsa de carne'],
    'Sauces',
    ['6', 'kg'],
    [
      [
        ['Ground beef', '3', 'kg'],
        ['Yellow onion', '0.6', 'kg', 'fine dice'],
        ['Carrot', '0.4', 'kg', 'fine dice'],
        ['Celery', '0.4', 'kg', 'fine dice'],
        ['Tomato paste', '0.2', 'kg'],
        ['Red wine', '0.5', 'l'],
        ['Canned tomatoes', '3', 'kg'],
        ['Salt', '45', 'g'],
      ],
      [
        [
          'Brown the beef well, take it out, sweat the vegetables.',
          'Dora bien la carne, retírala y rehoga las verduras.',
          30,
        ],
        [
          'Add paste and wine, reduce, add beef and tomatoes, simmer.',
          'Añade el concentrado y el vino, reduce, añade la carne y el tomate y cuece.',
          120,
        ],
      ],
    ],
  ),
  prep(
    ['House vinaigrette', 'Vinagreta de la casa'],
    'Dressings',
    ['2', 'l'],
    [
      [
        ['Olive oil', '1.4', 'l'],
        ['White wine vinegar', '0.5', 'l'],
        ['Dijon mustard', '80', 'g'],
        ['Shallot', '100', 'g', 'fine dice'],
        ['Salt', '20', 'g'],
      ],
      [
        [
          'Whisk mustard, vinegar, shallot and salt, then stream in the oil.',
          'Bate la mostaza con el vinagre, la chalota y la sal; añade el aceite en hilo.',
          15,
        ],
      ],
    ],
    { density: '0.94' },
  ),
  prep(
    ['Caesar dressing', 'Aderezo César'],
    'Dressings',
    ['1.5', 'l'],
    [
      [
        ['Mayonnaise', '1', 'kg'],
        ['Parmesan', '150', 'g', 'grated'],
        ['Anchovy fillets', '40', 'g'],
        ['Dijon mustard', '40', 'g'],
        ['Garlic', '20', 'g'],
        ['Lemon', '3', 'ea', 'juice'],
      ],
      [
        [
          'Blend everything until smooth, thin with a little water.',
          'Tritura todo hasta que quede liso; aligera con un poco de agua.',
          15,
        ],
      ],
    ],
    { density: '0.97' },
  ),
  prep(
    ['Garlic mayonnaise', 'Mayonesa de ajo'],
    'Dressings',
    ['1', 'kg'],
    [
      [
        ['Mayonnaise', '0.95', 'kg'],
        ['Garlic', '40', 'g'],
        ['Lemon', '1', 'ea', 'juice'],
      ],
      [['Crush the garlic to a paste and mix everything.', 'Maja el ajo hasta obtener una pasta y mezcla todo.', 10]],
    ],
    { density: '0.91' },
  ),
  prep(
    ['Burger sauce', 'Salsa para hamburguesa'],
    'Dressings',
    ['2', 'kg'],
    [
      [
        ['Mayonnaise', '1.2', 'kg'],
        ['Ketchup', '0.4', 'kg'],
        ['Dill pickles', '0.3', 'kg', 'fine dice'],
        ['Dijon mustard', '80', 'g'],
        ['Smoked paprika', '8', 'g'],
      ],
      [['Mix, rest an hour, taste.', 'Mezcla, deja reposar una hora y prueba.', 15]],
    ],
  ),
  prep(
    ['Basil pesto', 'Pesto de albahaca'],
    'Sauces',
    ['1', 'kg'],
    [
      [
        ['Basil', '8', 'bunch', 'leaves'],
        ['Olive oil', '400', 'ml'],
        ['Parmesan', '200', 'g', 'grated'],
        ['Walnuts', '120', 'g'],
        ['Garlic', '15', 'g'],
        ['Salt', '8', 'g'],
      ],
      [['Blend cold and briefly so that it stays green.', 'Tritura en frío y poco tiempo para que siga verde.', 15]],
    ],
    { density: '0.95' },
  ),
  prep(
    ['Pickled red onion', 'Cebolla morada encurtida'],
    'Cold',
    ['2', 'kg'],
    [
      [
        ['Red onion', '2', 'kg', 'sliced'],
        ['White wine vinegar', '1', 'l'],
        ['Sugar', '250', 'g'],
        ['Salt', '50', 'g'],
      ],
      [
        [
          'Boil vinegar, sugar and salt, pour over the onions, cool.',
          'Hierve el vinagre con el azúcar y la sal, vierte sobre la cebolla y enfría.',
          20,
        ],
      ],
    ],
  ),
];
