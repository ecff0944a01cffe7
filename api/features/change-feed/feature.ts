import type { Feature } from '../../platform/feature.ts';
import { ChangeFeedResolver } from './change-feed.resolver.ts';

export const changeFeed: Feature = { resolvers: [ChangeFeedResolver] };
