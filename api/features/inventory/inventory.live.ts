import { z } from 'zod';
import {
  fieldsOf,
  type LiveMessages,
  pick,
  type SourceEvent,
  type WebhookMessage,
} from '../../platform/live/live-messages.ts';
import { unitShape } from '../../platform/live/live-shapes.ts';

export const inventoryMessages: LiveMessages = {
  INVENTORY_UPDATED: {
    about: 'The stock of an item changed, or the item was edited.',
    shape: z.object({
      id: z.uuid(),
      version: z.int(),
      name: z.string(),
      currentStock: z.number().describe('In `unit`.'),
      parLevel: z.number().describe('In `unit`.'),
      unit: unitShape,
      crossedPar: z.boolean().describe('True only in the message of the movement that took the stock below par.'),
      edited: z.boolean().describe('True when the item itself was changed, false for a movement of its stock.'),
    }),
    webhooks,
  },
};

function webhooks({ liveData }: SourceEvent): readonly WebhookMessage[] {
  const data = pick(liveData, ['id', 'version', 'name', 'currentStock', 'parLevel', 'unit', 'edited']);
  const updated = { type: 'inventory.updated', data } as const;
  return fieldsOf(liveData)['crossedPar'] === true ? [updated, { type: 'inventory.below_par', data }] : [updated];
}
