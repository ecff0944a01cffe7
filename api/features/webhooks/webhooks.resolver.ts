import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import * as inputs from '#schema/inputs/webhooks.ts';
import type { Context } from '../../platform/context/context.ts';
import { connectionOf, type Page, PageArguments } from '../../platform/graphql/connection.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { Input, inputType } from '../../platform/graphql/input-type.ts';
import { pingWebhook, resendWebhookDelivery } from './send-now.service.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import type { DeliveryRow } from './webhooks.queries.ts';
import * as service from './webhooks.service.ts';
import { KeyedWebhook, type WebhookRow, WebhookView } from './webhook.view.ts';

const CreateWebhookInput = inputType('CreateWebhookInput', inputs.createWebhook);
const UpdateWebhookInput = inputType('UpdateWebhookInput', inputs.updateWebhook);
const WebhookTargetInput = inputType('WebhookTargetInput', inputs.webhookTarget);
const ResendWebhookDeliveryInput = inputType('ResendWebhookDeliveryInput', inputs.webhookDeliveryTarget);

const WebhookDeliveryConnection = connectionOf(WebhookDelivery);

@Resolver()
export class WebhooksResolver {
  @Query(() => [WebhookView])
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
    @Input(CreateWebhookInput) input: InputOf<typeof inputs.createWebhook>,
  ): Promise<KeyedWebhook> {
    return service.createWebhook(ctx, input);
  }

  @Mutation(() => WebhookView)
  updateWebhook(
    @Ctx() ctx: Context,
    @Input(UpdateWebhookInput) input: InputOf<typeof inputs.updateWebhook>,
  ): Promise<WebhookRow> {
    return service.updateWebhook(ctx, input);
  }

  @Mutation(() => Boolean)
  deleteWebhook(
    @Ctx() ctx: Context,
    @Input(WebhookTargetInput) input: InputOf<typeof inputs.webhookTarget>,
  ): Promise<boolean> {
    return service.deleteWebhook(ctx, input);
  }

  @Mutation(() => KeyedWebhook)
  rotateWebhookKey(
    @Ctx() ctx: Context,
    @Input(WebhookTargetInput) input: InputOf<typeof inputs.webhookTarget>,
  ): Promise<KeyedWebhook> {
    return service.rotateWebhookKey(ctx, input);
  }

  @Mutation(() => WebhookView)
  enableWebhook(
    @Ctx() ctx: Context,
    @Input(WebhookTargetInput) input: InputOf<typeof inputs.webhookTarget>,
  ): Promise<WebhookRow> {
    return service.enableWebhook(ctx, input);
  }

  @Mutation(() => WebhookView)
  disableWebhook(
    @Ctx() ctx: Context,
    @Input(WebhookTargetInput) input: InputOf<typeof inputs.webhookTarget>,
  ): Promise<WebhookRow> {
    return service.disableWebhook(ctx, input);
  }

  @Mutation(() => WebhookDelivery)
  pingWebhook(
    @Ctx() ctx: Context,
    @Input(WebhookTargetInput) input: InputOf<typeof inputs.webhookTarget>,
  ): Promise<DeliveryRow> {
    return pingWebhook(ctx, input);
  }

  @Mutation(() => WebhookDelivery)
  resendWebhookDelivery(
    @Ctx() ctx: Context,
    @Input(ResendWebhookDeliveryInput) input: InputOf<typeof inputs.webhookDeliveryTarget>,
  ): Promise<DeliveryRow> {
    return resendWebhookDelivery(ctx, input);
  }
}
