import type { Rest } from '../rest/routes.ts';
import * as deliveries from './deliveries.service.ts';
import { deliveryJson } from './delivery.wire.ts';

export function deliveryRoutes(rest: Rest): void {
  rest.get('/api/deliveries', async ({ ctx }) => (await deliveries.newestDeliveries(ctx)).map(deliveryJson));
}
