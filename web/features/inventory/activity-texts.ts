import type { AuditValues } from '../../ui/kitchen/audit-values.ts';
import { allergenTexts } from '../../ui/kitchen/allergen-texts.ts';
import { itemTexts, kindNames, tcsNames } from './item-texts.ts';
import { lotTexts } from './lot-texts.ts';
import { catalog } from '../../ui/i18n/catalog.ts';

/** The texts of this feature's event types and kinds of row in the audit log and the timeline. */
export const activity = catalog({
  en: {
    'inventory.moved': 'moved stock of',
    'stock.adjusted': 'adjusted the stock of',
    'stock.reversed': 'took back',
    'item.conversion_added': 'added a conversion to',
    'item.conversion_removed': 'removed a conversion of',
    'item_category.ordered': 'changed the order of',
    'lot.opened': 'opened lot',
    'lot.frozen': 'froze lot',
    'lot.thawed': 'thawed lot',
    'lot.moved': 'moved lot',
    'lot.split': 'split off lot',
    'lot.quarantined': 'set aside lot',
    'lot.released': 'released lot',
    Item: 'Item',
    StockLot: 'Lot',
    ItemCategory: 'Item category',
    KitchenUnit: 'Unit',
  },
  es: {
    'inventory.moved': 'movió existencias de',
    'stock.adjusted': 'ajustó las existencias de',
    'stock.reversed': 'anuló',
    'item.conversion_added': 'añadió una conversión a',
    'item.conversion_removed': 'quitó una conversión de',
    'item_category.ordered': 'cambió el orden de',
    'lot.opened': 'abrió el lote',
    'lot.frozen': 'congeló el lote',
    'lot.thawed': 'descongeló el lote',
    'lot.moved': 'movió el lote',
    'lot.split': 'dividió el lote',
    'lot.quarantined': 'apartó el lote',
    'lot.released': 'liberó el lote',
    Item: 'Artículo',
    StockLot: 'Lote',
    ItemCategory: 'Categoría',
    KitchenUnit: 'Unidad',
  },
});

/** The names of its fields in the audit log. */
export const auditFields = catalog({
  en: {
    unitCost: 'unit cost',
    allergens: 'allergens',
    conversion: 'conversion',
    counted: 'counted',
    defaultYieldPercent: 'usable percent',
    densityGramsPerMl: 'density (g/ml)',
    frozenShelfLifeHours: 'keeps frozen (h)',
    lastUnitCost: 'unit cost',
    lot: 'lot',
    maxLevel: 'maximum',
    onHand: 'on hand',
    openedShelfLifeHours: 'keeps opened (h)',
    owed: 'owed',
    packDescription: 'pack',
    packQuantity: 'pack size',
    parLevel: 'par',
    place: 'place',
    preparedShelfLifeHours: 'keeps prepared (h)',
    shelfLifeHours: 'shelf life (h)',
    storageLocationId: 'storage',
    tcsClass: 'food safety class',
    thawedShelfLifeHours: 'keeps thawed (h)',
    useBy: 'use by',
  },
  es: {
    unitCost: 'coste por unidad',
    allergens: 'alérgenos',
    conversion: 'conversión',
    counted: 'contadas',
    defaultYieldPercent: 'porcentaje aprovechable',
    densityGramsPerMl: 'densidad (g/ml)',
    frozenShelfLifeHours: 'dura congelado (h)',
    lastUnitCost: 'coste por unidad',
    lot: 'lote',
    maxLevel: 'máximo',
    onHand: 'existencias',
    openedShelfLifeHours: 'dura abierto (h)',
    owed: 'se debe',
    packDescription: 'envase',
    packQuantity: 'contenido del envase',
    parLevel: 'mínimo',
    place: 'lugar',
    preparedShelfLifeHours: 'dura elaborado (h)',
    shelfLifeHours: 'vida útil (h)',
    storageLocationId: 'almacén',
    tcsClass: 'clase de seguridad',
    thawedShelfLifeHours: 'dura descongelado (h)',
    useBy: 'caduca',
  },
});

const wordIn = (keys: Readonly<Record<string, string>>) => (code: string) => keys[code] ?? code;

/** Its fields with money or codes. */
export const auditValues: AuditValues = {
  allergens: { texts: allergenTexts },
  lastUnitCost: 'money',
  unitCost: 'money',
  tcsClass: { texts: itemTexts, key: wordIn(tcsNames) },
  'Item.kind': { texts: itemTexts, key: wordIn(kindNames) },
  'StockLot.state': { texts: lotTexts },
};
