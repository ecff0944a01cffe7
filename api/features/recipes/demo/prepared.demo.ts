import type { Unit } from '#schema/vocabulary.ts';

/** A prepared item, and the yield of its recipe of the same name. */
export interface PreparedSeed {
  readonly name: string;
  readonly unit: Unit;
  readonly station: string;
  readonly leadMinutes: number;
  readonly shelfLifeHours: number;
  readonly yieldQuantity: string;
}

export const preparedItems: readonly PreparedSeed[] = [
  prepared('Tomato sauce', 'l', 'Sauté', 90, 96, '8'),
  prepared('Caesar dressing', 'l', 'Garde-manger', 30, 96, '1'),
  prepared('Diced chicken', 'kg', 'Prep', 45, 96, '1'),
  prepared('Mashed potato', 'kg', 'Sauté', 60, 48, '10'),
  prepared('Garlic aioli', 'l', 'Garde-manger', 25, 72, '1'),
  prepared('Pickled onion', 'kg', 'Garde-manger', 30, 144, '3'),
  prepared('Risotto base', 'kg', 'Sauté', 50, 72, '5'),
  prepared('Hummus', 'kg', 'Garde-manger', 30, 96, '1.5'),
  prepared('Cut fries', 'kg', 'Fry', 60, 72, '20'),
  prepared('Dough balls', 'ea', 'Pastry', 120, 72, '15'),
  prepared('Brown chicken stock', 'l', 'Prep', 240, 96, '12'),
  prepared('Mirepoix', 'kg', 'Prep', 30, 72, '4'),
  prepared('Demi-glace', 'l', 'Sauté', 300, 144, '3'),
  prepared('Herb vinaigrette', 'l', 'Garde-manger', 20, 96, '2'),
  prepared('Roast chicken', 'ea', 'Grill', 90, 72, '6'),
  prepared('Chicken salad', 'kg', 'Garde-manger', 25, 72, '2'),
  prepared('Crème anglaise', 'l', 'Pastry', 40, 72, '1'),
  prepared('Chocolate ganache', 'kg', 'Pastry', 35, 144, '2'),
];

function prepared(
  name: string,
  unit: Unit,
  station: string,
  leadMinutes: number,
  shelfLifeHours: number,
  yieldQuantity: string,
): PreparedSeed {
  return { name, unit, station, leadMinutes, shelfLifeHours, yieldQuantity };
}
