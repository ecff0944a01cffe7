import type { Allergen, ItemKind, TcsClass, Unit } from '#schema/vocabulary.ts';
import { parseDecimal } from '../../ui/decimal.ts';
import { majorUnits, minorUnits } from '../../ui/money.ts';
import type { CreateItemInput, ItemPartsFragment } from '../inventory.generated.ts';

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
  shelfLife: string;
  density: string;
  tcs: TcsClass;
  allergens: readonly Allergen[];
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
    shelfLife: item?.shelfLifeHours == null ? '' : String(item.shelfLifeHours),
    density: item?.densityGramsPerMl ?? '',
    tcs: item?.tcsClass ?? 'none',
    allergens: item?.allergens ?? [],
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
    shelfLifeHours: values.shelfLife.trim() === '' ? null : Number(values.shelfLife),
    densityGramsPerMl: parseDecimal(values.density),
    tcsClass: values.tcs,
    allergens: [...values.allergens],
  };
}
