import { BigIntType } from '@mikro-orm/core';
import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Role } from '#schema/vocabulary.ts';
import { OrganizationOwned, OwnedEntity } from './organization-owned.ts';

/**
 * What happened, written in the same transaction as the change itself. It feeds the sockets, the subscriptions, the
 * catch-up after a gap and the audit log. `seq` rises without gaps within an organization.
 */
@OwnedEntity({ tableName: 'event', appendOnly: true })
@Unique({ properties: ['organizationId', 'seq'] })
@Index({ properties: ['organizationId', 'entity', 'entityId'] })
@Index({ properties: ['organizationId', 'createdAt'] })
export class Event extends OrganizationOwned {
  @Property({ type: new BigIntType('number') })
  seq!: number;

  /** Past tense, dotted: `prep_task.completed`. */
  @Property({ type: 'text' })
  action!: string;

  @Property({ type: 'text' })
  entity!: string;

  @Property({ type: 'uuid', nullable: true })
  entityId: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  actorId: string | null = null;

  /** The API token that it was done with; null for everything else. */
  @Property({ type: 'uuid', nullable: true })
  tokenId: string | null = null;

  /** What changed, for the audit log: field → [before, after], or the facts of the act. */
  @Property({ type: 'json', nullable: true })
  changes: unknown = null;

  /** A live message's type and data, when open screens are notified of the event. */
  @Property({ type: 'text', nullable: true })
  liveType: string | null = null;

  @Property({ type: 'json', nullable: true })
  liveData: unknown = null;

  /** Roles that may receive the live message; null means everyone of the organization. */
  @Property({ type: 'text[]', nullable: true })
  audienceRoles: Role[] | null = null;

  /** Users who may receive it besides those roles. */
  @Property({ type: 'text[]', nullable: true })
  audienceUsers: string[] | null = null;
}

/** The last event number of an organization. Taking the next one locks this row, which puts commits in order. */
@OwnedEntity({ tableName: 'event_counter' })
@Unique({ properties: ['organizationId'] })
export class EventCounter extends OrganizationOwned {
  @Property({ type: new BigIntType('number'), default: 0 })
  seq: number = 0;

  /** Bytes written so far: inputs and audit log entries, as JSON. */
  @Property({ type: new BigIntType('number'), default: 0 })
  storedBytes: number = 0;
}

declare module './tables.ts' {
  interface Tables {
    event: Event;
  }
}
