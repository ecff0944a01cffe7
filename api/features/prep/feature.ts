import { feature } from '../../platform/feature.ts';
import { descriptions } from './prep.descriptions.ts';
import { initialPrepStatus } from './prep.service.ts';
import { prepMessages } from './prep.live.ts';
import { prepSubjects } from './prep.audit.ts';
import { prepNodes } from './prep.nodes.ts';
import { PrepItem } from './prep-item.entity.ts';
import { PrepList } from './prep-list.entity.ts';
import { PrepListsResolver } from './prep-lists.resolver.ts';
import { PrepPlanResolver } from './prep-plan.resolver.ts';
import { PrepTask } from './prep-task.entity.ts';
import { PrepTasksResolver } from './prep-tasks.resolver.ts';
import { prepRoutes } from './prep.rest.ts';

export const prep = feature({
  entities: [PrepItem, PrepList, PrepTask],
  resolvers: [PrepTasksResolver, PrepPlanResolver, PrepListsResolver],
  nodes: prepNodes,
  routes: prepRoutes,
  auditSubjects: prepSubjects,
  liveMessages: prepMessages,
  initialData: initialPrepStatus,
  descriptions,
  linksLeftOut: {
    'PrepTask.prepItemId': 'A line of the par sheet is reckoned for a day: `prepItems`.',
  },
});
