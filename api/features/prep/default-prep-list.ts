import type { Language } from '#schema/vocabulary.ts';
import { add, type Work } from '../../platform/database/work.ts';
import { PrepList } from './prep-list.entity.ts';

/** The list that every new kitchen begins with; its id is the organisation's own, so that there is exactly one. */
export function addDefaultPrepList(work: Work, language: Language = 'en'): PrepList {
  return add(work, PrepList, { id: work.organizationId, name: language === 'es' ? 'Mise en place' : 'Prep list' });
}
