import type { Feature } from '../feature.ts';

export const reports: Feature = { entities: [] };
