import { z } from 'zod';
import { notificationTypes, priorities } from '#schema/vocabulary.ts';
import { type LiveMessages, pick } from '../../platform/live/live-messages.ts';
import { timeShape } from '../../platform/live/live-shapes.ts';

export const notificationMessages: LiveMessages = {
  NOTIFICATION_RECEIVED: {
    about: 'There is a new notification.',
    shape: z.object({
      id: z.uuid(),
      type: z.enum(notificationTypes),
      title: z.string(),
      message: z.string(),
      priority: z.enum(priorities).nullable(),
      createdAt: timeShape,
    }),
    webhooks: ({ liveData }) => [
      { type: 'notification.created', data: pick(liveData, ['id', 'type', 'title', 'priority']) },
    ],
  },
};
