import type { Language } from '#schema/vocabulary.ts';
import { add, type Transaction } from '../../../platform/database/transaction.ts';
import { PrepList } from './prep-list.entity.ts';

/** Adds the default list of a new kitchen. Its id is the organization's own, so that there is exactly one. */
export function addDefaultPrepList(tx: Transaction, language: Language = 'en'): PrepList {
  return add(tx, PrepList, { id: tx.organizationId, name: language === 'es' ? 'Mise en place' : 'Prep list' });
}
