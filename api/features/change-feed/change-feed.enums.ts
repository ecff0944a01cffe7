import { liveEventTypes } from '#schema/live.ts';
import { graphEnum } from '../../platform/graphql/enums.ts';

export const LiveEventType = graphEnum('LiveEventType', liveEventTypes);
