import { Ctx, Mutation, Resolver } from 'type-graphql';
import * as inputs from '#schema/inputs/inventory.ts';
import type { Context } from '../../../platform/context/context.ts';
import { Input, inputType } from '../../../platform/graphql/input-type.ts';
import * as acts from './lot-acts.service.ts';
import { StockLotView } from './stock-lot.view.ts';
import type { InputOf } from '../../../platform/context/parse.ts';

const ChangeLotStateInput = inputType('ChangeLotStateInput', inputs.changeLotState);
const QuarantineLotInput = inputType('QuarantineLotInput', inputs.quarantineLot);
const ReleaseLotInput = inputType('ReleaseLotInput', inputs.releaseLot);
const MoveLotInput = inputType('MoveLotInput', inputs.moveLot);
const SplitLotInput = inputType('SplitLotInput', inputs.splitLot);

@Resolver()
export class LotActsResolver {
  @Mutation(() => StockLotView, { description: 'Opens a lot, or a part of it, with the use-by of opened food.' })
  openLot(
    @Ctx() ctx: Context,
    @Input(ChangeLotStateInput) input: InputOf<typeof inputs.changeLotState>,
  ): Promise<StockLotView> {
    return acts.openLot(ctx, input);
  }

  @Mutation(() => StockLotView, { description: 'Freezes a lot, or a part of it: the clock of its use-by stops.' })
  freezeLot(
    @Ctx() ctx: Context,
    @Input(ChangeLotStateInput) input: InputOf<typeof inputs.changeLotState>,
  ): Promise<StockLotView> {
    return acts.freezeLot(ctx, input);
  }

  @Mutation(() => StockLotView, { description: 'Thaws a frozen lot, or a part of it: its clock runs again.' })
  thawLot(
    @Ctx() ctx: Context,
    @Input(ChangeLotStateInput) input: InputOf<typeof inputs.changeLotState>,
  ): Promise<StockLotView> {
    return acts.thawLot(ctx, input);
  }

  @Mutation(() => StockLotView, { description: 'Puts a lot, or a part of it, into quarantine: it is not used.' })
  quarantineLot(
    @Ctx() ctx: Context,
    @Input(QuarantineLotInput) input: InputOf<typeof inputs.quarantineLot>,
  ): Promise<StockLotView> {
    return acts.quarantineLot(ctx, input);
  }

  @Mutation(() => StockLotView, { description: 'Releases a lot from quarantine.' })
  releaseLot(
    @Ctx() ctx: Context,
    @Input(ReleaseLotInput) input: InputOf<typeof inputs.releaseLot>,
  ): Promise<StockLotView> {
    return acts.releaseLot(ctx, input);
  }

  @Mutation(() => StockLotView, { description: 'Moves a lot, or a part of it, to another place.' })
  moveLot(@Ctx() ctx: Context, @Input(MoveLotInput) input: InputOf<typeof inputs.moveLot>): Promise<StockLotView> {
    return acts.moveLot(ctx, input);
  }

  @Mutation(() => StockLotView, { description: 'Splits off a part of a lot. Returns the new lot.' })
  splitLot(@Ctx() ctx: Context, @Input(SplitLotInput) input: InputOf<typeof inputs.splitLot>): Promise<StockLotView> {
    return acts.splitLot(ctx, input);
  }
}
