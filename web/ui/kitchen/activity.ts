import { useMemo } from 'react';
import { activityTexts } from './activity-texts.ts';
import { serverText } from '../i18n/server-messages.ts';
import { useFoundTexts, useTexts } from '../i18n/texts.ts';
import { useNames } from '../i18n/useNames.ts';

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

/** The kinds of row whose subject is a name of the kitchen, which may have a Spanish one. A person may have the same name. */
const named = new Set([
  'Item',
  'Recipe',
  'Station',
  'StorageLocation',
  'PrepTask',
  'PrepItem',
  'WasteEntry',
  'LineCheck',
  'LineCheckTemplate',
]);

/** The subject of an event as the reader is shown it; of a lot, it is its code and the name of its item. */
function shownSubject(entity: string, subject: string, localName: (name: string) => string): string {
  if (named.has(entity)) return localName(subject);
  const space = subject.indexOf(' ');
  if (entity !== 'StockLot' || space === -1) return subject;
  return `${subject.slice(0, space)} ${localName(subject.slice(space + 1))}`;
}

/**
 * Translates recorded event types and kinds of row: `verb('prep_task.completed')` → finished, `kind('Item')` → Item.
 * Uses the features' own texts, else the generic verbs.
 */
export function useActivityWords() {
  const t = useTexts(activityTexts);
  const find = useFoundTexts(activityTexts.namespace);
  const localName = useNames();
  const words = useMemo(
    () => ({
      verb: (action: string) => find(action) ?? find(verbOf(action)) ?? spelled(verbOf(action)),
      kind: (entity: string) => find(entity) ?? spelled(entity),
      systemName: t('brigade'),
    }),
    [find, t],
  );
  return {
    ...words,
    /** What the event is about. Files keep it as it was recorded. */
    subject: (entity: string, name: string | null) => (name === null ? null : shownSubject(entity, name, localName)),
    /** A subject that may be a message, such as the title of a notification. */
    message: (name: string | null, content: unknown) => (name === null ? null : serverText(name, content)),
  };
}
