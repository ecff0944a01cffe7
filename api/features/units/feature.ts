import { columnOf } from '../../platform/database/audit-subject.ts';
import { feature } from '../../platform/feature.ts';
import { descriptions } from './units.descriptions.ts';
import { unitNodes } from './units.nodes.ts';
import { ConversionsResolver } from './conversions.resolver.ts';
import { ItemConversion } from './item-conversion.entity.ts';
import { KitchenUnit } from './kitchen-unit.entity.ts';
import { UnitsResolver } from './units.resolver.ts';

export const units = feature({
  entities: [KitchenUnit, ItemConversion],
  resolvers: [UnitsResolver, ConversionsResolver],
  nodes: unitNodes,
  auditSubjects: { KitchenUnit: { name: columnOf('unit'), editedByManagers: true } },
  descriptions,
  linksLeftOut: {
    'ItemConversion.itemId': 'Read with its item.',
  },
});
