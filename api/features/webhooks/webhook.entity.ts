import { BigIntType } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { WebhookEvent, WebhookOffReason, WebhookOutcome } from '#schema/webhooks.ts';
import { OrganizationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';
import * as enums from './webhooks.enums.ts';

/** An address outside that is sent the kitchen's events as they happen. */
@ObjectType()
@OwnedEntity({ tableName: 'webhook' })
export class Webhook extends OrganizationOwned {
  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  url!: string;

  @Field(() => [String])
  @Property({ type: 'text[]' })
  events!: WebhookEvent[];

  @Field(() => Boolean)
  @Property({ type: 'boolean', default: true })
  active: boolean = true;

  /** Signs what is sent, so it is kept as it is. It is no field of the graph and stands in no event. */
  @Property({ type: 'text' })
  signingKey!: string;

  /** The key before the last rotation; signs too until its end. */
  @Property({ type: 'text', nullable: true })
  previousKey: string | null = null;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  previousKeyUntil: Date | null = null;

  @Field(() => ID)
  @Property({ type: 'uuid' })
  createdById!: string;

  /** Since when every attempt has failed; null after a success. */
  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  failingSince: Date | null = null;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  disabledAt: Date | null = null;

  @Field(() => enums.WebhookOffReason, { nullable: true })
  @Property({ type: 'text', nullable: true })
  disabledReason: WebhookOffReason | null = null;

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  lastAttemptAt: Date | null = null;

  @Field(() => enums.WebhookOutcome, { nullable: true })
  @Property({ type: 'text', nullable: true })
  lastOutcome: WebhookOutcome | null = null;

  /** The number of the last event that was looked at: what comes after it has yet to become deliveries. */
  @Property({ type: new BigIntType('number') })
  lastSeq!: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    webhook: Webhook;
  }
}
