import { feature } from '../../platform/feature.ts';
import { descriptions } from './deliveries.descriptions.ts';
import { deliveryMessages } from './deliveries.live.ts';
import { deliverySubjects } from './deliveries.audit.ts';
import { deliveryNodes } from './deliveries.nodes.ts';
import { DeliveriesResolver } from './deliveries.resolver.ts';
import { deliveryRoutes } from './deliveries.rest.ts';
import { DeliveryCorrection } from './delivery-correction.entity.ts';
import { DeliveryLine } from './delivery-line.entity.ts';
import { DeliveryCorrectionsResolver, DeliveryLinesResolver } from './delivery-lines.resolver.ts';
import { Delivery } from './delivery.entity.ts';

export const deliveries = feature({
  entities: [Delivery, DeliveryCorrection, DeliveryLine],
  resolvers: [DeliveriesResolver, DeliveryCorrectionsResolver, DeliveryLinesResolver],
  nodes: deliveryNodes,
  routes: deliveryRoutes,
  auditSubjects: deliverySubjects,
  liveMessages: deliveryMessages,
  descriptions,
  linksLeftOut: {
    'DeliveryCorrection.deliveryLineId': 'Read with its line.',
    'DeliveryLine.deliveryId': 'Read with its delivery.',
  },
});
