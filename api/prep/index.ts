import type { Feature } from '../feature.ts';
import { PrepItem } from './prep-item.entity.ts';
import { PrepPlanResolver } from './prep-plan.resolver.ts';
import { PrepTask } from './prep-task.entity.ts';
import { PrepTasksResolver } from './prep-tasks.resolver.ts';
import { prepRoutes } from './prep.rest.ts';

export const prep: Feature = {
  entities: [PrepItem, PrepTask],
  resolvers: [PrepTasksResolver, PrepPlanResolver],
  routes: prepRoutes,
};
