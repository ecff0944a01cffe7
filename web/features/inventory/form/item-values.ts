import type { Allergen, ItemKind, TcsClass, Unit } from '#schema/vocabulary.ts';
import { createItem } from '#schema/inputs/inventory.ts';
import { issue } from '#schema/inputs/issue.ts';
import {
  asTyped,
  ifTyped,
  moneyAsTyped,
  typedCost,
  typedDecimal,
  typedText,
  typedWhole,
} from '../../../ui/forms/typed-figures.ts';
import type { Kitchen } from '../../../ui/format/kitchen.ts';
import type { CreateItemInput, ItemPartsFragment } from '../inventory.generated.ts';
import { newUnit } from '../../../ui/kitchen/new-unit.ts';

/** The events that start a shelf life. */
export const lives = ['received', 'prepared', 'opened', 'frozen', 'thawed'] as const;
export type Life = (typeof lives)[number];

/** A shelf life as typed; empty for none. */
export interface LifeValue {
  typed: string;
  unit: 'hours' | 'days';
}
const HOURS_OF_DAY = 24;

/** The form value of a shelf life in hours; whole days become days: `168` is 7 days, `36` is 36 hours. */
export function lifeOf(hours: number | null | undefined): LifeValue {
  if (hours == null) return { typed: '', unit: 'days' };
  return hours % HOURS_OF_DAY === 0
    ? { typed: String(hours / HOURS_OF_DAY), unit: 'days' }
    : { typed: String(hours), unit: 'hours' };
}

/** The shelf life in hours; null for none. */
export function hoursOf({ typed, unit }: LifeValue): number | null {
  return ifTyped(typed, (figure) => typedWhole(figure) * (unit === 'days' ? HOURS_OF_DAY : 1));
}

/** The form values of an item: figures as typed. */
export interface ItemValues {
  name: string;
  nameEs: string;
  /** The category's code, or its id if it has none. */
  category: string;
  kind: ItemKind;
  unit: Unit;
  opening: string;
  par: string;
  max: string;
  storage: string;
  supplier: string;
  packQuantity: string;
  packDescription: string;
  cost: string;
  yield: string;
  lives: Record<Life, LifeValue>;
  density: string;
  tcs: TcsClass;
  /** Null while unknown; an empty list means that there are none. */
  allergens: readonly Allergen[] | null;
}

/** The form values of an item; a new one gets defaults. */
export function valuesOf(
  item: ItemPartsFragment | null,
  { currency, measureSystem }: Pick<Kitchen, 'currency' | 'measureSystem'>,
): ItemValues {
  return {
    name: item?.name ?? '',
    nameEs: item?.nameEs ?? '',
    category: item?.category ?? 'produce',
    kind: item?.kind ?? 'raw',
    unit: item?.unit ?? newUnit[measureSystem],
    opening: '',
    par: asTyped(item?.parLevel),
    max: asTyped(item?.maxLevel),
    storage: item?.storageLocationId ?? '',
    supplier: item?.supplierId ?? '',
    packQuantity: asTyped(item?.packQuantity),
    packDescription: item?.packDescription ?? '',
    cost: moneyAsTyped(item?.lastUnitCost, currency),
    yield: asTyped(item?.defaultYieldPercent ?? '100'),
    lives: {
      received: lifeOf(item?.shelfLifeHours),
      prepared: lifeOf(item?.preparedShelfLifeHours),
      opened: lifeOf(item?.openedShelfLifeHours),
      frozen: lifeOf(item?.frozenShelfLifeHours),
      thawed: lifeOf(item?.thawedShelfLifeHours),
    },
    density: asTyped(item?.densityGramsPerMl),
    tcs: item?.tcsClass ?? 'none',
    allergens: item?.allergens ?? null,
  };
}

/** The mutation input: every field but the unit and the opening stock, exact; null for an empty one. */
export function inputOf(values: ItemValues, currency: string): Omit<CreateItemInput, 'openingQuantity' | 'unit'> {
  return {
    name: values.name.trim(),
    nameEs: typedText(values.nameEs),
    category: values.category,
    kind: values.kind,
    parLevel: ifTyped(values.par, typedDecimal) ?? '0',
    maxLevel: ifTyped(values.max, typedDecimal),
    storageLocationId: values.storage || null,
    supplierId: values.supplier || null,
    packQuantity: ifTyped(values.packQuantity, typedDecimal),
    packDescription: typedText(values.packDescription),
    lastUnitCost: ifTyped(values.cost, (typed) => typedCost(typed, currency)),
    defaultYieldPercent: typedDecimal(values.yield),
    shelfLifeHours: hoursOf(values.lives.received),
    preparedShelfLifeHours: hoursOf(values.lives.prepared),
    openedShelfLifeHours: hoursOf(values.lives.opened),
    frozenShelfLifeHours: hoursOf(values.lives.frozen),
    thawedShelfLifeHours: hoursOf(values.lives.thawed),
    densityGramsPerMl: ifTyped(values.density, typedDecimal),
    tcsClass: values.tcs,
    allergens: values.allergens && [...values.allergens],
  };
}

/** The input of a new item: with its unit and its opening stock. */
export function newItemInput(values: ItemValues, currency: string): CreateItemInput {
  const openingQuantity = ifTyped(values.opening, typedDecimal);
  return { ...inputOf(values, currency), unit: values.unit, ...(openingQuantity === null ? {} : { openingQuantity }) };
}

/** What the form of an item accepts. The server compares the levels with those of its row. */
export const itemSchema = createItem.refine(
  ({ parLevel, maxLevel }) => maxLevel == null || Number(maxLevel) >= Number(parLevel ?? 0),
  { path: ['maxLevel'], message: issue('stock.maximumBelowPar') },
);

/** The form's fields by the names of their input. */
export const itemFields = {
  openingQuantity: 'opening',
  parLevel: 'par',
  maxLevel: 'max',
  lastUnitCost: 'cost',
  defaultYieldPercent: 'yield',
  shelfLifeHours: 'lives.received.typed',
  preparedShelfLifeHours: 'lives.prepared.typed',
  openedShelfLifeHours: 'lives.opened.typed',
  frozenShelfLifeHours: 'lives.frozen.typed',
  thawedShelfLifeHours: 'lives.thawed.typed',
  densityGramsPerMl: 'density',
} as const;
