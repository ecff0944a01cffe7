import { color, type StarterKitchenData } from './starter-kitchen.data.ts';

export const burger: StarterKitchenData = {
  code: 'burger',
  name: 'Burger bar',
  nameEs: 'Hamburguesería',
  about: 'Grill and fryer: patties, sauces, slaw and toppings.',
  aboutEs: 'Plancha y freidora: carne, salsas, ensalada de col y guarniciones.',
  stations: [
    ['Prep', 'Preparación', 'prep', color.green],
    ['Grill', 'Plancha', 'line', color.red],
    ['Fryer', 'Freidora', 'line', color.amber],
    ['Assembly', 'Montaje', 'pass', color.violet],
  ],
  places: [
    ['Walk-in', 'Cámara', 'walk_in'],
    ['Grill fridge', 'Refrigerador de plancha', 'reach_in'],
    ['Freezer', 'Congelador', 'freezer'],
    ['Dry store', 'Almacén seco', 'dry'],
  ],
  shifts: [
    ['Day', 'Día', '10:00', '17:00'],
    ['Evening', 'Noche', '16:00', '23:59'],
  ],
  prep: [
    ['Burger patties', 'Prep', '80'],
    ['Burger sauce', 'Prep', '3'],
    ['Garlic mayonnaise', 'Prep', '2'],
    ['Pickled red onion', 'Prep', '2'],
    ['Caramelized onion', 'Prep', '1.5'],
    ['Crispy bacon', 'Grill', '0.8'],
    ['Coleslaw', 'Prep', '4'],
    ['Sliced tomato and onion', 'Assembly', '3'],
    ['Pulled pork', 'Prep', '4'],
    ['Caesar dressing', 'Prep', '1.5'],
    ['Washed romaine', 'Prep', '2'],
  ],
  menu: [
    ['Classic burger', 'Assembly'],
    ['Bacon cheeseburger', 'Assembly'],
    ['Pulled pork sandwich', 'Assembly'],
    ['Fries', 'Fryer'],
    ['Caesar salad', 'Assembly'],
  ],
  more: ['Frying oil', 'Chicken thigh, boneless', 'Avocado', 'Black pepper', 'Mushroom'],
  checks: ['fridges', 'opening', 'hot_hold', 'cooling', 'closing', 'probe'],
  readyBy: '11:00',
};
