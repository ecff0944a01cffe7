import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import * as inputs from '#schema/inputs/deliveries.ts';
import type { Context } from '../../platform/context/context.ts';
import { connectionOf, type Page, PageArguments } from '../../platform/graphql/connection.ts';
import { Input, inputType, OptionalInput } from '../../platform/graphql/input-type.ts';
import { Decimal } from '../../platform/graphql/scalars.ts';
import { subscribeToIds } from '../../platform/live/stream.ts';
import { ItemPrice } from './lines/item-price.types.ts';
import { DeliverableItem } from './lines/deliverable-item.types.ts';
import * as deliveries from './deliveries.service.ts';
import type { DeliveryWithLines } from './deliveries.service.ts';
import * as corrections from './posting/delivery-corrections.service.ts';
import * as drafts from './receiving/delivery-drafts.service.ts';
import { settleDeliveryCredit } from './posting/delivery-credit.service.ts';
import * as posting from './posting/delivery-posting.service.ts';
import { undoSeconds, undoUntil } from './posting/delivery-undo.policy.ts';
import * as undo from './posting/delivery-undo.service.ts';
import { DeliveryTotals } from './delivery-totals.types.ts';
import { DeliveryView } from './delivery.view.ts';
import { DeliveryLineView } from './lines/delivery-line.view.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { ifPermitted } from '../../platform/context/access.ts';

const DeliveryConnection = connectionOf(DeliveryView, 'Delivery');
const DeliveriesFilter = inputType('DeliveriesFilter', inputs.deliveriesFilter);
const ClosedDeliveriesFilter = inputType('ClosedDeliveriesFilter', inputs.closedDeliveriesFilter);
const DeliverableItemsFilter = inputType('DeliverableItemsFilter', inputs.deliverableItemsFilter);
const CreateDeliveryInput = inputType('CreateDeliveryInput', inputs.createDelivery);
const StartDeliveryInput = inputType('StartDeliveryInput', inputs.startDelivery);
const SaveDeliveryInput = inputType('SaveDeliveryInput', inputs.saveDelivery);
const ReceiveAllInput = inputType('ReceiveAllInput', inputs.receiveAllAsOrdered);
const CancelDeliveryInput = inputType('CancelDeliveryInput', inputs.cancelDelivery);
const CorrectDeliveryLineInput = inputType('CorrectDeliveryLineInput', inputs.correctDeliveryLine);
const SetDeliveryExternalIdInput = inputType('SetDeliveryExternalIdInput', inputs.setDeliveryExternalId);
const SettleDeliveryCreditInput = inputType('SettleDeliveryCreditInput', inputs.settleDeliveryCredit);
const UndoDeliveryInput = inputType('UndoDeliveryInput', inputs.undoDelivery);
const ReverseDeliveryInput = inputType('ReverseDeliveryInput', inputs.reverseDelivery);

@Resolver(() => DeliveryView)
export class DeliveriesResolver {
  @FieldResolver(() => [DeliveryLineView])
  lines(@Root() row: DeliveryWithLines): Promise<readonly DeliveryLineView[]> | readonly DeliveryLineView[] {
    return typeof row.lines === 'function' ? row.lines() : row.lines;
  }

