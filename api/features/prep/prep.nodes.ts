import type { NodeKind } from '../../platform/graphql/nodes/node-kind.ts';
import { PrepList } from './lists/prep-list.entity.ts';
import { prepListsById } from './lists/prep-lists.service.ts';
import { PrepTask } from './tasks/prep-task.entity.ts';
import { prepTasksById } from './prep.service.ts';

export const prepNodes: readonly NodeKind[] = [
  { type: PrepTask, table: 'prep_task', permission: 'prep.board', namedBy: ['prepTaskId'], find: prepTasksById },
  { type: PrepList, table: 'prep_list', permission: 'prep.read', namedBy: ['prepListId'], find: prepListsById },
];
