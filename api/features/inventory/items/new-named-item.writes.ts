import { msg } from '#schema/messages.ts';
import { createItem } from '#schema/inputs/inventory.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldError } from '../../../platform/errors.ts';
import type { Importer } from '../../../platform/imports/import-kind.ts';
import { parseRecord } from '../../../platform/imports/record-input.ts';
import { usualCategoryId } from '../../item-categories/item-category.writes.ts';
import { addItem } from './item.writes.ts';
import type { Item } from './item.entity.ts';

interface NewNamedItem {
  readonly name: string;
  readonly unit: string | undefined;
  readonly kind: 'raw' | 'prep';
}

/**
 * Adds an item that a file names and the kitchen does not have, with unknown cost and allergens. Throws VALIDATION_FAILED of
 * the field `unit` without a unit.
 */
export async function addNamedItem(
  tx: Transaction,
  importer: Importer,
  { name, unit, kind }: NewNamedItem,
): Promise<Item> {
  if (unit === undefined) throw fieldError('unit', msg('import.unitOfNew', { name }));
  const category = await usualCategoryId(tx, kind === 'prep' ? 'prepared' : 'dry');
  return addItem(tx, importer, parseRecord(createItem, { name, unit, kind, category }));
}
