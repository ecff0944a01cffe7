import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import * as inputs from '#schema/inputs/inventory.ts';
import type { Context } from '../../platform/context/context.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import * as acts from './lot-acts.service.ts';
import { StockLotView } from './stock-lot.view.ts';

const ChangeLotStateInput = inputType('ChangeLotStateInput', inputs.changeLotState);
const QuarantineLotInput = inputType('QuarantineLotInput', inputs.quarantineLot);
const ReleaseLotInput = inputType('ReleaseLotInput', inputs.releaseLot);
const MoveLotInput = inputType('MoveLotInput', inputs.moveLot);
const SplitLotInput = inputType('SplitLotInput', inputs.splitLot);

@Resolver()
export class LotActsResolver {
  @Mutation(() => StockLotView, { description: 'Opens a lot, or a part of it, with the use-by of opened food.' })
  openLot(@Ctx() ctx: Context, @Arg('input', () => ChangeLotStateInput) input: unknown): Promise<StockLotView> {
    return acts.openLot(ctx, input);
  }

  @Mutation(() => StockLotView, { description: 'Freezes a lot, or a part of it: the clock of its use-by stops.' })
  freezeLot(@Ctx() ctx: Context, @Arg('input', () => ChangeLotStateInput) input: unknown): Promise<StockLotView> {
    return acts.freezeLot(ctx, input);
  }

  @Mutation(() => StockLotView, { description: 'Thaws a frozen lot, or a part of it: its clock runs on.' })
  thawLot(@Ctx() ctx: Context, @Arg('input', () => ChangeLotStateInput) input: unknown): Promise<StockLotView> {
    return acts.thawLot(ctx, input);
  }

  @Mutation(() => StockLotView, { description: 'Sets a lot, or a part of it, aside: nothing is made of it.' })
  quarantineLot(@Ctx() ctx: Context, @Arg('input', () => QuarantineLotInput) input: unknown): Promise<StockLotView> {
    return acts.quarantineLot(ctx, input);
  }

  @Mutation(() => StockLotView, { description: 'Lets a quarantined lot be used again.' })
  releaseLot(@Ctx() ctx: Context, @Arg('input', () => ReleaseLotInput) input: unknown): Promise<StockLotView> {
    return acts.releaseLot(ctx, input);
  }

  @Mutation(() => StockLotView, { description: 'Moves a lot, or a part of it, to another place.' })
  moveLot(@Ctx() ctx: Context, @Arg('input', () => MoveLotInput) input: unknown): Promise<StockLotView> {
    return acts.moveLot(ctx, input);
  }

  @Mutation(() => StockLotView, { description: 'Splits a part of a lot off and answers the new lot.' })
  splitLot(@Ctx() ctx: Context, @Arg('input', () => SplitLotInput) input: unknown): Promise<StockLotView> {
    return acts.splitLot(ctx, input);
  }
}
