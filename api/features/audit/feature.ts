import { feature } from '../../platform/feature.ts';
import { AnalyticsResolver } from './analytics.resolver.ts';
import { AuditResolver } from './audit.resolver.ts';
import { cleanUpJob } from './clean-up.job.ts';

export const audit = feature({ resolvers: [AuditResolver, AnalyticsResolver], jobs: [cleanUpJob] });
