import { z } from 'zod';
import type { LiveMessages } from '../../platform/live/live-messages.ts';
import { timeShape } from '../../platform/live/live-shapes.ts';

const id = z.uuid();

/** Not for webhooks: timers are for the people in the kitchen. */
export const timerMessages: LiveMessages = {
  TIMER_UPDATED: {
    about: 'A timer was started, changed or ended.',
    shape: z.object({
      id,
      version: z.int(),
      label: z.string().nullable(),
      recipeId: id.nullable(),
      step: z.int().nullable().describe('The number of the step of the recipe, from 1.'),
      prepTaskId: id.nullable(),
      key: z.string().nullable().describe('What the screen that started it made up to recognize it.'),
      startedById: id,
      startedAt: timeShape,
      durationSeconds: z.int(),
      addedSeconds: z.int(),
      endsAt: timeShape.nullable().describe('When it rings; null while it is paused.'),
      remainingSeconds: z.int().nullable().describe('What is left while it is paused.'),
      doneAt: timeShape.nullable().describe('When it was silenced, or ended because nobody answered.'),
      cancelledAt: timeShape.nullable().describe('When it was stopped before it rang.'),
    }),
  },
};
