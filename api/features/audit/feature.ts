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
    'Activity.entityId': 'Of the kind that `entity` names; `node` reads it.',
    'AuditEntry.entityId': 'Of the kind that `entity` names; `node` reads it.',
  },
});
