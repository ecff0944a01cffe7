import { z } from 'zod';
import { messageShape } from '#schema/rest.ts';
import { notificationTopics } from '#schema/notification-topics.ts';
import { notificationTypes, priorities } from '#schema/vocabulary.ts';
import { type LiveMessages, pick } from '../../platform/live/live-messages.ts';
import { timeShape } from '../../platform/live/live-shapes.ts';

/** Inlined: the AsyncAPI document has no named shapes. */
const content = z.object(messageShape.unwrap().shape).readonly();

export const notificationMessages: LiveMessages = {
  NOTIFICATION_RECEIVED: {
    about: 'There is a new notification.',
    shape: z.object({
      id: z.uuid(),
      type: z.enum(notificationTypes),
      topic: z.enum(notificationTopics).nullish().describe('What a person may switch off.'),
      title: z.string(),
      message: z.string(),
      titleContent: content.nullish().describe('The title as a message, for other languages than English.'),
      messageContent: content.nullish().describe('The sentence as a message, for other languages than English.'),
      priority: z.enum(priorities).nullable(),
      createdAt: timeShape,
    }),
    webhooks: ({ liveData }) => [
      { type: 'notification.created', data: pick(liveData, ['id', 'type', 'title', 'priority']) },
    ],
  },
  NOTIFICATION_WITHDRAWN: {
    about: 'A notification no longer exists, because what it reported was undone.',
    shape: z.object({ id: z.uuid() }),
  },
};
