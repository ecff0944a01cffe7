import { feature } from '../../platform/feature.ts';
import { descriptions } from './search.descriptions.ts';
import { SearchResolver } from './search.resolver.ts';

export const search = feature({ resolvers: [SearchResolver], descriptions });
