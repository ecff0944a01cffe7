import { feature } from '../../platform/feature.ts';
import { descriptions } from './audit.descriptions.ts';
import { AnalyticsResolver } from './analytics.resolver.ts';
import { AuditResolver } from './audit.resolver.ts';
import { cleanUpJob } from './clean-up.job.ts';

export const audit = feature({
  resolvers: [AuditResolver, AnalyticsResolver],
  jobs: [cleanUpJob],
  descriptions,
  linksLeftOut: {
    'Activity.entityId': 'Its type is in `entity`; `node` reads it.',
    'AuditEntry.entityId': 'Its type is in `entity`; `node` reads it.',
  },
});
