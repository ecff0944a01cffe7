import type { NodeKind } from '../../platform/graphql/node-kind.ts';
import { PrepList } from './prep-list.entity.ts';
import { prepListsById } from './prep-lists.service.ts';
import { PrepTask } from './prep-task.entity.ts';
import { prepTasksById } from './prep.service.ts';

export const prepNodes: readonly NodeKind[] = [
  { type: PrepTask, table: 'prep_task', permission: 'prep.board', namedBy: ['prepTaskId'], find: prepTasksById },
  { type: PrepList, table: 'prep_list', permission: 'prep.read', namedBy: ['prepListId'], find: prepListsById },
];
