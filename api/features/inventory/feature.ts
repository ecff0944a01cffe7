import { feature } from '../../platform/feature.ts';
import { descriptions } from './inventory.descriptions.ts';
import { inventoryMessages } from './inventory.live.ts';
import { inventorySubjects } from './inventory.audit.ts';
import { inventoryNodes } from './inventory.nodes.ts';
import { expiringLots } from './expiring-lots.job.ts';
import { InventoryResolver } from './inventory.resolver.ts';
import { inventoryRoutes } from './inventory.rest.ts';
import { Item } from './item.entity.ts';
import { StockLot } from './stock-lot.entity.ts';
import { StockMovement } from './stock-movement.entity.ts';
import { StockOwed } from './stock-owed.entity.ts';
import { LotActsResolver } from './lot-acts.resolver.ts';
import { StockMovementResolver, StockResolver } from './stock.resolver.ts';

export const inventory = feature({
  entities: [Item, StockLot, StockMovement, StockOwed],
  resolvers: [InventoryResolver, StockResolver, StockMovementResolver, LotActsResolver],
  nodes: inventoryNodes,
  routes: inventoryRoutes,
  jobs: [expiringLots],
  auditSubjects: inventorySubjects,
  liveMessages: inventoryMessages,
  descriptions,
  linksLeftOut: {
    'StockMovement.sourceId': 'Of the kind that `sourceType` names; `node` reads it.',
    'StockLot.deliveryLineId': 'Lines are read with their delivery.',
  },
});
