import { feature } from '../../platform/feature.ts';
import { descriptions } from './inventory.descriptions.ts';
import { searchItems, searchLots } from './inventory.search.ts';
import { inventoryMessages } from './inventory.live.ts';
import { inventorySubjects } from './inventory.audit.ts';
import { inventoryNodes } from './inventory.nodes.ts';
import { expiringLots } from './lots/expiring-lots.job.ts';
import { InventoryResolver } from './inventory.resolver.ts';
import { inventoryRoutes } from './inventory.rest.ts';
import { Item } from './items/item.entity.ts';
import { StockLot } from './lots/stock-lot.entity.ts';
import { StockMovement } from './ledger/stock-movement.entity.ts';
import { StockOwed } from './ledger/stock-owed.entity.ts';
import { LotTraceResolver } from './lots/lot-trace.resolver.ts';
import { LotActsResolver } from './lots/lot-acts.resolver.ts';
import { StockMovementResolver, StockResolver } from './stock/stock.resolver.ts';
import { itemsDemo } from './items/items.demo.ts';
import { stockImport } from './opening-stock/opening-stock-import.writes.ts';
import { itemsImport } from './items/items-import.writes.ts';

export const inventory = feature({
  entities: [Item, StockLot, StockMovement, StockOwed],
  resolvers: [InventoryResolver, StockResolver, StockMovementResolver, LotActsResolver, LotTraceResolver],
  nodes: inventoryNodes,
  routes: inventoryRoutes,
  importKinds: [itemsImport, stockImport],
  jobs: [expiringLots],
  auditSubjects: inventorySubjects,
  liveMessages: inventoryMessages,
  descriptions,
  searchKinds: [searchItems, searchLots],
  linksLeftOut: {
    'StockMovement.sourceId': 'Its type is in `sourceType`; `node` reads it.',
    'StockLot.deliveryLineId': 'Lines are read with their delivery.',
  },
  demo: itemsDemo,
});
