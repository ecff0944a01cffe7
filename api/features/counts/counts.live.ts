import { changeShape, type LiveMessages } from '../../platform/live/live-messages.ts';

/** Not for webhooks: what a count changes in stock comes as `inventory.updated`. */
export const countMessages: LiveMessages = {
  COUNT_UPDATED: { about: 'A count of stock or one of its lines changed.', shape: changeShape },
};
