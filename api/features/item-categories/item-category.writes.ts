import { validate as isUuid } from 'uuid';
import { msg } from '#schema/messages.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { conflict, fieldError, notFound } from '../../platform/errors.ts';
import { ItemCategory } from './item-category.entity.ts';

/**
 * The id of the category with this code or id. Throws NOT_FOUND, or VALIDATION_FAILED when it is archived and not
 * the item's present category (`current`).
 */
export async function categoryIdOf(tx: Transaction, codeOrId: string, current: string | null = null): Promise<string> {
  const row = await tx.em.findOne(ItemCategory, isUuid(codeOrId) ? { id: codeOrId } : { code: codeOrId });
  if (!row) throw notFound('item category');
  if (row.archivedAt === null || row.id === current) return row.id;
  throw fieldError('category', msg('category.chooseAnother', { name: row.name }));
}

/** The changes of an edit for the audit log, with category names instead of ids. */
export async function withCategoryNames(tx: Transaction, changes: Readonly<Record<string, unknown>>): Promise<object> {
  const { categoryId, ...others } = changes;
  if (!Array.isArray(categoryId)) return changes;
  const ids = categoryId.filter((id) => typeof id === 'string');
  const rows = await tx.em.find(ItemCategory, { id: { $in: ids } });
  const names = categoryId.map((id: unknown) => rows.find((row) => row.id === id)?.name ?? null);
  return { ...others, category: names };
}

/** The category of an item that a recipe makes: Prepared, or the first category when Prepared is archived. */
export function preparedCategoryId(tx: Transaction): Promise<string> {
  return usualCategoryId(tx, 'prepared');
}

/** The category with this code, or the first one when it is archived. */
export async function usualCategoryId(tx: Transaction, usual: 'prepared' | 'dry'): Promise<string> {
  const rows = await tx.em.find(ItemCategory, { archivedAt: null }, { orderBy: { sort: 'asc', id: 'asc' } });
  const row = rows.find(({ code }) => code === usual) ?? rows[0];
  if (!row) throw conflict(msg('category.none'));
  return row.id;
}
