import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    // The other values are described beside the messages, in <feature>.live.ts.
    LiveEventType: {
      about: 'What a message of the change feed is. New ones may come: ignore those that you do not know.',
      fields: {
        CAUGHT_UP: 'Everything up to `seq` has been told; what follows happens now.',
        GAP: 'Too much was missed to be told, or some of it is gone: read everything anew. It goes on after `seq`.',
        PING: "The heartbeat, at once and every 15 seconds, with the server's time and the web build it serves.",
      },
    },
  },
  arguments: {
    'Query.liveEvents.after': 'The number of the last event that is known.',
    'Subscription.liveEvents.after':
      'The number of the last event that is known; left out, it begins now. Send it again, grown, after each interruption.',
  },
};
