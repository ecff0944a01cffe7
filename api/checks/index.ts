import type { Feature } from '../feature.ts';

export const checks: Feature = { entities: [] };
