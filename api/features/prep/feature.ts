import { feature } from '../../platform/feature.ts';
import { descriptions } from './prep.descriptions.ts';
import { searchPrepTasks } from './prep.search.ts';
import { initialPrepStatus } from './prep.service.ts';
import { prepMessages } from './prep.live.ts';
import { prepSubjects } from './prep.audit.ts';
import { prepNodes } from './prep.nodes.ts';
import { KitchenEvent } from './events/kitchen-event.entity.ts';
import { KitchenEventsResolver } from './events/kitchen-events.resolver.ts';
import { parImport } from './par-import/par-import.writes.ts';
import { PrepItem } from './par-sheet/prep-item.entity.ts';
import { PrepList } from './lists/prep-list.entity.ts';
import { PrepListsResolver } from './lists/prep-lists.resolver.ts';
import { ParSuggestionsResolver } from './par-suggestions/par-suggestions.resolver.ts';
import { PrepPlanResolver } from './par-sheet/prep-plan.resolver.ts';
import { BoardRecipeResolver } from './tasks/board-recipe.resolver.ts';
import { PrepTask } from './tasks/prep-task.entity.ts';
import { PrepTasksResolver } from './tasks/prep-tasks.resolver.ts';
import { PrepThaw } from './thaw/prep-thaw.entity.ts';
import { RecurringTask } from './recurring/recurring-task.entity.ts';
import { recurringTasksJob } from './recurring/recurring-tasks.job.ts';
import { RecurringTasksResolver } from './recurring/recurring-tasks.resolver.ts';
import { prepBuildJob } from './par-sheet/prep-build.job.ts';
import { prepRoutes } from './prep.rest.ts';
import { parSheetDemo } from './par-sheet/par-sheet.demo.ts';

export const prep = feature({
  entities: [KitchenEvent, PrepItem, PrepList, PrepTask, PrepThaw, RecurringTask],
  resolvers: [
    KitchenEventsResolver,
    PrepTasksResolver,
    PrepPlanResolver,
    PrepListsResolver,
    BoardRecipeResolver,
    ParSuggestionsResolver,
    RecurringTasksResolver,
  ],
  nodes: prepNodes,
  jobs: [prepBuildJob, recurringTasksJob],
  routes: prepRoutes,
  auditSubjects: prepSubjects,
  liveMessages: prepMessages,
  initialData: initialPrepStatus,
  descriptions,
  importKinds: [parImport],
  searchKinds: [searchPrepTasks],
  linksLeftOut: {
    'PrepTask.recurringTaskId': 'Only managers read recurring tasks: `recurringTasks`.',
    'PrepTask.prepItemId': 'A line of the par sheet is calculated for a day: `prepItems`.',
  },
  demo: parSheetDemo,
});
