import { Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import * as inputs from '#schema/inputs/prep.ts';
import type { Context } from '../../../platform/context/context.ts';
import type { InputOf } from '../../../platform/context/parse.ts';
import { Input, inputType } from '../../../platform/graphql/input-type.ts';
import { KitchenEvent } from './kitchen-event.entity.ts';
import * as events from './kitchen-events.service.ts';

const AddKitchenEventInput = inputType('AddKitchenEventInput', inputs.addKitchenEventInput);
const UpdateKitchenEventInput = inputType('UpdateKitchenEventInput', inputs.updateKitchenEventInput);
const RemoveKitchenEventInput = inputType('RemoveKitchenEventInput', inputs.removeKitchenEventInput);

@Resolver()
export class KitchenEventsResolver {
  @Query(() => [KitchenEvent])
  kitchenEvents(@Ctx() ctx: Context): Promise<KitchenEvent[]> {
    return events.kitchenEvents(ctx);
  }

  @Mutation(() => KitchenEvent)
  addKitchenEvent(
    @Ctx() ctx: Context,
    @Input(AddKitchenEventInput) input: InputOf<typeof inputs.addKitchenEventInput>,
  ): Promise<KitchenEvent> {
    return events.addKitchenEvent(ctx, input);
  }

  @Mutation(() => KitchenEvent)
  updateKitchenEvent(
    @Ctx() ctx: Context,
    @Input(UpdateKitchenEventInput) input: InputOf<typeof inputs.updateKitchenEventInput>,
  ): Promise<KitchenEvent> {
    return events.updateKitchenEvent(ctx, input);
  }

  @Mutation(() => ID)
  removeKitchenEvent(
    @Ctx() ctx: Context,
    @Input(RemoveKitchenEventInput) input: InputOf<typeof inputs.removeKitchenEventInput>,
  ): Promise<string> {
    return events.removeKitchenEvent(ctx, input);
  }
}
