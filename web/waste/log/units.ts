import type { Unit } from '#schema/vocabulary.ts';

/** Units of one kind convert into each other without knowing the item; small to large as kitchens reach for them. */
const families: readonly (readonly Unit[])[] = [
  ['kg', 'g', 'lb', 'oz'],
  ['l', 'ml', 'cup', 'tbsp'],
];

/** The units in which an item of this unit can be thrown away: its own first. */
export function unitsFor(unit: Unit): readonly Unit[] {
  const family = families.find((each) => each.includes(unit)) ?? [unit];
  return [unit, ...family.filter((each) => each !== unit)];
}
