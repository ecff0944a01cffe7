import { useMemo } from 'react';
import { activityTexts } from './activity-texts.ts';
import { useFoundTexts, useTexts } from '../i18n/texts.ts';

/** A code name in words, for what has no words of its own yet: `role_changed`, `dueAt` → `role changed`, `due at`. */
export function spelled(code: string): string {
  return code
    .replaceAll('_', ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
}

/** What an act does, without the kind of row: `prep_item.edited` → `updated`. */
function plainAct(action: string): string {
  const act = action.slice(action.indexOf('.') + 1);
  return act === 'edited' ? 'updated' : act;
}

/**
 * Turns recorded actions and kinds of row into words: `verb('prep_task.completed')` → finished, `kind('Item')` → Item.
 * The words are the features' own, and those of acts of every kind.
 */
export function useActivityWords() {
  const t = useTexts(activityTexts);
  const find = useFoundTexts(activityTexts.namespace);
  return useMemo(
    () => ({
      verb: (action: string) => find(action) ?? find(plainAct(action)) ?? spelled(plainAct(action)),
      kind: (entity: string) => find(entity) ?? spelled(entity),
      nobody: t('brigade'),
    }),
    [find, t],
  );
}
