import { feature } from '../../platform/feature.ts';
import { helpRoutes } from './help.rest.ts';

export const help = feature({ routes: helpRoutes });
