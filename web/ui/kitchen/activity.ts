import { useMemo } from 'react';
import { activityTexts } from './activity-texts.ts';
import { useTexts } from '../i18n/texts.ts';

type Word = keyof typeof activityTexts.en;

function isWord(text: string): text is Word {
  return text in activityTexts.en;
}

/** A code name in words, for what has no words of its own yet: `role_changed`, `dueAt` → `role changed`, `due at`. */
export function spelled(code: string): string {
  return code
    .replaceAll('_', ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
}

/** The same act may be recorded under a synonym. */
const synonyms: Readonly<Record<string, Word>> = {
  edited: 'updated',
  received: 'posted',
  recorded: 'logged',
  unassigned: 'released',
};

/** Turns recorded actions and kinds of row into words: `verb('prep_task.completed')` → finished, `kind('Item')` → Item. */
export function useActivityWords() {
  const t = useTexts(activityTexts);
  return useMemo(() => {
    const word = (code: string) => {
      const known = synonyms[code] ?? code;
      return isWord(known) ? t(known) : spelled(code);
    };
    return {
      verb: (action: string) => {
        // `lot.opened` and `session.opened` are not one word.
        const whole = action.replace('.', '_');
        return isWord(whole) ? t(whole) : word(action.slice(action.indexOf('.') + 1));
      },
      kind: (entity: string) => (isWord(entity) ? t(entity) : spelled(entity)),
      nobody: t('brigade'),
    };
  }, [t]);
}
