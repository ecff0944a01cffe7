import { z } from 'zod';
import { importKinds } from '#schema/import-vocabulary.ts';
import { type LiveMessages, pick } from '../../platform/live/live-messages.ts';

export const importMessages: LiveMessages = {
  IMPORT_UPDATED: {
    about:
      'An import was applied or undone. It covers all rows that the import changed: they have no messages of their own.',
    shape: z.object({
      id: z.uuid(),
      version: z.int(),
      kind: z.enum(importKinds).optional().describe('What its rows are.'),
    }),
    webhooks: ({ action, liveData }) => [
      {
        type: action === 'import.undone' ? 'import.undone' : 'import.applied',
        data: pick(liveData, ['id', 'version', 'kind']),
      },
    ],
  },
};
