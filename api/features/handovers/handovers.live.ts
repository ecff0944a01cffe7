import { changeShape, type LiveMessages } from '../../platform/live/live-messages.ts';

/** Not for webhooks: a card is for the people of the kitchen. */
export const handoverMessages: LiveMessages = {
  HANDOVER_UPDATED: { about: 'A business day was closed, or its handover card changed or signed.', shape: changeShape },
};
