import type { Feature } from '../feature.ts';
import { DeliveriesResolver } from './deliveries.resolver.ts';
import { deliveryRoutes } from './deliveries.rest.ts';
import { DeliveryLine } from './delivery-line.entity.ts';
import { DeliveryLinesResolver } from './delivery-lines.resolver.ts';
import { Delivery } from './delivery.entity.ts';

export const deliveries: Feature = {
  entities: [Delivery, DeliveryLine],
  resolvers: [DeliveriesResolver, DeliveryLinesResolver],
  routes: deliveryRoutes,
};
