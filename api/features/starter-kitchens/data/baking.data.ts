import { prep, type StarterRecipe } from './starter-recipe.data.ts';

/** Doughs and breads. */
export const baking: readonly StarterRecipe[] = [
  prep(
    ['Pizza dough balls', 'Bolas de masa de pizza'],
    'Dough',
    ['40', 'ea'],
    [
      [
        ['Bread flour', '6', 'kg'],
        ['Fresh yeast', '20', 'g'],
        ['Olive oil', '150', 'ml'],
        ['Salt', '170', 'g'],
      ],
      [
        ['Mix with {3.8l} of cold water until smooth.', 'Amasa con {3.8l} de agua fría hasta que quede lisa.', 20],
        [
          'Rest, divide into {250g} balls, tray, cover, prove overnight in the fridge.',
          'Deja reposar, divide en bolas de {250g}, pon en bandejas, tapa y fermenta toda la noche en frío.',
          60,
        ],
      ],
    ],
  ),
  prep(
    ['Focaccia', 'Focaccia'],
    'Bread',
    ['3', 'kg'],
    [
      [
        ['Bread flour', '2', 'kg'],
        ['Fresh yeast', '30', 'g'],
        ['Olive oil', '200', 'ml'],
        ['Salt', '45', 'g'],
      ],
      [
        [
          'Mix with {1.5l} of water, prove, dimple, oil, bake at {220C}.',
          'Amasa con {1.5l} de agua, fermenta, marca con los dedos, añade aceite y hornea a {220C}.',
          150,
        ],
      ],
    ],
    { chilled: false },
  ),
  prep(
    ['Country loaf', 'Hogaza'],
    'Bread',
    ['12', 'ea'],
    [
      [
        ['Bread flour', '5', 'kg'],
        ['Rye flour', '1', 'kg'],
        ['Salt', '120', 'g'],
        ['Fresh yeast', '20', 'g'],
      ],
      [
        [
          'Mix with {4.2l} of water, fold three times while it proves.',
          'Amasa con {4.2l} de agua y pliega tres veces mientras fermenta.',
          180,
        ],
        [
          'Divide, shape, prove, bake with steam at {240C}.',
          'Divide, forma, fermenta y hornea con vapor a {240C}.',
          120,
        ],
      ],
    ],
    { chilled: false },
  ),
  prep(
    ['Baguette', 'Baguette'],
    'Bread',
    ['30', 'ea'],
    [
      [
        ['Bread flour', '6', 'kg'],
        ['Fresh yeast', '40', 'g'],
        ['Salt', '115', 'g'],
      ],
      [
        [
          'Mix with {4l} of water, prove, divide at {350g}, shape, score, bake at {240C}.',
          'Amasa con {4l} de agua, fermenta, divide en {350g}, forma, corta y hornea a {240C}.',
          240,
        ],
      ],
    ],
    { chilled: false },
  ),
  prep(
    ['Whole wheat loaf', 'Pan integral'],
    'Bread',
    ['10', 'ea'],
    [
      [
        ['Whole wheat flour', '4', 'kg'],
        ['Bread flour', '2', 'kg'],
        ['Honey', '150', 'g'],
        ['Fresh yeast', '60', 'g'],
        ['Salt', '115', 'g'],
      ],
      [
        [
          'Mix with {4l} of water, prove, shape into tins, bake at {200C}.',
          'Amasa con {4l} de agua, fermenta, forma en moldes y hornea a {200C}.',
          180,
        ],
      ],
    ],
    { chilled: false },
  ),
  prep(
    ['Croissant dough', 'Masa de croissant'],
    'Dough',
    ['9', 'kg'],
    [
      [
        ['Bread flour', '4', 'kg'],
        ['Whole milk', '2', 'l'],
        ['Sugar', '450', 'g'],
        ['Fresh yeast', '160', 'g'],
        ['Salt', '80', 'g'],
        ['Butter', '2.2', 'kg', 'sheet, cold'],
      ],
      [
        [
          'Mix a firm dough, chill, fold in the butter with three single turns.',
          'Haz una masa firme, enfría e incorpora la mantequilla con tres vueltas simples.',
          90,
        ],
        ['Rest the dough cold between the turns.', 'Deja reposar la masa en frío entre vueltas.', 120],
      ],
    ],
  ),
  prep(
    ['Croissants', 'Croissants'],
    'Pastry',
    ['100', 'ea'],
    [
      [
        ['Croissant dough', '8.5', 'kg'],
        ['Eggs', '6', 'ea', 'wash'],
      ],
      [
        [
          'Roll, cut at {85g}, shape, prove, wash with egg, bake at {190C}.',
          'Estira, corta en {85g}, forma, fermenta, pinta con huevo y hornea a {190C}.',
          150,
        ],
      ],
    ],
    { chilled: false },
  ),
  prep(
    ['Brioche buns', 'Panecillos de brioche'],
    'Bread',
    ['48', 'ea'],
    [
      [
        ['Bread flour', '2.5', 'kg'],
        ['Eggs', '16', 'ea'],
        ['Whole milk', '0.6', 'l'],
        ['Butter', '0.9', 'kg'],
        ['Sugar', '250', 'g'],
        ['Fresh yeast', '90', 'g'],
        ['Salt', '45', 'g'],
      ],
      [
        [
          'Knead, add the butter last, prove cold, shape, prove, bake at {180C}.',
          'Amasa, añade la mantequilla al final, fermenta en frío, forma, fermenta y hornea a {180C}.',
          180,
        ],
      ],
    ],
    { chilled: false },
  ),
];
