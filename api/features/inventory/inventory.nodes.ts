import type { NodeKind } from '../../platform/graphql/nodes/node-kind.ts';
import { Item } from './items/item.entity.ts';
import { itemsById } from './items/items.service.ts';
import { StockLot } from './lots/stock-lot.entity.ts';
import { StockMovement } from './ledger/stock-movement.entity.ts';
import { lotsById, movementsById } from './stock/stock.service.ts';

export const inventoryNodes: readonly NodeKind[] = [
  {
    type: Item,
    table: 'item',
    permission: 'inventory.read',
    namedBy: ['itemId', 'outputItemId', 'thawItemId'],
    find: itemsById,
  },
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
