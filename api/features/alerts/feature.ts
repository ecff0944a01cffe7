import { feature } from '../../platform/feature.ts';
import { ChecksResolver } from './checks.resolver.ts';
import { checkRoutes } from './checks.rest.ts';

/** The three checks behind the bell's buttons; one file per check. */
export const checks = feature({
  resolvers: [ChecksResolver],
  routes: checkRoutes,
  auditSubjects: { Check: { name: null } },
});
