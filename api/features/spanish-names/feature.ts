import { feature } from '../../platform/feature.ts';
import { descriptions } from './spanish-names.descriptions.ts';
import { spanishNamesDemo } from './spanish-names.demo.ts';
import { SpanishNamesResolver } from './spanish-names.resolver.ts';

/** One list of Spanish names for readers of Spanish (docs/adr/0077-spanish-names-by-one-list.md). */
export const spanishNames = feature({ resolvers: [SpanishNamesResolver], descriptions, demo: spanishNamesDemo });
