import { z } from 'zod';
import { deliveryShape } from '#schema/rest.ts';
import type { Rest } from '../../platform/rest/routes.ts';
import * as deliveries from './deliveries.service.ts';
import { deliveryJson } from './delivery.wire.ts';

export function deliveryRoutes(rest: Rest): void {
  rest.get(
    '/api/deliveries',
    {
      about: 'The newest deliveries of every status, at most 100.',
      group: 'Stock',
      needs: 'deliveries.read',
      answer: z.array(deliveryShape),
    },
    async ({ ctx }) => (await deliveries.newestDeliveries(ctx)).map(deliveryJson),
  );
}
