import { z } from 'zod';
import { notificationTopics } from '../notification-topics.ts';

/** Whether a person gets the notifications of one topic. */
export const notificationTopicChoice = z.strictObject({ topic: z.enum(notificationTopics), enabled: z.boolean() });
