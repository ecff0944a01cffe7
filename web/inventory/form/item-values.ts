import type { Allergen, ItemCategory, ItemKind, TcsClass, Unit } from '#schema/vocabulary.ts';
import { parseDecimal } from '../../ui/decimal.ts';
import type { CreateItemInput, ItemPartsFragment } from '../inventory.generated.ts';

/** What the form of an item holds: figures as they are typed. */
export interface ItemValues {
  name: string;
  category: ItemCategory;
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
  shelfLife: string;
  density: string;
  tcs: TcsClass;
  allergens: readonly Allergen[];
}

/** How many decimals the currency's own unit has: 2 for dollars, 0 for yen. */
export function currencyPlaces(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** Moves the decimal point, exactly: `1.5` by 2 is `150`, `150` by -2 is `1.5`. */
export function shifted(value: string, by: number): string {
  const [whole = '0', fraction = ''] = value.split('.');
  const digits = by >= 0 ? whole + fraction.padEnd(by, '0') : whole.padStart(1 - by, '0') + fraction;
  const point = by >= 0 ? whole.length + by : digits.length - fraction.length + by;
  const left = digits.slice(0, point).replace(/^0+(?=\d)/, '');
  const right = digits.slice(point).replace(/0+$/, '');
  return right === '' ? left : `${left}.${right}`;
}

/** An item as the form shows it; a new one with the likeliest choices made. */
export function valuesOf(item: ItemPartsFragment | null, places: number): ItemValues {
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
    cost: cost === null ? '' : shifted(cost, -places),
    yield: item?.defaultYieldPercent ?? '100',
    shelfLife: item?.shelfLifeHours == null ? '' : String(item.shelfLifeHours),
    density: item?.densityGramsPerMl ?? '',
    tcs: item?.tcsClass ?? 'none',
    allergens: item?.allergens ?? [],
  };
}

/** What is sent: every field but the opening stock, exact; an empty one is taken out. */
export function inputOf(values: ItemValues, places: number): Omit<CreateItemInput, 'openingQuantity'> {
  const cost = parseDecimal(values.cost);
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
    lastUnitCost: cost === null ? null : shifted(cost, places),
    defaultYieldPercent: parseDecimal(values.yield) ?? '100',
    shelfLifeHours: values.shelfLife.trim() === '' ? null : Number(values.shelfLife),
    densityGramsPerMl: parseDecimal(values.density),
    tcsClass: values.tcs,
    allergens: [...values.allergens],
  };
}
