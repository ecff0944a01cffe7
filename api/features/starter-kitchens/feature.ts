import { feature } from '../../platform/feature.ts';
import { descriptions } from './starter-kitchens.descriptions.ts';
import { StarterKitchensResolver } from './starter-kitchens.resolver.ts';

/** Kitchens to begin with (docs/adr/0088-starter-kitchens-by-the-calls-of-the-screens.md). */
export const starterKitchens = feature({ resolvers: [StarterKitchensResolver], descriptions });
