import type { Feature } from '../../platform/feature.ts';
import { unitNodes } from './units.nodes.ts';
import { ConversionsResolver } from './conversions.resolver.ts';
import { ItemConversion } from './item-conversion.entity.ts';
import { KitchenUnit } from './kitchen-unit.entity.ts';
import { UnitsResolver } from './units.resolver.ts';

export const units: Feature = {
  entities: [KitchenUnit, ItemConversion],
  resolvers: [UnitsResolver, ConversionsResolver],
  nodes: unitNodes,
};
