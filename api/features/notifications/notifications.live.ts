import { z } from 'zod';
import { messageShape } from '#schema/rest.ts';
import { type NotificationTopic, notificationTopics } from '#schema/notification-topics.ts';
import { notificationTypes, priorities } from '#schema/vocabulary.ts';
import { type LiveMessages, pick, type WebhookMessage } from '../../platform/live/live-messages.ts';
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
      entityType: z.string().nullish().describe('The kind of row that it is about.'),
      entityId: z.uuid().nullish().describe('The id of the row that it is about.'),
      createdAt: timeShape,
    }),
    webhooks: ({ liveData }) => [{ type: 'notification.created', data: toWebhooks(liveData) }],
  },
  NOTIFICATION_WITHDRAWN: {
    about: 'A notification no longer exists, because what it reported was undone.',
    shape: z.object({ id: z.uuid() }),
  },
};

/** Their titles name a person, which no webhook receives. */
const topicsAboutPeople: readonly unknown[] = ['prep_requested', 'task_handed'] satisfies NotificationTopic[];

function toWebhooks(liveData: unknown): WebhookMessage['data'] {
  const data = pick(liveData, ['id', 'type', 'topic', 'title', 'priority', 'entityType', 'entityId']);
  return topicsAboutPeople.includes(data['topic']) ? { ...data, title: null } : data;
}
