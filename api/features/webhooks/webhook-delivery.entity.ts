import { BigIntType } from '@mikro-orm/core';
import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import type { WebhookDeliveryState, WebhookOutcome } from '#schema/webhooks.ts';
import { OrganizationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';
import * as enums from './webhooks.enums.ts';

/** One attempt to send a delivery, stored in its row. */
@ObjectType()
export class WebhookAttempt {
  /** ISO 8601. */
  @Field(() => Date)
  at!: string;

  @Field(() => enums.WebhookOutcome)
  outcome!: WebhookOutcome;

  @Field(() => Int, { nullable: true })
  status!: number | null;

  @Field(() => Int)
  durationMs!: number;

  @Field(() => String, { nullable: true })
  detail!: string | null;
}

/** One message of one webhook: its id is the `webhook-id` of every attempt. */
@ObjectType()
@OwnedEntity({ tableName: 'webhook_delivery' })
@Unique({ properties: ['organizationId', 'webhookId', 'seq', 'type'] })
@Index({ properties: ['organizationId', 'webhookId', 'id'] })
@Index({ properties: ['organizationId', 'state', 'nextAttemptAt'] })
export class WebhookDelivery extends OrganizationOwned {
  @Property({ type: 'uuid' })
  webhookId!: string;

  /** The number of the event; null for a ping. */
  @Field(() => Int, { nullable: true })
  @Property({ type: new BigIntType('number'), nullable: true })
  seq: number | null = null;

  @Field(() => String)
  @Property({ type: 'text' })
  type!: string;

  /** The exact body: every attempt sends the same. */
  @Field(() => String)
  @Property({ type: 'text' })
  body!: string;

  @Field(() => enums.WebhookDeliveryState)
  @Property({ type: 'text', default: 'pending' })
  state: WebhookDeliveryState = 'pending';

  /** How many scheduled attempts were made; manual ones do not count. */
  @Property({ type: 'integer', default: 0 })
  tries: number = 0;

  /** The latest attempts, oldest first. */
  @Field(() => [WebhookAttempt])
  @Property({ type: 'json', defaultRaw: `'[]'` })
  attempts: WebhookAttempt[] = [];

  @Field(() => Date, { nullable: true })
  @Property({ type: 'datetime', length: 3, nullable: true })
  nextAttemptAt: Date | null = null;

  /** A server process is sending it until then; afterwards another may. */
  @Property({ type: 'datetime', length: 3, nullable: true })
  claimedUntil: Date | null = null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    webhookDelivery: WebhookDelivery;
  }
}
