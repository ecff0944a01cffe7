import { color, type StarterKitchenData } from './starter-kitchen.data.ts';

export const bakery: StarterKitchenData = {
  code: 'bakery',
  name: 'Bakery',
  nameEs: 'Panadería',
  about: 'Bread, croissants and cakes, made in the night for the morning.',
  aboutEs: 'Pan, croissants y pasteles, hechos de noche para la mañana.',
  stations: [
    ['Dough', 'Masas', 'prep', color.amber],
    ['Oven', 'Horno', 'line', color.red],
    ['Pastry', 'Pastelería', 'prep', color.pink],
    ['Shop', 'Tienda', 'pass', color.violet],
  ],
  places: [
    ['Walk-in', 'Cámara', 'walk_in'],
    ['Retarder', 'Fermentadora fría', 'reach_in'],
    ['Freezer', 'Congelador', 'freezer'],
    ['Flour store', 'Almacén de harinas', 'dry'],
  ],
  shifts: [
    ['Night', 'Noche', '22:00', '06:00'],
    ['Shop', 'Tienda', '06:00', '14:00'],
  ],
  prep: [
    ['Country loaf', 'Dough', '24'],
    ['Baguette', 'Dough', '60'],
    ['Whole wheat loaf', 'Dough', '10'],
    ['Focaccia', 'Dough', '3'],
    ['Brioche buns', 'Dough', '48'],
    ['Croissant dough', 'Pastry', '9'],
    ['Croissants', 'Oven', '100'],
    ['Muffins', 'Pastry', '48'],
    ['Banana bread', 'Pastry', '6'],
    ['Cookie dough', 'Pastry', '4'],
    ['Tart shells', 'Pastry', '12'],
    ['Pastry cream', 'Pastry', '3'],
    ['Granola', 'Pastry', '2.5'],
  ],
  menu: [['Cream tart', 'Pastry']],
  more: ['Instant yeast', 'Apple', 'Ground cinnamon', 'Cocoa powder', 'Heavy cream', 'Cream cheese', 'Semolina'],
  checks: ['fridges', 'opening', 'closing', 'probe'],
  readyBy: '06:00',
};
