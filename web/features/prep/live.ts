import type { LiveReactions } from '../../platform/live/reactions.ts';
import { defineTexts, translate } from '../../ui/i18n/texts.ts';

const texts = defineTexts('prepLive', {
  en: {
    updated: 'Prep Task Updated',
    status: '{name} is now {status}',
    completed: 'completed',
    in_progress: 'in progress',
  },
  es: {
    updated: 'Tarea actualizada',
    status: '{name}: {status}',
    completed: 'terminada',
    in_progress: 'en curso',
  },
});

export const prepLive: LiveReactions = {
  PREP_TASK_UPDATED: {
    row: ({ id, version, name, status }) => ({ typename: 'PrepTask', id, fields: { version, name, status } }),
    toast({ name, status, statusChanged }) {
      if (!statusChanged || (status !== 'completed' && status !== 'in_progress')) return null;
      const description = translate(texts, 'status', { name, status: translate(texts, status) });
      return { title: translate(texts, 'updated'), description };
    },
  },
};
