import type { Feature } from '../feature.ts';
import { Item } from './item.entity.ts';
import { StockBalance } from './stock-balance.entity.ts';
import { StockLot } from './stock-lot.entity.ts';
import { StockMovement } from './stock-movement.entity.ts';

export const inventory: Feature = { entities: [Item, StockBalance, StockLot, StockMovement] };
