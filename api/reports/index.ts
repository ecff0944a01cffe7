import type { Feature } from '../feature.ts';
import { ReportsResolver } from './reports.resolver.ts';

export const reports: Feature = { resolvers: [ReportsResolver] };
