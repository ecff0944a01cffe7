import { Field, ObjectType } from 'type-graphql';
import { Webhook } from './webhook.entity.ts';

/** A webhook with the name of who created it. */
@ObjectType('Webhook')
export class WebhookView extends Webhook {
  @Field(() => String)
  createdByName!: string;
}

/** A webhook without its keys, which never leave the database. */
export type WebhookRow = Omit<WebhookView, 'organizationId' | 'updatedAt' | 'signingKey' | 'previousKey' | 'lastSeq'>;

/** A webhook and its signing key, which is shown only once. */
@ObjectType()
export class KeyedWebhook {
  @Field(() => WebhookView)
  webhook!: WebhookRow;

  @Field(() => String)
  signingKey!: string;
}
