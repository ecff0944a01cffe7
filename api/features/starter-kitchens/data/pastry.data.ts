import { prep, type StarterRecipe } from './starter-recipe.data.ts';

/** Cakes, creams and granola. */
export const pastry: readonly StarterRecipe[] = [
  prep(
    ['Muffins', 'Muffins'],
    'Pastry',
    ['48', 'ea'],
    [
      [
        ['All-purpose flour', '2', 'kg'],
        ['Sugar', '1', 'kg'],
        ['Baking powder', '80', 'g'],
        ['Eggs', '16', 'ea'],
        ['Whole milk', '1.2', 'l'],
        ['Sunflower oil', '0.6', 'l'],
        ['Blueberry', '1', 'kg'],
      ],
      [
        [
          'Mix dry and wet parts briefly, fold in the berries, bake at {180C}.',
          'Mezcla brevemente lo seco con lo líquido, añade los arándanos y hornea a {180C}.',
          55,
        ],
      ],
    ],
    { chilled: false },
  ),
  prep(
    ['Banana bread', 'Pan de plátano'],
    'Pastry',
    ['6', 'ea'],
    [
      [
        ['Banana', '3', 'kg', 'mashed'],
        ['All-purpose flour', '1.8', 'kg'],
        ['Brown sugar', '0.9', 'kg'],
        ['Butter', '0.6', 'kg', 'melted'],
        ['Eggs', '12', 'ea'],
        ['Baking soda', '30', 'g'],
        ['Walnuts', '300', 'g', 'chopped'],
      ],
      [
        [
          'Mix, fill into tins, bake at {170C} until a skewer is clean.',
          'Mezcla, reparte en moldes y hornea a {170C} hasta que el palillo salga limpio.',
          80,
        ],
      ],
    ],
    { chilled: false },
  ),
  prep(
    ['Cookie dough', 'Masa de galletas'],
    'Dough',
    ['4', 'kg'],
    [
      [
        ['Butter', '1', 'kg'],
        ['Brown sugar', '1', 'kg'],
        ['Eggs', '8', 'ea'],
        ['All-purpose flour', '1.5', 'kg'],
        ['Dark chocolate', '0.6', 'kg', 'chopped'],
        ['Baking soda', '15', 'g'],
      ],
      [
        [
          'Cream butter and sugar, add eggs, flour and chocolate. Portion and chill.',
          'Bate la mantequilla con el azúcar, añade los huevos, la harina y el chocolate. Porciona y enfría.',
          40,
        ],
      ],
    ],
  ),
  prep(
    ['Tart shells', 'Bases de tarta'],
    'Pastry',
    ['12', 'ea'],
    [
      [
        ['All-purpose flour', '1.5', 'kg'],
        ['Butter', '0.9', 'kg'],
        ['Powdered sugar', '0.4', 'kg'],
        ['Eggs', '4', 'ea'],
      ],
      [
        [
          'Rub in, bind, rest cold, roll, line the tins, bake blind at {180C}.',
          'Arena, liga, deja reposar en frío, estira, forra los moldes y hornea en blanco a {180C}.',
          90,
        ],
      ],
    ],
    { chilled: false },
  ),
  prep(
    ['Pastry cream', 'Crema pastelera'],
    'Pastry',
    ['3', 'kg'],
    [
      [
        ['Whole milk', '2', 'l'],
        ['Eggs', '24', 'ea', 'yolks'],
        ['Sugar', '450', 'g'],
        ['All-purpose flour', '180', 'g'],
        ['Vanilla extract', '15', 'ml'],
      ],
      [
        [
          'Boil the milk, temper the yolks, cook to {82C} or above, cool fast, cover the surface.',
          'Hierve la leche, templa las yemas, cuece a {82C} o más, enfría rápido y tapa la superficie.',
          35,
        ],
      ],
    ],
  ),
  prep(
    ['Chocolate mousse', 'Mousse de chocolate'],
    'Pastry',
    ['2', 'kg'],
    [
      [
        ['Dark chocolate', '0.8', 'kg'],
        ['Heavy cream', '1.2', 'l'],
        ['Sugar', '100', 'g'],
      ],
      [
        [
          'Melt the chocolate with a third of the cream, cool, fold in the rest, whipped.',
          'Funde el chocolate con un tercio de la crema, enfría e incorpora el resto montado.',
          40,
        ],
      ],
    ],
  ),
  prep(
    ['Granola', 'Granola'],
    'Pastry',
    ['2.5', 'kg'],
    [
      [
        ['Rolled oats', '1.6', 'kg'],
        ['Sliced almonds', '300', 'g'],
        ['Honey', '400', 'g'],
        ['Sunflower oil', '150', 'ml'],
        ['Raisins', '300', 'g'],
      ],
      [
        [
          'Mix all but the raisins, bake at {150C}, stir often, cool, add the raisins.',
          'Mezcla todo menos las pasas, hornea a {150C} removiendo, enfría y añade las pasas.',
          50,
        ],
      ],
    ],
    { chilled: false },
  ),
];