  @FieldResolver(() => Int, { nullable: true, description: 'Minor units; null when none was entered, and for cooks.' })
  invoiceTotal(@Root() row: DeliveryView, @Ctx() ctx: Context): number | null {
    return ifPermitted(ctx, 'deliveries.costs', row.invoiceTotal);
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'The value of what was accepted, minor units; null while a price is unknown.',
  })
  total(@Root() row: DeliveryView, @Ctx() ctx: Context): string | null {
    return ifPermitted(ctx, 'deliveries.costs', row.total);
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'The value of what is short or rejected, minor units; null while a price is unknown.',
  })
  expectedCredit(@Root() row: DeliveryView, @Ctx() ctx: Context): string | null {
    return ifPermitted(ctx, 'deliveries.costs', row.expectedCredit);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Until when you may undo its confirmation; null when you may not.',
  })
  undoUntil(@Root() row: DeliveryView, @Ctx() ctx: Context): Date | null {
    return ifPermitted(ctx, 'deliveries.receive', undoUntil(row, new Date()));
  }

  @FieldResolver(() => Int, { description: 'The same in whole seconds from now, for devices whose clock is wrong.' })
  undoSeconds(@Root() row: DeliveryView, @Ctx() ctx: Context): number {
    return ifPermitted(ctx, 'deliveries.receive', undoSeconds(row, new Date())) ?? 0;
  }

  @Query(() => [DeliveryView], {
    description: 'Expected deliveries and drafts, the earliest expected first; at most 200.',
  })
  expectedDeliveries(@Ctx() ctx: Context): Promise<DeliveryWithLines[]> {
    return deliveries.expectedDeliveries(ctx);
  }

  @Query(() => DeliveryConnection, { description: 'Confirmed, reversed and cancelled deliveries, newest first.' })
  deliveries(
    @Ctx() ctx: Context,
    @OptionalInput('filter', DeliveriesFilter) filter: InputOf<typeof inputs.deliveriesFilter> | null | undefined,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<DeliveryWithLines>> {
    return deliveries.deliveryHistory(ctx, filter, page);
  }

  @Query(() => DeliveryTotals)
  deliveryTotals(
    @Ctx() ctx: Context,
    @OptionalInput('filter', ClosedDeliveriesFilter)
    filter: InputOf<typeof inputs.closedDeliveriesFilter> | null | undefined,
  ): Promise<DeliveryTotals> {
    return deliveries.deliveryTotals(ctx, filter);
  }

  @Query(() => DeliveryView)
  delivery(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<DeliveryWithLines> {
    return deliveries.delivery(ctx, id);
  }

  @Query(() => [DeliverableItem], { description: 'The items that can be put on a delivery, by name; at most 100.' })
  deliverableItems(
    @Ctx() ctx: Context,
    @OptionalInput('filter', DeliverableItemsFilter) filter?: InputOf<typeof inputs.deliverableItemsFilter> | null,
  ): Promise<DeliverableItem[]> {
    return deliveries.deliverableItems(ctx, filter);
  }

  @Query(() => [ItemPrice])
  itemPrices(@Ctx() ctx: Context, @Arg('itemId', () => ID) itemId: string): Promise<ItemPrice[]> {
    return deliveries.itemPrices(ctx, itemId);
  }

  @Mutation(() => DeliveryView, { description: 'Announces a delivery.' })
  createDelivery(
    @Ctx() ctx: Context,
    @Input(CreateDeliveryInput) input: InputOf<typeof inputs.createDelivery>,
  ): Promise<DeliveryWithLines> {
    return drafts.createDelivery(ctx, input);
  }

  @Mutation(() => DeliveryView, { description: 'Starts a delivery that was not announced.' })
  startDelivery(
    @Ctx() ctx: Context,
    @Input(StartDeliveryInput) input: InputOf<typeof inputs.startDelivery>,
  ): Promise<DeliveryWithLines> {
    return drafts.startDelivery(ctx, input);
  }

  @Mutation(() => DeliveryView, { description: 'Saves the entries of a draft.' })
  saveDelivery(
    @Ctx() ctx: Context,
    @Input(SaveDeliveryInput) input: InputOf<typeof inputs.saveDelivery>,
  ): Promise<DeliveryWithLines> {
    return drafts.saveDelivery(ctx, input);
  }

  @Mutation(() => DeliveryView)
  receiveAllAsOrdered(
    @Ctx() ctx: Context,
    @Input(ReceiveAllInput) input: InputOf<typeof inputs.receiveAllAsOrdered>,
  ): Promise<DeliveryWithLines> {
    return drafts.receiveAllAsOrdered(ctx, input);
  }

  @Mutation(() => DeliveryView)
  cancelDelivery(
    @Ctx() ctx: Context,
    @Input(CancelDeliveryInput) input: InputOf<typeof inputs.cancelDelivery>,
  ): Promise<DeliveryWithLines> {
    return drafts.cancelDelivery(ctx, input);
  }

  @Mutation(() => DeliveryView)
  setDeliveryExternalId(
    @Ctx() ctx: Context,
    @Input(SetDeliveryExternalIdInput) input: InputOf<typeof inputs.setDeliveryExternalId>,
  ): Promise<DeliveryWithLines> {
    return drafts.setDeliveryExternalId(ctx, input);
  }

  @Mutation(() => DeliveryView, {
    description: 'Saves the entries, confirms the delivery and puts it into stock.',
  })
  postDelivery(
    @Ctx() ctx: Context,
    @Input(SaveDeliveryInput) input: InputOf<typeof inputs.saveDelivery>,
  ): Promise<DeliveryWithLines> {
    return posting.postDelivery(ctx, input);
  }

  @Mutation(() => DeliveryView, {
    description: 'Undoes a confirmation within 10 seconds: the delivery is a draft again, with what was entered.',
  })
  undoDelivery(
    @Ctx() ctx: Context,
    @Input(UndoDeliveryInput) input: InputOf<typeof inputs.undoDelivery>,
  ): Promise<DeliveryWithLines> {
    return undo.undoDelivery(ctx, input);
  }

  @Mutation(() => DeliveryView, { description: 'Reverses a confirmed delivery: its stock is removed again.' })
  reverseDelivery(
    @Ctx() ctx: Context,
    @Input(ReverseDeliveryInput) input: InputOf<typeof inputs.reverseDelivery>,
  ): Promise<DeliveryWithLines> {
    return posting.reverseDelivery(ctx, input);
  }

  @Mutation(() => DeliveryView)
  settleDeliveryCredit(
    @Ctx() ctx: Context,
    @Input(SettleDeliveryCreditInput) input: InputOf<typeof inputs.settleDeliveryCredit>,
  ): Promise<DeliveryWithLines> {
    return settleDeliveryCredit(ctx, input);
  }

  @Mutation(() => DeliveryView, { description: 'Corrects the price or the accepted quantity of a confirmed line.' })
  correctDeliveryLine(
    @Ctx() ctx: Context,
    @Input(CorrectDeliveryLineInput) input: InputOf<typeof inputs.correctDeliveryLine>,
  ): Promise<DeliveryWithLines> {
    return corrections.correctDeliveryLine(ctx, input);
  }

  @Subscription(() => DeliveryView, { subscribe: subscribeToIds('DELIVERY_RECEIVED', 'deliveries.read') })
  deliveryReceived(@Ctx() ctx: Context, @Root() id: string): Promise<DeliveryWithLines> {
    return deliveries.delivery(ctx, id);
  }
}
