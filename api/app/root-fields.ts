import { rootMutations } from './root-mutations.ts';
import { rootQueries } from './root-queries.ts';

/**
 * Every root field of the schema → who may call it. The role matrix test (role-matrix.test.ts) calls each of them as
 * each role; a field without a row fails the build.
 */
export const operations = { ...rootQueries, ...rootMutations };
