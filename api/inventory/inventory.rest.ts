import type { Rest } from '../rest/routes.ts';
import { itemJson } from './item.wire.ts';
import { allItems } from './items.service.ts';

export function inventoryRoutes(rest: Rest): void {
  rest.get('/api/inventory', async ({ ctx }) => (await allItems(ctx)).map(itemJson));
}
