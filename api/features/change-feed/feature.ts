import { feature } from '../../platform/feature.ts';
import { descriptions } from './change-feed.descriptions.ts';
import { ChangeFeedResolver } from './change-feed.resolver.ts';

export const changeFeed = feature({ resolvers: [ChangeFeedResolver], descriptions });
