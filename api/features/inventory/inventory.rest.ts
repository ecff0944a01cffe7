import { z } from 'zod';
import { inventoryItemShape } from '#schema/rest.ts';
import type { Rest } from '../../platform/rest/routes.ts';
import { itemJson } from './items/item.wire.ts';
import { allItems } from './items/items.service.ts';

export function inventoryRoutes(rest: Rest): void {
  rest.get(
    '/api/inventory',
    {
      about: 'Every active item, by name.',
      group: 'Stock',
      needs: 'inventory.read',
      answer: z.array(inventoryItemShape),
    },
    async ({ ctx }) => (await allItems(ctx)).map(itemJson),
  );
}
