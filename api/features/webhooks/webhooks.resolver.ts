import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { WebhookOutcome } from '#schema/webhooks.ts';
import * as inputs from '#schema/inputs/webhooks.ts';
import type { Context } from '../../platform/context/context.ts';
import { connectionOf, type Page, PageArguments } from '../../platform/graphql/connection.ts';
import * as enums from './webhooks.enums.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import { pingWebhook, resendWebhookDelivery } from './send-now.service.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { Webhook } from './webhook.entity.ts';
import type { DeliveryRow, WebhookRow } from './webhooks.queries.ts';
import * as service from './webhooks.service.ts';

const CreateWebhookInput = inputType('CreateWebhookInput', inputs.createWebhook);
const UpdateWebhookInput = inputType('UpdateWebhookInput', inputs.updateWebhook);
const WebhookTargetInput = inputType('WebhookTargetInput', inputs.webhookTarget);
const ResendWebhookDeliveryInput = inputType('ResendWebhookDeliveryInput', inputs.webhookDeliveryTarget);

@ObjectType()
class WebhookAttempt {
  @Field(() => Date)
  at!: Date;

  @Field(() => enums.WebhookOutcome)
  outcome!: WebhookOutcome;

  @Field(() => Int, { nullable: true })
  status!: number | null;

  @Field(() => Int)
  durationMs!: number;

  @Field(() => String, { nullable: true })
  detail!: string | null;
}

@ObjectType()
class KeyedWebhook {
  @Field(() => Webhook)
  webhook!: WebhookRow;

  @Field(() => String)
  signingKey!: string;
}

const WebhookDeliveryConnection = connectionOf(WebhookDelivery);

@Resolver(() => Webhook)
export class WebhooksResolver {
  @FieldResolver(() => String)
  createdByName(@Root() row: WebhookRow): string {
    return row.createdByName;
  }

  @Query(() => [Webhook])
  webhooks(@Ctx() ctx: Context): Promise<WebhookRow[]> {
    return service.webhooks(ctx);
  }

  @Query(() => WebhookDeliveryConnection)
  webhookDeliveries(
    @Ctx() ctx: Context,
    @Arg('webhookId', () => ID) webhookId: string,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<DeliveryRow>> {
    return service.webhookDeliveries(ctx, webhookId, page);
  }

  @Mutation(() => KeyedWebhook)
  createWebhook(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateWebhookInput) input: unknown,
  ): Promise<service.KeyedWebhook> {
    return service.createWebhook(ctx, input);
  }

  @Mutation(() => Webhook)
  updateWebhook(@Ctx() ctx: Context, @Arg('input', () => UpdateWebhookInput) input: unknown): Promise<WebhookRow> {
    return service.updateWebhook(ctx, input);
  }

  @Mutation(() => Boolean)
  deleteWebhook(@Ctx() ctx: Context, @Arg('input', () => WebhookTargetInput) input: unknown): Promise<boolean> {
    return service.deleteWebhook(ctx, input);
  }

  @Mutation(() => KeyedWebhook)
  rotateWebhookKey(
    @Ctx() ctx: Context,
    @Arg('input', () => WebhookTargetInput) input: unknown,
  ): Promise<service.KeyedWebhook> {
    return service.rotateWebhookKey(ctx, input);
  }

  @Mutation(() => Webhook)
  enableWebhook(@Ctx() ctx: Context, @Arg('input', () => WebhookTargetInput) input: unknown): Promise<WebhookRow> {
    return service.enableWebhook(ctx, input);
  }

  @Mutation(() => Webhook)
  disableWebhook(@Ctx() ctx: Context, @Arg('input', () => WebhookTargetInput) input: unknown): Promise<WebhookRow> {
    return service.disableWebhook(ctx, input);
  }

  @Mutation(() => WebhookDelivery)
  pingWebhook(@Ctx() ctx: Context, @Arg('input', () => WebhookTargetInput) input: unknown): Promise<DeliveryRow> {
    return pingWebhook(ctx, input);
  }

  @Mutation(() => WebhookDelivery)
  resendWebhookDelivery(
    @Ctx() ctx: Context,
    @Arg('input', () => ResendWebhookDeliveryInput) input: unknown,
  ): Promise<DeliveryRow> {
    return resendWebhookDelivery(ctx, input);
  }
}

@Resolver(() => WebhookDelivery)
export class WebhookDeliveriesResolver {
  @FieldResolver(() => [WebhookAttempt])
  attempts(@Root() row: DeliveryRow): WebhookAttempt[] {
    return row.attempts.map((attempt) => ({ ...attempt, at: new Date(attempt.at) }));
  }
}
