import { z } from 'zod';
import { changeShape, type LiveMessages, pick } from '../../platform/live/live-messages.ts';

export const deliveryMessages: LiveMessages = {
  DELIVERY_RECEIVED: {
    about: 'A delivery was confirmed and is in stock.',
    shape: z.object({ id: z.uuid(), version: z.int(), number: z.string() }),
    webhooks: ({ liveData }) => [{ type: 'delivery.received', data: pick(liveData, ['id', 'version', 'number']) }],
  },
  DELIVERY_UPDATED: {
    about: 'A delivery that is not in stock yet changed.',
    shape: changeShape,
    // Suppliers use the same message for open screens, but have no webhook.
    webhooks: ({ entity, liveData }) =>
      entity === 'Delivery' ? [{ type: 'delivery.updated', data: pick(liveData, ['id', 'version']) }] : [],
  },
};
