import type { NodeKind } from '../../platform/graphql/nodes/node-kind.ts';
import { KitchenUnit } from './kitchen-unit.entity.ts';
import { unitsById } from './units.service.ts';

export const unitNodes: readonly NodeKind[] = [
  { type: KitchenUnit, table: 'unit', permission: 'board.read', namedBy: [], find: unitsById },
];
