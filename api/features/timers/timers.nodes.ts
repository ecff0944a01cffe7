import type { NodeKind } from '../../platform/graphql/nodes/node-kind.ts';
import { Timer } from './timer.entity.ts';
import { timersById } from './timers.service.ts';

export const timerNodes: readonly NodeKind[] = [
  { type: Timer, table: 'timer', permission: 'timers.board', namedBy: [], find: timersById },
];
