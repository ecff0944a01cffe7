import { addDays } from '#schema/business-day.ts';
import { HOUR } from '#schema/milliseconds.ts';
import type { DemoPart } from '../../platform/demo/demo-part.ts';
import { User } from '../users/user.entity.ts';
import { HandoverCard } from './handover-card.entity.ts';
import type { HandoverFacts } from './handover-facts.types.ts';

const facts: HandoverFacts = {
  completedTasks: 14,
  openTaskCount: 0,
  openTasks: [],
  submittedChecks: 3,
  openChecks: [],
  outItemCount: 0,
  outItems: [],
  expiringLotCount: 0,
  expiringLots: [],
  deliveries: [],
  timers: [],
  wasteEntries: 4,
  wasteCost: '1830',
  wasteUnknownCosts: 0,
  nextDayTasks: 0,
};

/** Last night's card, which the day's first lead has signed. */
export const handoversDemo: DemoPart = {
  needs: [User],
  rows: (demo) => {
    const closedAt = new Date(demo.tx.now.getTime() - 14 * HOUR);
    demo.add(HandoverCard, 'Last night', {
      businessDate: addDays(demo.today, -1),
      note: 'The left burner of the grill goes out when it is turned low. The engineer comes on Thursday.',
      announcements: 'Table of 24 at 20:00: menu B, two vegans.',
      eightySix: ['Oysters'],
      facts,
      closedById: demo.idOf(User, 'tom'),
      closedAt,
      signedById: demo.idOf(User, 'priya'),
      signedAt: new Date(closedAt.getTime() + 9 * HOUR),
    });
  },
};
