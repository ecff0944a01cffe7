import type { Feature } from '../feature.ts';
import { helpRoutes } from './help.rest.ts';

export const help: Feature = { routes: helpRoutes };
