import type { NodeKind } from '../../platform/graphql/node-kind.ts';
import { Item } from './item.entity.ts';
import { itemsById } from './items.service.ts';
import { StockLot } from './stock-lot.entity.ts';
import { StockMovement } from './stock-movement.entity.ts';
import { lotsById, movementsById } from './stock.service.ts';

export const inventoryNodes: readonly NodeKind[] = [
  { type: Item, table: 'item', permission: 'inventory.read', namedBy: ['itemId', 'outputItemId'], find: itemsById },
  {
    type: StockLot,
    table: 'stock_lot',
    permission: 'inventory.read',
    namedBy: ['lotId', 'parentLotId'],
    find: lotsById,
  },
  {
    type: StockMovement,
    table: 'stock_movement',
    permission: 'inventory.read',
    namedBy: ['reversesId', 'settlesId'],
    find: movementsById,
  },
];
