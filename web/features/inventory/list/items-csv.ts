import { downloadCsv } from '../../../ui/format/csv.ts';
import type { Translate } from '../../../ui/i18n/texts.ts';
import type { ItemRowFragment } from '../inventory.generated.ts';
import { categoryIn } from '../category-in.ts';
import type { inventoryTexts } from '../texts.ts';

/** Downloads the items as CSV: exact quantities, ISO times, no costs. */
export function saveItemsCsv(
  items: readonly ItemRowFragment[],
  t: Translate<keyof typeof inventoryTexts.en>,
  unitName: (unit: string) => string,
  language: string,
): void {
  const header = [
    t('name'),
    t('category'),
    t('onHand'),
    t('unit'),
    t('par'),
    t('max'),
    t('state'),
    t('useBy'),
    t('storage'),
    t('supplier'),
  ];
  const rows = items.map((item) => [
    item.name,
    categoryIn(language, item),
    item.onHand,
    unitName(item.unit),
    item.parLevel,
    item.maxLevel,
    t(item.stockState),
    item.nextUseBy == null ? null : new Date(item.nextUseBy),
    item.storageLocationName,
    item.supplierName,
  ]);
  downloadCsv('inventory', header, rows);
}
