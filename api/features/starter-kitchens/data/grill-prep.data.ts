import { prep, type StarterRecipe } from './starter-recipe.data.ts';

/** Meat, toppings and rice. */
export const grillPrep: readonly StarterRecipe[] = [
  prep(
    ['Burger patties', 'Carne de hamburguesa'],
    'Proteins',
    ['40', 'portion'],
    [
      [
        ['Ground beef', '6', 'kg'],
        ['Salt', '40', 'g'],
      ],
      [
        [
          'Portion {150g} balls, press, layer with paper. Keep below {5C}.',
          'Porciona bolas de {150g}, aplasta y separa con papel. Mantén por debajo de {5C}.',
          40,
        ],
      ],
    ],
  ),
  prep(
    ['Crispy bacon', 'Tocino crujiente'],
    'Proteins',
    ['0.8', 'kg'],
    [
      [['Bacon', '2', 'kg', 'sliced']],
      [
        [
          'Lay on racks, bake at {190C} until crisp, drain.',
          'Pon en rejillas, hornea a {190C} hasta que esté crujiente y escurre.',
          30,
        ],
      ],
    ],
  ),
  prep(
    ['Caramelized onion', 'Cebolla caramelizada'],
    'Sides',
    ['1.5', 'kg'],
    [
      [
        ['Yellow onion', '5', 'kg', 'sliced'],
        ['Butter', '150', 'g'],
        ['Salt', '20', 'g'],
      ],
      [['Cook slowly, stirring, until deep brown.', 'Cocina despacio, removiendo, hasta que esté bien dorada.', 75]],
    ],
  ),
  prep(
    ['Pulled pork', 'Cerdo deshebrado'],
    'Proteins',
    ['4', 'kg'],
    [
      [
        ['Pork shoulder', '7', 'kg'],
        ['Smoked paprika', '40', 'g'],
        ['Brown sugar', '100', 'g'],
        ['Salt', '80', 'g'],
      ],
      [
        [
          'Rub, cover, roast at {140C} until it falls apart. Pull and mix with its juice.',
          'Adoba, tapa y asa a {140C} hasta que se deshaga. Deshebra y mezcla con su jugo.',
          300,
        ],
      ],
    ],
  ),
  prep(
    ['Roast vegetables', 'Verduras asadas'],
    'Sides',
    ['4', 'kg'],
    [
      [
        ['Zucchini', '2', 'kg', 'large dice'],
        ['Red bell pepper', '2', 'kg', 'large dice'],
        ['Red onion', '1', 'kg', 'large dice'],
        ['Olive oil', '200', 'ml'],
        ['Salt', '30', 'g'],
      ],
      [
        [
          'Toss with oil, spread in one layer, roast at {220C}.',
          'Mezcla con el aceite, extiende en una capa y asa a {220C}.',
          40,
        ],
      ],
    ],
  ),
  prep(
    ['Cooked rice', 'Arroz cocido'],
    'Sides',
    ['6', 'kg'],
    [
      [
        ['Rice', '2.2', 'kg'],
        ['Salt', '25', 'g'],
      ],
      [
        [
          'Rinse, cook, spread thin and cool to {5C} as fast as you can.',
          'Lava, cuece, extiende fino y enfría a {5C} lo más rápido posible.',
          40,
        ],
      ],
    ],
  ),
  prep(
    ['Chicken curry', 'Curry de pollo'],
    'Proteins',
    ['8', 'kg'],
    [
      [
        ['Chicken thigh, boneless', '5', 'kg', 'diced'],
        ['Yellow onion', '1.5', 'kg', 'sliced'],
        ['Ginger', '150', 'g', 'grated'],
        ['Garlic', '80', 'g'],
        ['Ground cumin', '30', 'g'],
        ['Canned tomatoes', '2', 'kg'],
        ['Plain yogurt', '0.8', 'kg'],
        ['Salt', '70', 'g'],
      ],
      [
        [
          'Fry onion and spices, add chicken and tomatoes, simmer to {74C}, finish with yogurt.',
          'Sofríe la cebolla con las especias, añade el pollo y el tomate, cuece hasta {74C} y termina con el yogur.',
          70,
        ],
      ],
    ],
  ),
];
