import type { Feature } from '../../platform/feature.ts';
import { helpRoutes } from './help.rest.ts';

export const help: Feature = { routes: helpRoutes };
