import type { EntityClass } from '@mikro-orm/core';
import type { NodeKind } from './graphql/node-kind.ts';
import type { Job, Queue } from './jobs/job.ts';
import type { Rest } from './rest/routes.ts';

/** One feature's contribution to the product: its tables, its graph, its REST routes and its background jobs. */
export interface Feature {
  readonly entities?: readonly EntityClass<object>[];
  readonly resolvers?: readonly NewableFunction[];
  /** What of its rows can be read by id. */
  readonly nodes?: readonly NodeKind[];
  readonly routes?: (rest: Rest) => void;
  readonly jobs?: readonly Job[];
  readonly queues?: readonly Queue[];
}
