import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import * as inputs from '#schema/inputs/waste.ts';
import type { Context } from '../../platform/context/context.ts';
import { type Page, PageArguments } from '../../platform/graphql/connection.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { Input, inputType } from '../../platform/graphql/input-type.ts';
import { Decimal, LocalDate } from '../../platform/graphql/scalars.ts';
import * as log from './waste-log.service.ts';
import { WasteReason } from './waste-reason.entity.ts';
import * as waste from './waste.service.ts';
import { WasteEntryConnection, WasteEntryView } from './waste-entry.view.ts';
import { WasteSummary } from './waste-summary.view.ts';
import { ifPermitted } from '../../platform/context/access.ts';

const LogWasteInput = inputType('LogWasteInput', inputs.logWaste);
const UndoWasteInput = inputType('UndoWasteInput', inputs.undoWaste);
const ReverseWasteInput = inputType('ReverseWasteInput', inputs.reverseWaste);

@Resolver(() => WasteEntryView)
export class WasteResolver {
  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'Minor units at entry, four decimals; null when unknown, and for cooks.',
  })
  cost(@Root() row: WasteEntryView, @Ctx() ctx: Context): string | null {
    return ifPermitted(ctx, 'waste.costs', row.cost);
  }

  @Query(() => [WasteReason])
  wasteReasons(@Ctx() ctx: Context): Promise<WasteReason[]> {
    return waste.wasteReasons(ctx);
  }

  @Query(() => WasteEntryConnection)
  wasteEntries(
    @Ctx() ctx: Context,
    @Arg('from', () => LocalDate) from: string,
    @Arg('to', () => LocalDate) to: string,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<WasteEntryView>> {
    return waste.wastePage(ctx, { from, to }, page);
  }

  @Query(() => WasteSummary)
  wasteSummary(@Ctx() ctx: Context): Promise<WasteSummary> {
    return waste.wasteSummary(ctx);
  }

  @Mutation(() => WasteEntryView)
  logWaste(@Ctx() ctx: Context, @Input(LogWasteInput) input: InputOf<typeof inputs.logWaste>): Promise<WasteEntryView> {
    return log.logWaste(ctx, input);
  }

  @Mutation(() => WasteEntryView)
  undoWaste(
    @Ctx() ctx: Context,
    @Input(UndoWasteInput) input: InputOf<typeof inputs.undoWaste>,
  ): Promise<WasteEntryView> {
    return log.undoWaste(ctx, input);
  }

  @Mutation(() => WasteEntryView)
  reverseWaste(
    @Ctx() ctx: Context,
    @Input(ReverseWasteInput) input: InputOf<typeof inputs.reverseWaste>,
  ): Promise<WasteEntryView> {
    return log.reverseWaste(ctx, input);
  }
}
