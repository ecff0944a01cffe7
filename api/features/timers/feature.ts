import { columnOf } from '../../platform/database/audit-subject.ts';
import { feature } from '../../platform/feature.ts';
import { Timer } from './timer.entity.ts';
import { timersDemo } from './timers.demo.ts';
import { descriptions } from './timers.descriptions.ts';
import { timersJob } from './timers.job.ts';
import { timerMessages } from './timers.live.ts';
import { timerNodes } from './timers.nodes.ts';
import { TimersResolver } from './timers.resolver.ts';

/** Timers that ring on every screen of the kitchen. */
export const timers = feature({
  entities: [Timer],
  resolvers: [TimersResolver],
  nodes: timerNodes,
  jobs: [timersJob],
  auditSubjects: { Timer: { name: columnOf('timer', 'label') } },
  liveMessages: timerMessages,
  descriptions,
  demo: timersDemo,
});
