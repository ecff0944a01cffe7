import type { Feature } from '../platform/feature.ts';
import { demoReset } from './demo-reset.job.ts';
import { demoTidy } from './demo-tidy.job.ts';

export const demo: Feature = { jobs: [demoReset, demoTidy] };
