import { z } from 'zod';
import { prepTaskStatuses, priorities } from '#schema/vocabulary.ts';
import { type LiveMessages, pick } from '../../platform/live/live-messages.ts';
import { decimalShape, timeShape, unitShape } from '../../platform/live/live-shapes.ts';

const id = z.uuid();

/** Notes and the names of people are left out. */
const toWebhooks = [
  'id',
  'version',
  'name',
  'status',
  'statusChanged',
  'businessDate',
  'stationId',
  'priority',
  'dueAt',
  'targetQuantity',
  'actualQuantity',
  'unit',
] as const;

export const prepMessages: LiveMessages = {
  PREP_TASK_UPDATED: {
    about: 'A prep task changed.',
    shape: z.object({
      id,
      version: z.int(),
      name: z.string(),
      status: z.enum(prepTaskStatuses),
      statusChanged: z
        .boolean()
        .describe('True only in the message of the step that set this status; false when something else changed.'),
      businessDate: z.iso.date(),
      stationId: id.nullable(),
      priority: z.enum(priorities),
      dueAt: timeShape,
      latestStartAt: timeShape.nullable(),
      targetQuantity: decimalShape.describe('In `unit`, exact.'),
      unit: unitShape,
      parAtPlan: decimalShape.nullable(),
      onHandAtPlan: decimalShape.nullable(),
      actualQuantity: decimalShape.nullable(),
      assigneeId: id.nullable(),
      startedAt: timeShape.nullable(),
      startedById: id.nullable(),
      heldAt: timeShape.nullable(),
      heldSeconds: z.int(),
      completedAt: timeShape.nullable(),
      completedById: id.nullable(),
      note: z.string().nullish().describe('The note of open work; null once the task has ended.'),
      recurringTaskId: id.nullish().describe('Of a recurring task, which makes nothing; null for others.'),
      needsNote: z.boolean().optional().describe('Whether it is finished only with a note.'),
      needsPhoto: z.boolean().optional().describe('Whether it is finished only with a photo.'),
      thawFor: z.iso.date().nullish().describe('The business day that thawed food is for; null for what is made.'),
      previousAt: timeShape
        .nullable()
        .describe('When the present status was set: undo is open for 10 seconds after it.'),
      changedById: id.nullable(),
    }),
    webhooks: ({ liveData }) => [{ type: 'prep_task.updated', data: pick(liveData, toWebhooks) }],
  },
};
