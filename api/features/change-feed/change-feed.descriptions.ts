import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    // The other values are described with the messages, in <feature>.live.ts.
    LiveEventType: {
      about: 'The type of a message of the change feed. New types may be added: ignore unknown ones.',
      fields: {
        CAUGHT_UP: 'Everything up to `seq` has been sent; live messages follow.',
        GAP: 'Too much was missed, or some of it was deleted: reload everything. The feed continues after `seq`.',
        PING: "The heartbeat, on connection and every 15 seconds, with the server's time and web build.",
      },
    },
  },
  arguments: {
    'Query.liveEvents.after': 'The number of the last event received.',
    'Subscription.liveEvents.after':
      'The number of the last event received; without it the feed begins now. After each interruption send the latest number.',
    'Subscription.liveEvents.sinceSeconds':
      'Without `after`: how many seconds ago the feed begins, from 0 to 300, so that what changed while a screen was loaded is not missed.',
  },
};
