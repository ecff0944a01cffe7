import type { LiveReactions } from '../../platform/live/reactions.ts';
import { serverText } from '../../ui/i18n/server-messages.ts';
import { defineTexts, translate } from '../../ui/i18n/texts.ts';

const texts = defineTexts('notificationsLive', {
  en: { newNotification: 'New Notification' },
  es: { newNotification: 'Aviso nuevo' },
});

export const notificationsLive: LiveReactions = {
  NOTIFICATION_RECEIVED: {
    topic: ({ topic }) => topic,
    toast({ title, message, titleContent, messageContent, priority }) {
      if (priority !== 'urgent' && priority !== 'high') return null;
      return {
        title: serverText(title, titleContent) || translate(texts, 'newNotification'),
        description: serverText(message, messageContent),
        tone: 'destructive',
      };
    },
  },
  NOTIFICATION_WITHDRAWN: { endsToast: true },
};
