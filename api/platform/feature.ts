import type { EntityClass } from '@mikro-orm/core';
import type { Context } from './context/context.ts';
import type { AuditSubjects } from './database/audit-subject.ts';
import type { Descriptions } from './graphql/descriptions/words.ts';
import type { NodeKind } from './graphql/node-kind.ts';
import type { Job, Queue } from './jobs/job.ts';
import type { LiveMessages } from './live/live-messages.ts';
import type { InitialPart } from './live/sockets.ts';
import type { Rest } from './rest/routes.ts';

/** One feature's contribution to the product. Whatever has a row for each feature is read from here. */
export interface Feature {
  /** Its tables. */
  readonly entities?: readonly EntityClass<object>[];
  readonly resolvers?: readonly NewableFunction[];
  /** What of its rows can be read by id. */
  readonly nodes?: readonly NodeKind[];
  /**
   * By `Type.field`, the ids that have no object beside them, and why. Rows of a list have none to the very thing that they are
   * listed in: a way back would let one document multiply that list with itself at every level.
   */
  readonly linksLeftOut?: Readonly<Record<string, string>>;
  /** What its types, fields and arguments mean. */
  readonly descriptions?: Descriptions;
  readonly routes?: (rest: Rest) => void;
  readonly jobs?: readonly Job[];
  readonly queues?: readonly Queue[];
  /** How the audit log names the rows that its events are about. */
  readonly auditSubjects?: AuditSubjects;
  /** The live messages that it publishes. */
  readonly liveMessages?: LiveMessages;
  /** Its part of what a socket is sent first. What the viewer may not see counts 0. */
  readonly initialData?: (ctx: Context) => Promise<InitialPart>;
}

/** Declares a feature: one object, one line in api/features.ts. */
export function feature(parts: Feature): Feature {
  return parts;
}
