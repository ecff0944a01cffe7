import { feature } from '../../platform/feature.ts';
import { ChangeFeedResolver } from './change-feed.resolver.ts';

export const changeFeed = feature({ resolvers: [ChangeFeedResolver] });
