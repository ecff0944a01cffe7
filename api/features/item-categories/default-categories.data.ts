import { add, type Transaction } from '../../platform/database/transaction.ts';
import { ItemCategory } from './item-category.entity.ts';

const categories: readonly [code: string, name: string, nameEs: string][] = [
  ['produce', 'Produce', 'Verdura y fruta'],
  ['meat', 'Meat', 'Carne'],
  ['fish', 'Fish', 'Pescado'],
  ['dairy', 'Dairy', 'Lácteos'],
  ['dry', 'Dry goods', 'Secos'],
  ['prepared', 'Prepared', 'Elaborados'],
  ['supply', 'Supplies', 'Consumibles'],
];

/** Adds the default item categories of a new kitchen. Returns their ids by code. */
export function addDefaultCategories(tx: Transaction): Map<string, string> {
  return new Map(
    categories.map(([code, name, nameEs], sort) => [code, add(tx, ItemCategory, { code, name, nameEs, sort }).id]),
  );
}
