import type { DemoPart } from '../../../platform/demo/demo-part.ts';
import { at } from '../../../platform/demo/demo-kitchen.ts';
import { ItemCategory } from '../../item-categories/item-category.entity.ts';
import { StorageLocation } from '../../stations/storage-location.entity.ts';
import { Supplier } from '../../suppliers/supplier.entity.ts';
import { boughtItems } from './bought-items.demo.ts';
import { Item } from './item.entity.ts';

const DENSITIES: Readonly<Record<string, string>> = {
  'Olive oil': '0.915',
  Flour: '0.53',
  Sugar: '0.85',
  'Heavy cream': '1.01',
  'Whole milk': '1.03',
};

/** How long frozen stock keeps, and after it is thawed. */
const THAWED: Readonly<Record<string, Partial<Item>>> = {
  'Prawn 16/20': { frozenShelfLifeHours: 2_160, thawedShelfLifeHours: 48 },
  'Pork belly': { frozenShelfLifeHours: 2_160, thawedShelfLifeHours: 48 },
};

/** What is bought. */
export const itemsDemo: DemoPart = {
  needs: [ItemCategory, StorageLocation, Supplier],
  rows: (demo) => {
    for (const row of boughtItems) {
      const [name, category, unit, packQuantity, packDescription, par, max, yieldPercent, cost] = row;
      const [, , , , , , , , , tcsClass, storage, supplier, shelfLifeHours, allergens] = row;
      demo.add(Item, name, {
        name,
        categoryId: demo.idOf(ItemCategory, category),
        unit,
        packQuantity,
        packDescription,
        parLevel: par,
        maxLevel: max,
        defaultYieldPercent: yieldPercent,
        densityGramsPerMl: DENSITIES[name] ?? null,
        tcsClass,
        allergens: [...allergens],
        storageLocationId: demo.idOf(StorageLocation, storage),
        supplierId: demo.idOf(Supplier, supplier),
        shelfLifeHours: shelfLifeHours || null,
        ...THAWED[name],
        lastUnitCost: String(cost),
        // Entered manually before the first delivery.
        enteredUnitCost: String(cost),
        enteredCostAt: at(demo, demo.historyDays, '06:00'),
      });
    }
  },
};
