import { feature } from '../../platform/feature.ts';
import { HandoverCard } from './handover-card.entity.ts';
import { handoversDemo } from './handovers.demo.ts';
import { handoverSubjects } from './handovers.audit.ts';
import { descriptions } from './handovers.descriptions.ts';
import { handoverMessages } from './handovers.live.ts';
import { handoverNodes } from './handovers.nodes.ts';
import { HandoversResolver } from './handovers.resolver.ts';

const asTheyWere = 'A card shows rows as they were when the day was closed, also those deleted since.';

/** Closing the day, and the card that the next lead signs. */
export const handovers = feature({
  entities: [HandoverCard],
  resolvers: [HandoversResolver],
  nodes: handoverNodes,
  auditSubjects: handoverSubjects,
  liveMessages: handoverMessages,
  descriptions,
  demo: handoversDemo,
  linksLeftOut: {
    'HandoverTask.taskId': asTheyWere,
    'HandoverCheck.lineCheckId': asTheyWere,
    'HandoverItem.itemId': asTheyWere,
    'HandoverLot.lotId': asTheyWere,
    'HandoverDelivery.deliveryId': asTheyWere,
    'HandoverTimer.timerId': asTheyWere,
  },
});
