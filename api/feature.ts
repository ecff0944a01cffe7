import type { EntityClass } from '@mikro-orm/core';
import type { Job, Queue } from './jobs/job.ts';
import type { Rest } from './rest/routes.ts';

/** One feature's contribution to the product: its tables, its graph, its REST routes and its background jobs. */
export interface Feature {
  readonly entities?: readonly EntityClass<object>[];
  readonly resolvers?: readonly NewableFunction[];
  readonly routes?: (rest: Rest) => void;
  readonly jobs?: readonly Job[];
  readonly queues?: readonly Queue[];
}
