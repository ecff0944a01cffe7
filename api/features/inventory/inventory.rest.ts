import { z } from 'zod';
import { inventoryItemShape } from '#schema/rest.ts';
import type { Rest } from '../../platform/rest/routes.ts';
import { itemJson } from './items/item.wire.ts';
import { firstItems } from './items/items.service.ts';

export function inventoryRoutes(rest: Rest): void {
  rest.get(
    '/api/inventory',
    {
      about:
        'The active items, by name; at most 1,000. With more, the answer has the header `X-Truncated: true`: the query `items` of GraphQL reads all, page by page.',
      group: 'Stock',
      needs: 'inventory.read',
      answer: z.array(inventoryItemShape),
    },
    async ({ ctx, reply }) => {
      const { items, isCut } = await firstItems(ctx);
      if (isCut) reply.header('x-truncated', 'true');
      return items.map(itemJson);
    },
  );
}
