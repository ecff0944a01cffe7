import { Field, ObjectType } from 'type-graphql';
import { Webhook } from './webhook.entity.ts';

/** A webhook with the name of who made it. */
@ObjectType('Webhook')
export class WebhookView extends Webhook {
  @Field(() => String)
  createdByName!: string;
}

/** A webhook as it is read: its keys never leave the database. */
export type WebhookRow = Omit<WebhookView, 'organizationId' | 'updatedAt' | 'signingKey' | 'previousKey' | 'lastSeq'>;

/** A webhook and the key that signs what it sends, shown this once. */
@ObjectType()
export class KeyedWebhook {
  @Field(() => WebhookView)
  webhook!: WebhookRow;

  @Field(() => String)
  signingKey!: string;
}
