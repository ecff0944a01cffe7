import type { Allergen, Unit } from '#schema/vocabulary.ts';

/** A prepared item with its recipe and its line of the par sheet. */
export interface PrepSeed {
  readonly name: string;
  readonly unit: Unit;
  readonly par: string;
  /** On hand when the demo starts. */
  readonly onHand: string;
  /** Null when any quantity can be made. */
  readonly batch: string | null;
  readonly station: string;
  readonly leadMinutes: number;
  readonly shelfLifeHours: number;
  readonly yieldQuantity: string;
  /** Allergens in addition to those of the ingredients. */
  readonly allergens?: readonly Allergen[];
}

/** The par sheet: par / on hand as on a Friday evening. */
export const prepItems: readonly PrepSeed[] = [
  prep('Tomato sauce', 'l', '8', '3', '8', 'Sauté', 90, 96, '8'),
  prep('Caesar dressing', 'l', '3', '1.2', '1', 'Garde-manger', 30, 96, '1'),
  prep('Diced chicken', 'kg', '6', '1.5', '1', 'Prep', 45, 96, '1'),
  prep('Mashed potato', 'kg', '10', '0', null, 'Sauté', 60, 48, '10'),
  prep('Garlic aioli', 'l', '2', '2', '1', 'Garde-manger', 25, 72, '1'),
  prep('Pickled onion', 'kg', '3', '0.5', '3', 'Garde-manger', 30, 144, '3'),
  prep('Risotto base', 'kg', '5', '1', '1', 'Sauté', 50, 72, '5'),
  prep('Hummus', 'kg', '3', '0.8', '1.5', 'Garde-manger', 30, 96, '1.5'),
  prep('Cut fries', 'kg', '20', '6', null, 'Fry', 60, 72, '20'),
  prep('Dough balls', 'ea', '40', '12', '15', 'Pastry', 120, 72, '15'),
  prep('Brown chicken stock', 'l', '20', '8', '12', 'Prep', 240, 96, '12'),
  prep('Mirepoix', 'kg', '6', '2', '4', 'Prep', 30, 72, '4'),
  prep('Demi-glace', 'l', '4', '3', '3', 'Sauté', 300, 144, '3'),
  prep('Herb vinaigrette', 'l', '3', '2.5', '2', 'Garde-manger', 20, 96, '2'),
  prep('Roast chicken', 'ea', '6', '2', '6', 'Grill', 90, 72, '6'),
  prep('Chicken salad', 'kg', '4', '1', '2', 'Garde-manger', 25, 72, '2'),
  prep('Crème anglaise', 'l', '2', '1', '1', 'Pastry', 40, 72, '1'),
  prep('Chocolate ganache', 'kg', '2', '1.5', '2', 'Pastry', 35, 144, '2'),
];

function prep(
  name: string,
  unit: Unit,
  par: string,
  onHand: string,
  batch: string | null,
  station: string,
  leadMinutes: number,
  shelfLifeHours: number,
  yieldQuantity: string,
): PrepSeed {
  return { name, unit, par, onHand, batch, station, leadMinutes, shelfLifeHours, yieldQuantity };
}
