import type { Feature } from '../../platform/feature.ts';
import { ChecksResolver } from './checks.resolver.ts';
import { checkRoutes } from './checks.rest.ts';

/** The three checks behind the bell's buttons; one file per check. */
export const checks: Feature = { resolvers: [ChecksResolver], routes: checkRoutes };
