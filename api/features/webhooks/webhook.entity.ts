import { BigIntType } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { WebhookEvent, WebhookOffReason, WebhookOutcome } from '#schema/webhooks.ts';
import { OrganizationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';
import * as enums from './webhooks.enums.ts';

/** An external address that receives the kitchen's events as they happen. */
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

  /** Signs messages, so it is stored in plain text. It is not in the GraphQL schema and in no event. */
  @Property({ type: 'text' })
  signingKey!: string;

  /** The key before the last rotation; also signs until `previousKeyUntil`. */
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

  /** The number of the last event that was turned into deliveries. */
  @Property({ type: new BigIntType('number') })
  lastSeq!: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    webhook: Webhook;
  }
}
