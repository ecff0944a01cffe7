import { useMemo } from 'react';
import { activityTexts } from './activity-texts.ts';
import { useFoundTexts, useTexts } from '../i18n/texts.ts';

/** Spells out a code name that has no text: `role_changed`, `dueAt` → `role changed`, `due at`. */
export function spelled(code: string): string {
  return code
    .replaceAll('_', ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
}

/** The verb of an event type, without the kind of row: `prep_item.edited` → `updated`. */
function verbOf(action: string): string {
  const verb = action.slice(action.indexOf('.') + 1);
  return verb === 'edited' ? 'updated' : verb;
}

/**
 * Translates recorded event types and kinds of row: `verb('prep_task.completed')` → finished, `kind('Item')` → Item.
 * Uses the features' own texts, else the generic verbs.
 */
export function useActivityWords() {
  const t = useTexts(activityTexts);
  const find = useFoundTexts(activityTexts.namespace);
  return useMemo(
    () => ({
      verb: (action: string) => find(action) ?? find(verbOf(action)) ?? spelled(verbOf(action)),
      kind: (entity: string) => find(entity) ?? spelled(entity),
      systemName: t('brigade'),
    }),
    [find, t],
  );
}
