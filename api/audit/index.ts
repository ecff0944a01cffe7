import type { Feature } from '../feature.ts';

export const audit: Feature = { entities: [] };
