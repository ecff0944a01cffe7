import type { viewsMessages } from '#schema/messages/views.ts';

/** Saved views, in Spanish. */
export const viewsSpanish: Readonly<Record<keyof typeof viewsMessages, string>> = {
  'view.tooMany': 'Una persona tiene como mucho {count} vistas guardadas. Borra una antes.',
  'view.nameTaken': 'Ya tienes una vista llamada {name}. Elige otro nombre.',
};
