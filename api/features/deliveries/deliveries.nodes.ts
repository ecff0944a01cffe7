import type { NodeKind } from '../../platform/graphql/nodes/node-kind.ts';
import { deliveriesById } from './deliveries.service.ts';
import { Delivery } from './delivery.entity.ts';

export const deliveryNodes: readonly NodeKind[] = [
  { type: Delivery, table: 'delivery', permission: 'deliveries.read', namedBy: ['deliveryId'], find: deliveriesById },
];
