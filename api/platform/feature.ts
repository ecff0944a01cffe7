import type { EntityClass } from '@mikro-orm/core';
import type { Context } from './context/context.ts';
import type { AuditSubjects } from './database/audit-subject.ts';
import type { SearchKind } from './database/search-kind.ts';
import type { DemoPart } from './demo/demo-part.ts';
import type { Descriptions } from './graphql/descriptions/words.ts';
import type { NodeKind } from './graphql/nodes/node-kind.ts';
import type { ImportKind } from './imports/import-kind.ts';
import type { Job, Queue } from './jobs/job.ts';
import type { LiveMessages } from './live/live-messages.ts';
import type { InitialPart } from './live/sockets.ts';
import type { Rest } from './rest/routes.ts';

/** One feature's contribution to the product. Everything that lists features reads it from here. */
export interface Feature {
  /** Its tables. */
  readonly entities?: readonly EntityClass<object>[];
  readonly resolvers?: readonly NewableFunction[];
  /** Its types that can be read by id. */
  readonly nodes?: readonly NodeKind[];
  /**
   * By `Type.field`, the ids without a linked object, and why. Rows of a list do not link back to the object that lists them,
   * because one document could multiply that list with itself at every level.
   */
  readonly linksLeftOut?: Readonly<Record<string, string>>;
  /** Descriptions of its types, fields and arguments. */
  readonly descriptions?: Descriptions;
  /** Its rows that the search over all features finds. */
  readonly searchKinds?: readonly SearchKind[];
  /** Its rows that can be imported from files and exported to them. */
  readonly importKinds?: readonly ImportKind[];
  readonly routes?: (rest: Rest) => void;
  readonly jobs?: readonly Job[];
  readonly queues?: readonly Queue[];
  /** The audit log's subjects of its events. */
  readonly auditSubjects?: AuditSubjects;
  /** The live messages that it publishes. */
  readonly liveMessages?: LiveMessages;
  /** Its part of a socket's first message. Counts that the viewer may not see are 0. */
  readonly initialData?: (ctx: Context) => Promise<InitialPart>;
  /** Its rows in the demo kitchen. */
  readonly demo?: DemoPart;
}

/** Declares a feature: one object, one line in api/features.ts. */
export function feature(parts: Feature): Feature {
  return parts;
}
