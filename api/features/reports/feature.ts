import type { Feature } from '../../platform/feature.ts';
import { ReportsResolver } from './reports.resolver.ts';

export const reports: Feature = { resolvers: [ReportsResolver] };
