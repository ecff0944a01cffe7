import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import * as inputs from '#schema/inputs/deliveries.ts';
import { can } from '#schema/permissions.ts';
import type { Context } from '../../platform/context/context.ts';
import { connectionOf, type Page, PageArguments } from '../../platform/graphql/connection.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import { Decimal } from '../../platform/graphql/scalars.ts';
import { subscribeToIds } from '../../platform/live/stream.ts';
import { DeliverableItem } from './deliverable-item.type.ts';
import * as deliveries from './deliveries.service.ts';
import type { DeliveryWithLines } from './deliveries.service.ts';
import * as corrections from './delivery-corrections.service.ts';
import * as drafts from './delivery-drafts.service.ts';
import * as posting from './delivery-posting.service.ts';
import { DeliveryView } from './delivery.view.ts';
import { DeliveryLineView } from './delivery-line.view.ts';

const DeliveryConnection = connectionOf(DeliveryView, 'Delivery');
const DeliveriesFilter = inputType('DeliveriesFilter', inputs.deliveriesFilter);
const DeliverableItemsFilter = inputType('DeliverableItemsFilter', inputs.deliverableItemsFilter);
const CreateDeliveryInput = inputType('CreateDeliveryInput', inputs.createDelivery);
const StartDeliveryInput = inputType('StartDeliveryInput', inputs.startDelivery);
const SaveDeliveryInput = inputType('SaveDeliveryInput', inputs.saveDelivery);
const ReceiveAllInput = inputType('ReceiveAllInput', inputs.receiveAllAsOrdered);
const CancelDeliveryInput = inputType('CancelDeliveryInput', inputs.cancelDelivery);
const CorrectDeliveryLineInput = inputType('CorrectDeliveryLineInput', inputs.correctDeliveryLine);
const ReverseDeliveryInput = inputType('ReverseDeliveryInput', inputs.reverseDelivery);

/** Money is not told to those who may not see costs. */
const ifCosts = <T>(ctx: Context, money: T | null): T | null =>
  can(ctx.viewer?.grants, 'deliveries.costs') ? money : null;

@Resolver(() => DeliveryView)
export class DeliveriesResolver {
  @FieldResolver(() => [DeliveryLineView])
  lines(@Root() row: DeliveryWithLines): Promise<readonly DeliveryLineView[]> | readonly DeliveryLineView[] {
    return typeof row.lines === 'function' ? row.lines() : row.lines;
  }

  @FieldResolver(() => Int, { nullable: true, description: 'Minor units; null when none was entered, and for cooks.' })
  invoiceTotal(@Root() row: DeliveryView, @Ctx() ctx: Context): number | null {
    return ifCosts(ctx, row.invoiceTotal);
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'Of what was accepted, minor units; null while a price is unknown.',
  })
  total(@Root() row: DeliveryView, @Ctx() ctx: Context): string | null {
    return ifCosts(ctx, row.total);
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'Of what is short or rejected, minor units; null while a price is unknown.',
  })
  expectedCredit(@Root() row: DeliveryView, @Ctx() ctx: Context): string | null {
    return ifCosts(ctx, row.expectedCredit);
  }

  @Query(() => [DeliveryView], {
    description: 'On their way or being received, the earliest expected first; at most 200.',
  })
  expectedDeliveries(@Ctx() ctx: Context): Promise<DeliveryWithLines[]> {
    return deliveries.expectedDeliveries(ctx);
  }

  @Query(() => DeliveryConnection, { description: 'Confirmed, taken back and cancelled, the latest first.' })
  deliveries(
    @Ctx() ctx: Context,
    @Arg('filter', () => DeliveriesFilter, { nullable: true }) filter: unknown,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<DeliveryWithLines>> {
    return deliveries.deliveryHistory(ctx, filter, page);
  }

  @Query(() => DeliveryView)
  delivery(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<DeliveryWithLines> {
    return deliveries.delivery(ctx, id);
  }

  @Query(() => [DeliverableItem], { description: 'What may be put on a delivery, by name; at most 100.' })
  deliverableItems(
    @Ctx() ctx: Context,
    @Arg('filter', () => DeliverableItemsFilter, { nullable: true }) filter?: unknown,
  ): Promise<DeliverableItem[]> {
    return deliveries.deliverableItems(ctx, filter);
  }

  @Mutation(() => DeliveryView, { description: 'Announces a delivery.' })
  createDelivery(
    @Ctx() ctx: Context,
    @Arg('input', () => CreateDeliveryInput) input: unknown,
  ): Promise<DeliveryWithLines> {
    return drafts.createDelivery(ctx, input);
  }

  @Mutation(() => DeliveryView, { description: 'Begins a delivery that nobody expected.' })
  startDelivery(
    @Ctx() ctx: Context,
    @Arg('input', () => StartDeliveryInput) input: unknown,
  ): Promise<DeliveryWithLines> {
    return drafts.startDelivery(ctx, input);
  }

  @Mutation(() => DeliveryView, { description: 'Keeps what was entered, unfinished.' })
  saveDelivery(@Ctx() ctx: Context, @Arg('input', () => SaveDeliveryInput) input: unknown): Promise<DeliveryWithLines> {
    return drafts.saveDelivery(ctx, input);
  }

  @Mutation(() => DeliveryView)
  receiveAllAsOrdered(
    @Ctx() ctx: Context,
    @Arg('input', () => ReceiveAllInput) input: unknown,
  ): Promise<DeliveryWithLines> {
    return drafts.receiveAllAsOrdered(ctx, input);
  }

  @Mutation(() => DeliveryView)
  cancelDelivery(
    @Ctx() ctx: Context,
    @Arg('input', () => CancelDeliveryInput) input: unknown,
  ): Promise<DeliveryWithLines> {
    return drafts.cancelDelivery(ctx, input);
  }

  @Mutation(() => DeliveryView, {
    description: 'Confirms a delivery, with what is entered together with it: into stock.',
  })
  postDelivery(@Ctx() ctx: Context, @Arg('input', () => SaveDeliveryInput) input: unknown): Promise<DeliveryWithLines> {
    return posting.postDelivery(ctx, input);
  }

  @Mutation(() => DeliveryView, { description: 'Takes a confirmed delivery back out of stock.' })
  reverseDelivery(
    @Ctx() ctx: Context,
    @Arg('input', () => ReverseDeliveryInput) input: unknown,
  ): Promise<DeliveryWithLines> {
    return posting.reverseDelivery(ctx, input);
  }

  @Mutation(() => DeliveryView, { description: 'Corrects the price or the accepted quantity of a confirmed line.' })
  correctDeliveryLine(
    @Ctx() ctx: Context,
    @Arg('input', () => CorrectDeliveryLineInput) input: unknown,
  ): Promise<DeliveryWithLines> {
    return corrections.correctDeliveryLine(ctx, input);
  }

  @Subscription(() => DeliveryView, { subscribe: subscribeToIds('DELIVERY_RECEIVED', 'deliveries.read') })
  deliveryReceived(@Ctx() ctx: Context, @Root() id: string): Promise<DeliveryWithLines> {
    return deliveries.delivery(ctx, id);
  }
}
