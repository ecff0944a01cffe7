import type { NodeKind } from '../../platform/graphql/nodes/node-kind.ts';
import { CountLine } from './lines/count-line.entity.ts';
import { CountSession } from './count-session.entity.ts';
import { countLinesById, countSessionsById } from './counts.service.ts';

export const countNodes: readonly NodeKind[] = [
  {
    type: CountSession,
    table: 'count_session',
    permission: 'counts.read',
    namedBy: ['countSessionId'],
    find: countSessionsById,
  },
  { type: CountLine, table: 'count_line', permission: 'counts.read', namedBy: [], find: countLinesById },
];
