import { changeShape, type LiveMessages } from '../../platform/live/live-messages.ts';

/** Not for webhooks: what the dishes used comes as `inventory.updated`. */
export const salesMessages: LiveMessages = {
  SALES_UPDATED: { about: 'The sales of a business day were recorded or changed.', shape: changeShape },
};
