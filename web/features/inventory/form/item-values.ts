import type { Allergen, ItemKind, TcsClass, Unit } from '#schema/vocabulary.ts';
import { parseDecimal } from '../../../ui/format/decimal.ts';
import { majorUnits, minorUnits } from '../../../ui/format/money.ts';
import type { CreateItemInput, ItemPartsFragment } from '../inventory.generated.ts';

/** From which moment on its hours are counted. */
export const lives = ['received', 'prepared', 'opened', 'frozen', 'thawed'] as const;
export type Life = (typeof lives)[number];

/** How long something keeps, as it is typed; empty: no rule of its own. */
export interface LifeValue {
  typed: string;
  unit: 'hours' | 'days';
}
const HOURS_OF_DAY = 24;

/** Whole days are shown as days: `168` is 7 days, `36` is 36 hours. */
export function lifeOf(hours: number | null | undefined): LifeValue {
  if (hours == null) return { typed: '', unit: 'days' };
  return hours % HOURS_OF_DAY === 0
    ? { typed: String(hours / HOURS_OF_DAY), unit: 'days' }
    : { typed: String(hours), unit: 'hours' };
}

/** In hours; null for none. */
export function hoursOf({ typed, unit }: LifeValue): number | null {
  const figure = typed.trim();
  return figure === '' ? null : Number(figure) * (unit === 'days' ? HOURS_OF_DAY : 1);
}

/** What the form of an item holds: figures as they are typed. */
export interface ItemValues {
  name: string;
  /** Its code, or its id. */
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
  /** Null until somebody has entered them; an empty list says that there are none. */
  allergens: readonly Allergen[] | null;
}

/** An item as the form shows it; a new one with the likeliest choices made. */
export function valuesOf(item: ItemPartsFragment | null, currency: string): ItemValues {
  const cost = item?.lastUnitCost ?? null;
  return {
    name: item?.name ?? '',
    category: item?.category ?? 'produce',
    kind: item?.kind ?? 'raw',
    unit: item?.unit ?? 'kg',
    opening: '',
    par: item?.parLevel ?? '',
    max: item?.maxLevel ?? '',
    storage: item?.storageLocationId ?? '',
    supplier: item?.supplierId ?? '',
    packQuantity: item?.packQuantity ?? '',
    packDescription: item?.packDescription ?? '',
    cost: cost === null ? '' : majorUnits(cost, currency),
    yield: item?.defaultYieldPercent ?? '100',
    lives: {
      received: lifeOf(item?.shelfLifeHours),
      prepared: lifeOf(item?.preparedShelfLifeHours),
      opened: lifeOf(item?.openedShelfLifeHours),
      frozen: lifeOf(item?.frozenShelfLifeHours),
      thawed: lifeOf(item?.thawedShelfLifeHours),
    },
    density: item?.densityGramsPerMl ?? '',
    tcs: item?.tcsClass ?? 'none',
    allergens: item?.allergens ?? null,
  };
}

/** What is sent: every field but the opening stock, exact; an empty one is taken out. */
export function inputOf(values: ItemValues, currency: string): Omit<CreateItemInput, 'openingQuantity'> {
  return {
    name: values.name.trim(),
    category: values.category,
    kind: values.kind,
    unit: values.unit,
    parLevel: parseDecimal(values.par) ?? '0',
    maxLevel: parseDecimal(values.max),
    storageLocationId: values.storage || null,
    supplierId: values.supplier || null,
    packQuantity: parseDecimal(values.packQuantity),
    packDescription: values.packDescription.trim() || null,
    lastUnitCost: minorUnits(values.cost, currency),
    defaultYieldPercent: parseDecimal(values.yield) ?? '100',
    shelfLifeHours: hoursOf(values.lives.received),
    preparedShelfLifeHours: hoursOf(values.lives.prepared),
    openedShelfLifeHours: hoursOf(values.lives.opened),
    frozenShelfLifeHours: hoursOf(values.lives.frozen),
    thawedShelfLifeHours: hoursOf(values.lives.thawed),
    densityGramsPerMl: parseDecimal(values.density),
    tcsClass: values.tcs,
    allergens: values.allergens && [...values.allergens],
  };
}
