import type { notificationsMessages } from '#schema/messages/notifications.ts';

/** What each person gets notifications about, in Spanish. */
export const notificationsSpanish: Readonly<Record<keyof typeof notificationsMessages, string>> = {
  'notifications.foodSafety': 'Los avisos de seguridad alimentaria están siempre encendidos.',
  'notifications.personal':
    'Los avisos de tus propias tareas que un compañero te pasó o tomó están siempre encendidos.',
  'notifications.otherRole': 'Tu rol no recibe estos avisos.',
};
