import { feature } from '../../platform/feature.ts';
import { descriptions } from './deliveries.descriptions.ts';
import { searchDeliveries } from './deliveries.search.ts';
import { deliveryMessages } from './deliveries.live.ts';
import { deliverySubjects } from './deliveries.audit.ts';
import { deliveryNodes } from './deliveries.nodes.ts';
import { DeliveriesResolver } from './deliveries.resolver.ts';
import { deliveryRoutes } from './deliveries.rest.ts';
import { DeliveryCorrection } from './posting/delivery-correction.entity.ts';
import { DeliveryLine } from './lines/delivery-line.entity.ts';
import { DeliveryCorrectionsResolver, DeliveryLinesResolver } from './lines/delivery-lines.resolver.ts';
import { Delivery } from './delivery.entity.ts';

export const deliveries = feature({
  entities: [Delivery, DeliveryCorrection, DeliveryLine],
  resolvers: [DeliveriesResolver, DeliveryCorrectionsResolver, DeliveryLinesResolver],
  nodes: deliveryNodes,
  routes: deliveryRoutes,
  auditSubjects: deliverySubjects,
  liveMessages: deliveryMessages,
  descriptions,
  searchKinds: [searchDeliveries],
  linksLeftOut: {
    'DeliveryCorrection.deliveryLineId': 'Read with its line.',
    'DeliveryLine.deliveryId': 'Read with its delivery.',
  },
});
