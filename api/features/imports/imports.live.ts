import { changeShape, type LiveMessages } from '../../platform/live/live-messages.ts';

export const importMessages: LiveMessages = {
  IMPORT_UPDATED: {
    about:
      'An import was applied or undone. It covers all rows that the import changed: they have no messages of their own.',
    shape: changeShape,
  },
};
