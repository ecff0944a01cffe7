import { Arg, Args, Ctx, Field, FieldResolver, Int, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import * as inputs from '#schema/inputs/waste.ts';
import { limits } from '#schema/limits.ts';
import { can } from '#schema/permissions.ts';
import type { Context } from '../../platform/context/context.ts';
import { connectionOf, type Page, PageArguments } from '../../platform/graphql/connection.ts';
import * as graph from '../../platform/graphql/enums.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import { Decimal, LocalDate } from '../../platform/graphql/scalars.ts';
import { WasteEntry } from './waste-entry.entity.ts';
import * as log from './waste-log.service.ts';
import { WasteReason } from './waste-reason.entity.ts';
import type { WasteRow } from './waste.queries.ts';
import * as waste from './waste.service.ts';

const WasteEntryConnection = connectionOf(WasteEntry);
const LogWasteInput = inputType('LogWasteInput', inputs.logWaste);
const UndoWasteInput = inputType('UndoWasteInput', inputs.undoWaste);
const ReverseWasteInput = inputType('ReverseWasteInput', inputs.reverseWaste);

@ObjectType({ description: 'A reason or an item and what it came to in the last seven days.' })
class WasteTop {
  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  nameEs!: string | null;

  @Field(() => Int)
  entries!: number;

  @Field(() => Decimal, { nullable: true, description: 'Minor units; null for cooks.' })
  cost!: string | null;
}

@ObjectType({ description: 'Costs are in minor units, and null for cooks. Expected trim is in none of it.' })
class WasteSummary {
  @Field(() => Int)
  todayEntries!: number;

  @Field(() => Decimal, { nullable: true })
  todayCost!: string | null;

  @Field(() => Decimal, {
    nullable: true,
    description: 'Minor units, the last seven business days; null while unknown, and for cooks.',
  })
  weekCost!: string | null;

  @Field(() => Decimal, {
    nullable: true,
    description: 'Minor units, the seven business days before; null while unknown, and for cooks.',
  })
  previousWeekCost!: string | null;

  @Field(() => Int, { description: 'How many entries of the last 14 days have no known cost; they are in no sum.' })
  unknownCosts!: number;

  @Field(() => [WasteTop])
  topReasons!: readonly WasteTop[];

  @Field(() => [WasteTop])
  topItems!: readonly WasteTop[];
}

@Resolver(() => WasteEntry)
export class WasteResolver {
  @FieldResolver(() => String)
  itemName(@Root() row: WasteRow): string {
    return row.itemName;
  }

  @FieldResolver(() => graph.Unit)
  unit(@Root() row: WasteRow): string {
    return row.unit;
  }

  @FieldResolver(() => String)
  reasonName(@Root() row: WasteRow): string {
    return row.reasonName;
  }

  @FieldResolver(() => String, { nullable: true })
  reasonNameEs(@Root() row: WasteRow): string | null {
    return row.reasonNameEs;
  }

  @FieldResolver(() => String, { nullable: true })
  stationName(@Root() row: WasteRow): string | null {
    return row.stationName;
  }

  @FieldResolver(() => String)
  recordedByName(@Root() row: WasteRow): string {
    return row.recordedByName;
  }

  @FieldResolver(() => String, { nullable: true, description: 'The lot it came from; null when it came from several.' })
  lotCode(@Root() row: WasteRow): string | null {
    return row.lotCode;
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'Minor units at entry, four decimals; null when unknown, and for cooks.',
  })
  cost(@Root() row: WasteRow, @Ctx() ctx: Context): string | null {
    return can(ctx.viewer?.grants, 'waste.costs') ? row.cost : null;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Until when its recorder may undo it; null when taken back.',
  })
  undoUntil(@Root() row: WasteRow): Date | null {
    return row.reversedAt ? null : new Date(row.createdAt.getTime() + limits.undoWindow);
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
  ): Promise<Page<WasteRow>> {
    return waste.wastePage(ctx, { from, to }, page);
  }

  @Query(() => WasteSummary)
  wasteSummary(@Ctx() ctx: Context): Promise<WasteSummary> {
    return waste.wasteSummary(ctx);
  }

  @Mutation(() => WasteEntry)
  logWaste(@Ctx() ctx: Context, @Arg('input', () => LogWasteInput) input: unknown): Promise<WasteRow> {
    return log.logWaste(ctx, input);
  }

  @Mutation(() => WasteEntry)
  undoWaste(@Ctx() ctx: Context, @Arg('input', () => UndoWasteInput) input: unknown): Promise<WasteRow> {
    return log.undoWaste(ctx, input);
  }

  @Mutation(() => WasteEntry)
  reverseWaste(@Ctx() ctx: Context, @Arg('input', () => ReverseWasteInput) input: unknown): Promise<WasteRow> {
    return log.reverseWaste(ctx, input);
  }
}
