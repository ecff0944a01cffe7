import { prep, type StarterRecipe } from './starter-recipe.data.ts';

/** Cooked and cold preparations. */
export const kitchenPrep: readonly StarterRecipe[] = [
  prep(
    ['Mashed potato', 'Puré de papa'],
    'Sides',
    ['8', 'kg'],
    [
      [
        ['Potato', '8', 'kg', 'peeled'],
        ['Butter', '0.8', 'kg'],
        ['Whole milk', '1', 'l'],
        ['Salt', '80', 'g'],
      ],
      [
        [
          'Simmer until soft, rice, fold in butter and hot milk.',
          'Cuece hasta que esté blanda, pasa y mezcla con mantequilla y leche caliente.',
          50,
        ],
      ],
    ],
  ),
  prep(
    ['Roast chicken', 'Pollo asado'],
    'Proteins',
    ['6', 'kg'],
    [
      [
        ['Whole chicken', '9', 'kg'],
        ['Butter', '200', 'g'],
        ['Thyme', '1', 'bunch'],
        ['Salt', '90', 'g'],
      ],
      [
        [
          'Season, roast at {200C} until the thigh is {74C}. Rest, then cool.',
          'Sazona y asa a {200C} hasta {74C} en el muslo. Deja reposar y enfría.',
          90,
        ],
      ],
    ],
  ),
  prep(
    ['Braised beef', 'Res braseada'],
    'Proteins',
    ['5', 'kg'],
    [
      [
        ['Beef chuck', '7', 'kg', 'large dice'],
        ['Yellow onion', '1', 'kg', 'sliced'],
        ['Carrot', '0.6', 'kg', 'sliced'],
        ['Red wine', '1', 'l'],
        ['Chicken stock', '2', 'l'],
        ['Thyme', '1', 'bunch'],
        ['Salt', '70', 'g'],
      ],
      [
        [
          'Brown the beef in batches, sweat the vegetables, deglaze.',
          'Dora la carne por tandas, rehoga las verduras y desglasa.',
          40,
        ],
        [
          'Cover and braise at {150C} until tender. Cool in the liquid.',
          'Tapa y brasea a {150C} hasta que esté tierna. Enfría en su jugo.',
          180,
        ],
      ],
    ],
  ),
  prep(
    ['Risotto base', 'Base de risotto'],
    'Sides',
    ['5', 'kg'],
    [
      [
        ['Arborio rice', '2', 'kg'],
        ['Shallot', '250', 'g', 'fine dice'],
        ['Butter', '200', 'g'],
        ['White wine', '0.5', 'l'],
        ['Vegetable stock', '4', 'l'],
      ],
      [
        [
          'Sweat, toast, cook to three quarters, spread thin and chill at once.',
          'Rehoga, tuesta, cuece a tres cuartos, extiende fino y enfría enseguida.',
          40,
        ],
      ],
    ],
  ),
  prep(
    ['Soup of the day base', 'Base de sopa del día'],
    'Soups',
    ['8', 'l'],
    [
      [
        ['Yellow onion', '1', 'kg', 'sliced'],
        ['Leek', '1', 'kg', 'sliced'],
        ['Potato', '2', 'kg', 'diced'],
        ['Butter', '200', 'g'],
        ['Vegetable stock', '6', 'l'],
        ['Salt', '50', 'g'],
      ],
      [
        [
          'Sweat the vegetables, cover with stock, simmer and blend.',
          'Rehoga las verduras, cubre con caldo, cuece y tritura.',
          60,
        ],
      ],
    ],
    { density: '1.03' },
  ),
  prep(
    ['Lentil salad', 'Ensalada de lentejas'],
    'Cold',
    ['4', 'kg'],
    [
      [
        ['Dried lentils', '1.5', 'kg'],
        ['Red bell pepper', '0.5', 'kg', 'fine dice'],
        ['Red onion', '0.3', 'kg', 'fine dice'],
        ['Parsley', '2', 'bunch', 'chopped'],
        ['House vinaigrette', '0.5', 'l'],
      ],
      [['Cook the lentils, cool, dress and season.', 'Cuece las lentejas, enfría, aliña y sazona.', 45]],
    ],
  ),
  prep(
    ['Hummus', 'Hummus'],
    'Cold',
    ['2', 'kg'],
    [
      [
        ['Canned chickpeas', '1.5', 'kg', 'drained'],
        ['Tahini', '250', 'g'],
        ['Olive oil', '100', 'ml'],
        ['Garlic', '15', 'g'],
        ['Lemon', '4', 'ea', 'juice'],
      ],
      [
        [
          'Blend until smooth, loosen with cold water, season.',
          'Tritura hasta que quede fino, aligera con agua fría y sazona.',
          20,
        ],
      ],
    ],
  ),
  prep(
    ['Coleslaw', 'Ensalada de col'],
    'Cold',
    ['4', 'kg'],
    [
      [
        ['White cabbage', '3', 'kg', 'shredded'],
        ['Carrot', '0.8', 'kg', 'shredded'],
        ['Mayonnaise', '0.6', 'kg'],
        ['White wine vinegar', '100', 'ml'],
        ['Salt', '30', 'g'],
      ],
      [['Salt the cabbage, drain, dress.', 'Sala la col, escurre y aliña.', 30]],
    ],
  ),
  prep(
    ['Washed romaine', 'Romana lavada'],
    'Cold',
    ['3', 'kg'],
    [
      [['Romaine', '12', 'ea', 'cut']],
      [
        [
          'Cut, wash twice in cold water, spin dry, store on paper.',
          'Corta, lava dos veces en agua fría, centrifuga y guarda sobre papel.',
          25,
        ],
      ],
    ],
  ),
  prep(
    ['Sliced tomato and onion', 'Tomate y cebolla en rodajas'],
    'Cold',
    ['3', 'kg'],
    [
      [
        ['Tomato', '2.6', 'kg', 'sliced'],
        ['Red onion', '0.7', 'kg', 'sliced'],
      ],
      [
        [
          'Slice, tray with paper between the layers, cover and date.',
          'Corta en rodajas, pon en bandejas con papel entre capas, tapa y fecha.',
          20,
        ],
      ],
    ],
  ),
];
