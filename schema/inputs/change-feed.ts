import { z } from 'zod';
import { limits } from '../limits.ts';
import { issue } from './issue.ts';

const sinceMax = limits.feedSinceMax;

/** Where the change feed begins: after an event number; or else some seconds ago; or else now. */
export const feedStart = z.strictObject({
  after: z.int().nullish(),
  sinceSeconds: z
    .int()
    .min(0, issue('field.orMore', { count: 0 }))
    .max(sinceMax, issue('field.orLess', { count: sinceMax }))
    .nullish(),
});
