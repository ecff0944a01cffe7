import type { NodeKind } from '../../platform/graphql/nodes/node-kind.ts';
import { HandoverCard } from './handover-card.entity.ts';
import { handoverCardsById } from './handovers.service.ts';

export const handoverNodes: readonly NodeKind[] = [
  { type: HandoverCard, table: 'handover_card', permission: 'handovers.read', namedBy: [], find: handoverCardsById },
];
