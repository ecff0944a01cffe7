import type { RecipeSeed } from './recipe-seed.demo.ts';

/** The method of every prepared item, by its name on the par sheet. */
export const prepRecipes: readonly RecipeSeed[] = [
  {
    name: 'Brown chicken stock',
    description: 'Roasted bones, slow simmer; base of the sauces.',
    category: 'Stocks',
    lines: [
      ['Whole chicken', '4', 'ea', 'carcasses, roasted'],
      ['Mirepoix', '2', 'kg'],
      ['Thyme', '1', 'bunch'],
      ['Black pepper', '10', 'g', 'whole'],
    ],
    steps: [
      [
        'Roast the carcasses at 220 °C until deep brown.',
        'Asar las carcasas a 220 °C hasta que estén bien doradas.',
        45,
      ],
      [
        'Cover with 14 l cold water, bring up slowly, skim.',
        'Cubrir con 14 l de agua fría, calentar despacio y espumar.',
        40,
      ],
      ['Simmer with mirepoix and thyme. Strain.', 'Cocer a fuego lento con la mirepoix y el tomillo. Colar.', 180],
      [
        'Cool from 57 °C to 21 °C in 2 h and to 5 °C within 6 h. Log it.',
        'Enfriar de 57 °C a 21 °C en 2 h y a 5 °C en 6 h. Registrar.',
        60,
      ],
    ],
  },
  {
    name: 'Mirepoix',
    description: 'Onion, carrot, celery 2:1:1, medium dice.',
    category: 'Basics',
    lines: [
      ['Yellow onion', '2.2', 'kg', 'diced'],
      ['Carrot', '1.2', 'kg', 'diced'],
      ['Celery', '2', 'ea', 'diced'],
    ],
    steps: [['Dice everything to 1 cm and mix.', 'Cortar todo en dados de 1 cm y mezclar.', 25]],
  },
  {
    name: 'Demi-glace',
    description: 'Stock and wine reduced to a coating sauce.',
    category: 'Sauces',
    lines: [
      ['Brown chicken stock', '8', 'l'],
      ['Mirepoix', '1', 'kg'],
      ['Red wine', '1', 'l'],
      ['Butter', '100', 'g'],
    ],
    steps: [
      [
        'Sweat the mirepoix in butter, deglaze with the wine.',
        'Rehogar la mirepoix en mantequilla y desglasar con el vino.',
        20,
      ],
      ['Add stock and reduce to 3 l.', 'Añadir el fondo y reducir a 3 l.', 240],
      ['Strain through a fine chinois.', null, 10],
    ],
  },
  {
    name: 'Tomato sauce',
    description: 'House sauce for pasta and margherita.',
    category: 'Sauces',
    lines: [
      ['Canned tomato', '7.5', 'kg'],
      ['Yellow onion', '1', 'kg', 'fine dice'],
      ['Garlic', '120', 'g', 'sliced'],
      ['Olive oil', '250', 'ml'],
      ['Basil', '2', 'bunch'],
      ['Kosher salt', '60', 'g'],
    ],
    steps: [
      ['Sweat onion and garlic in oil without colour.', 'Rehogar la cebolla y el ajo en aceite sin color.', 15],
      ['Add tomatoes, simmer, season, pass.', 'Añadir el tomate, cocer, sazonar y pasar.', 60],
    ],
  },
  {
    name: 'Caesar dressing',
    description: 'Egg-based; 4 days in the reach-in.',
    category: 'Dressings',
    lines: [
      ['Shell egg', '5', 'ea', 'yolks'],
      ['Parmesan', '150', 'g', 'grated'],
      ['Dijon', '40', 'g'],
      ['Lemon', '3', 'ea', 'juice'],
      ['Garlic', '20', 'g'],
      ['Olive oil', '600', 'ml'],
    ],
    steps: [['Blend all but the oil, then stream in the oil.', 'Triturar todo menos el aceite y emulsionar.', 15]],
  },
  {
    name: 'Herb vinaigrette',
    description: 'Parsley, thyme, Dijon.',
    category: 'Dressings',
    lines: [
      ['Olive oil', '1.4', 'l'],
      ['Vinegar', '450', 'ml'],
      ['Dijon', '60', 'g'],
      ['Parsley', '2', 'bunch', 'chopped'],
      ['Shallot', '120', 'g', 'brunoise'],
    ],
    steps: [
      [
        'Whisk Dijon and vinegar, stream in the oil, fold in herbs.',
        'Batir la mostaza con el vinagre, añadir el aceite y las hierbas.',
        15,
      ],
    ],
  },
  {
    name: 'Garlic aioli',
    description: 'Three days, raw egg.',
    category: 'Dressings',
    lines: [
      ['Shell egg', '6', 'ea', 'yolks'],
      ['Garlic', '60', 'g'],
      ['Olive oil', '800', 'ml'],
      ['Lemon', '2', 'ea', 'juice'],
    ],
    steps: [
      [
        'Pound garlic, emulsify with yolks and oil, sharpen with lemon.',
        'Majar el ajo, emulsionar con yemas y aceite, añadir limón.',
        20,
      ],
    ],
  },
  {
    name: 'Hummus',
    description: 'Smooth, tahini forward.',
    category: 'Cold',
    lines: [
      ['Chickpea can', '1', 'ea', 'drained'],
      ['Tahini', '180', 'g'],
      ['Lemon', '4', 'ea', 'juice'],
      ['Garlic', '15', 'g'],
    ],
    steps: [['Blend warm chickpeas with the rest until silky.', 'Triturar los garbanzos templados con el resto.', 15]],
  },
  {
    name: 'Pickled onion',
    description: 'Quick pickle for burger and salads.',
    category: 'Cold',
    lines: [
      ['Yellow onion', '3.2', 'kg', 'sliced'],
      ['Vinegar', '1.5', 'l'],
      ['Sugar', '400', 'g'],
      ['Kosher salt', '80', 'g'],
    ],
    steps: [
      [
        'Boil vinegar, sugar and salt; pour over onions; cool.',
        'Hervir vinagre, azúcar y sal; verter sobre la cebolla; enfriar.',
        20,
      ],
    ],
  },
  {
    name: 'Roast chicken',
    description: 'Whole birds to 74 °C.',
    category: 'Proteins',
    lines: [
      ['Whole chicken', '6', 'ea'],
      ['Butter', '300', 'g'],
      ['Thyme', '1', 'bunch'],
      ['Lemon', '6', 'ea'],
    ],
    steps: [
      [
        'Season, butter under the skin, roast to 74 °C at the thigh.',
        'Sazonar, mantequilla bajo la piel, asar a 74 °C en el muslo.',
        75,
      ],
      ['Rest, then cool or serve.', 'Reposar; enfriar o servir.', 15],
    ],
  },
  {
    name: 'Diced chicken',
    description: 'From roast chicken, 2 cm.',
    category: 'Proteins',
    lines: [['Roast chicken', '1', 'ea', 'picked and diced']],
    steps: [['Pick the cold birds and dice to 2 cm.', 'Deshuesar las aves frías y cortar en dados de 2 cm.', 20]],
  },
  {
    name: 'Chicken salad',
    description: 'Lunch special; third step of the chicken chain.',
    category: 'Cold',
    lines: [
      ['Diced chicken', '1.2', 'kg'],
      ['Celery', '1', 'ea', 'diced'],
      ['Garlic aioli', '400', 'ml'],
      ['Walnut', '150', 'g', 'toasted'],
    ],
    steps: [['Fold everything together, season, chill.', 'Mezclar todo, sazonar y enfriar.', 15]],
  },
  {
    name: 'Mashed potato',
    description: 'Yukon, butter and cream.',
    category: 'Sides',
    lines: [
      ['Yukon potato', '8.5', 'kg', 'peeled'],
      ['Butter', '1.2', 'kg'],
      ['Heavy cream', '1', 'l'],
      ['Kosher salt', '90', 'g'],
    ],
    steps: [
      ['Simmer, rice, fold in butter and hot cream.', 'Cocer, pasar y mezclar con mantequilla y nata caliente.', 50],
    ],
  },
  {
    name: 'Risotto base',
    description: 'Par-cooked rice, spread to cool.',
    category: 'Sides',
    lines: [
      ['Arborio rice', '2', 'kg'],
      ['Brown chicken stock', '4', 'l'],
      ['Shallot', '250', 'g', 'brunoise'],
      ['Butter', '200', 'g'],
    ],
    steps: [
      [
        'Sweat, toast, add stock to three quarters done, spread and chill.',
        'Rehogar, tostar, cocer a tres cuartos, extender y enfriar.',
        35,
      ],
    ],
  },
  {
    name: 'Cut fries',
    description: 'Chipped, blanched at 140 °C.',
    category: 'Sides',
    lines: [
      ['Yukon potato', '24', 'kg', 'chipped'],
      ['Fryer oil', '2', 'l'],
    ],
    steps: [
      [
        'Cut, rinse, dry, blanch 6 minutes, drain on trays.',
        'Cortar, lavar, secar, blanquear 6 minutos, escurrir.',
        60,
      ],
    ],
  },
  {
    name: 'Dough balls',
    description: 'Pizza dough, 250 g each, tray of 15.',
    category: 'Dough',
    lines: [
      ['Flour', '2.4', 'kg'],
      ['Fresh yeast', '40', 'g'],
      ['Olive oil', '60', 'ml'],
      ['Kosher salt', '60', 'g'],
    ],
    steps: [
      [
        'Mix with the yeast and 1.5 l water, prove, ball, tray.',
        'Amasar con la levadura y 1,5 l de agua, fermentar y bolear.',
        110,
      ],
    ],
  },
  {
    name: 'Crème anglaise',
    description: 'To 82 °C, strained.',
    category: 'Pastry',
    lines: [
      ['Whole milk', '500', 'ml'],
      ['Heavy cream', '300', 'ml'],
      ['Shell egg', '8', 'ea', 'yolks'],
      ['Sugar', '160', 'g'],
      ['Vanilla', '10', 'ml'],
    ],
    steps: [
      ['Temper yolks, cook to 82 °C, strain, ice bath.', 'Templar las yemas, cocer a 82 °C, colar, baño de hielo.', 30],
    ],
  },
  {
    name: 'Chocolate ganache',
    description: 'For the tart.',
    category: 'Pastry',
    lines: [
      ['Dark chocolate', '1.1', 'kg'],
      ['Heavy cream', '900', 'ml'],
      ['Butter', '120', 'g'],
    ],
    steps: [
      [
        'Boil cream, pour over chocolate, emulsify, add butter.',
        'Hervir la nata, verter sobre el chocolate, emulsionar.',
        25,
      ],
    ],
  },
];
