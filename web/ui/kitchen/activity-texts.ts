import { defineTexts } from '../i18n/texts.ts';

/** The generic verbs of the audit log and the timeline. Each feature adds its own, by full event type. */
export const activityTexts = defineTexts('activity', {
  en: {
    brigade: 'Brigade',
    added: 'added',
    created: 'created',
    updated: 'changed',
    archived: 'archived',
    restored: 'restored',
    deleted: 'removed',
  },
  es: {
    brigade: 'Brigade',
    added: 'añadió',
    created: 'creó',
    updated: 'cambió',
    archived: 'archivó',
    restored: 'restauró',
    deleted: 'quitó',
  },
});
