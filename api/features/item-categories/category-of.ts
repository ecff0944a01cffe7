import { validate as isUuid } from 'uuid';
import { msg } from '#schema/messages.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { conflict, invalid, notFound } from '../../platform/errors.ts';
import { ItemCategory } from './item-category.entity.ts';

/**
 * The id of the category that somebody named by its code or id. Throws NOT_FOUND, or VALIDATION_FAILED when it is archived
 * and not the one that the item (`current`) has already.
 */
export async function categoryIdOf(tx: Transaction, named: string, current: string | null = null): Promise<string> {
  const row = await tx.em.findOne(ItemCategory, isUuid(named) ? { id: named } : { code: named });
  if (!row) throw notFound('item category');
  if (row.archivedAt === null || row.id === current) return row.id;
  const message = msg('category.chooseAnother', { name: row.name });
  throw invalid(message, [{ path: 'category', message }]);
}

/** What an edit changed, with categories by name in place of their ids, for the audit log. */
export async function withCategoryNames(tx: Transaction, changes: Readonly<Record<string, unknown>>): Promise<object> {
  const { categoryId, ...others } = changes;
  if (!Array.isArray(categoryId)) return changes;
  const ids = categoryId.filter((id) => typeof id === 'string');
  const rows = await tx.em.find(ItemCategory, { id: { $in: ids } });
  const names = categoryId.map((id: unknown) => rows.find((row) => row.id === id)?.name ?? null);
  return { ...others, category: names };
}

/** Where an item goes that a recipe makes: Prepared, or the first category when the kitchen has archived that. */
export async function preparedCategoryId(tx: Transaction): Promise<string> {
  const rows = await tx.em.find(ItemCategory, { archivedAt: null }, { orderBy: { sort: 'asc', id: 'asc' } });
  const row = rows.find(({ code }) => code === 'prepared') ?? rows[0];
  if (!row) throw conflict(msg('category.none'));
  return row.id;
}
