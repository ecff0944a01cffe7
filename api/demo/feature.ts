import { feature } from '../platform/feature.ts';
import { demoReset } from './demo-reset.job.ts';
import { demoTidy } from './demo-tidy.job.ts';

export const demo = feature({ jobs: [demoReset, demoTidy] });
