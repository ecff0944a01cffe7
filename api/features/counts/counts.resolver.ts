import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import * as inputs from '#schema/inputs/counts.ts';
import { ifPermitted } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { connectionOf, type Page, PageArguments } from '../../platform/graphql/connection.ts';
import { Input, inputType, OptionalInput } from '../../platform/graphql/input-type.ts';
import { Decimal } from '../../platform/graphql/scalars.ts';
import * as closing from './closing/closing-count.service.ts';
import { CountLineView } from './lines/count-line.view.ts';
import * as review from './review/count-review.service.ts';
import { CountSessionView } from './count-session.view.ts';
import { CountSheetRow } from './sheet/count-sheet.view.ts';
import * as start from './count-start.service.ts';
import * as counting from './lines/counting.service.ts';
import * as counts from './counts.service.ts';

const CountSessionConnection = connectionOf(CountSessionView, 'CountSession');
const CountsFilter = inputType('CountsFilter', inputs.countsFilter);
const StartCountInput = inputType('StartCountInput', inputs.startCount);
const StartSpotCountInput = inputType('StartSpotCountInput', inputs.startSpotCount);
const CountLineInput = inputType('CountLineInput', inputs.countLine);
const ClearCountLineInput = inputType('ClearCountLineInput', inputs.clearCountLine);
const CountTargetInput = inputType('CountTargetInput', inputs.countTarget);
const CancelCountInput = inputType('CancelCountInput', inputs.cancelCount);
const ReverseCountInput = inputType('ReverseCountInput', inputs.reverseCount);
const AcceptCountLineInput = inputType('AcceptCountLineInput', inputs.acceptCountLine);
const RequestRecountInput = inputType('RequestRecountInput', inputs.requestRecount);
const OrderShelfInput = inputType('OrderShelfInput', inputs.orderShelf);
const CountClosingInput = inputType('CountClosingInput', inputs.countClosing);

@Resolver(() => CountSessionView)
export class CountsResolver {
  @FieldResolver(() => Decimal, { nullable: true })
  postedValue(@Root() row: CountSessionView, @Ctx() ctx: Context): string | null {
    return ifPermitted(ctx, 'counts.review', row.postedValue);
  }

  @Query(() => CountSessionConnection)
  countSessions(
    @Ctx() ctx: Context,
    @Args(() => PageArguments) page: PageArguments,
    @OptionalInput('filter', CountsFilter) filter?: InputOf<typeof inputs.countsFilter> | null,
  ): Promise<Page<CountSessionView>> {
    return counts.countSessions(ctx, filter, page);
  }

  @Query(() => CountSessionView)
  countSession(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<CountSessionView> {
    return counts.countSession(ctx, id);
  }

  @Query(() => [CountSheetRow])
  countSheet(@Ctx() ctx: Context, @Arg('countSessionId', () => ID) countSessionId: string): Promise<CountSheetRow[]> {
    return counts.countSheet(ctx, countSessionId);
  }

  @Mutation(() => CountSessionView)
  startCount(
    @Ctx() ctx: Context,
    @Input(StartCountInput) input: InputOf<typeof inputs.startCount>,
  ): Promise<CountSessionView> {
    return start.startCount(ctx, input);
  }

  @Mutation(() => CountSessionView)
  startSpotCount(
    @Ctx() ctx: Context,
    @Input(StartSpotCountInput) input: InputOf<typeof inputs.startSpotCount>,
  ): Promise<CountSessionView> {
    return start.startSpotCount(ctx, input);
  }

  @Mutation(() => CountLineView)
  countLine(
    @Ctx() ctx: Context,
    @Input(CountLineInput) input: InputOf<typeof inputs.countLine>,
  ): Promise<CountLineView> {
    return counting.countLine(ctx, input);
  }

  @Mutation(() => CountSessionView)
  clearCountLine(
    @Ctx() ctx: Context,
    @Input(ClearCountLineInput) input: InputOf<typeof inputs.clearCountLine>,
  ): Promise<CountSessionView> {
    return counting.clearCountLine(ctx, input);
  }

  @Mutation(() => CountSessionView)
  submitCount(
    @Ctx() ctx: Context,
    @Input(CountTargetInput) input: InputOf<typeof inputs.countTarget>,
  ): Promise<CountSessionView> {
    return counting.submitCount(ctx, input);
  }

  @Mutation(() => CountSessionView)
  reopenCount(
    @Ctx() ctx: Context,
    @Input(CountTargetInput) input: InputOf<typeof inputs.countTarget>,
  ): Promise<CountSessionView> {
    return review.reopenCount(ctx, input);
  }

  @Mutation(() => CountSessionView)
  requestRecount(
    @Ctx() ctx: Context,
    @Input(RequestRecountInput) input: InputOf<typeof inputs.requestRecount>,
  ): Promise<CountSessionView> {
    return review.requestRecount(ctx, input);
  }

  @Mutation(() => CountLineView)
  acceptCountLine(
    @Ctx() ctx: Context,
    @Input(AcceptCountLineInput) input: InputOf<typeof inputs.acceptCountLine>,
  ): Promise<CountLineView> {
    return review.acceptCountLine(ctx, input);
  }

  @Mutation(() => CountSessionView)
  postCount(
    @Ctx() ctx: Context,
    @Input(CountTargetInput) input: InputOf<typeof inputs.countTarget>,
  ): Promise<CountSessionView> {
    return review.postCount(ctx, input);
  }

  @Mutation(() => CountSessionView)
  reverseCount(
    @Ctx() ctx: Context,
    @Input(ReverseCountInput) input: InputOf<typeof inputs.reverseCount>,
  ): Promise<CountSessionView> {
    return review.reverseCount(ctx, input);
  }

  @Mutation(() => CountSessionView)
  cancelCount(
    @Ctx() ctx: Context,
    @Input(CancelCountInput) input: InputOf<typeof inputs.cancelCount>,
  ): Promise<CountSessionView> {
    return review.cancelCount(ctx, input);
  }

  @Mutation(() => Boolean)
  orderShelf(@Ctx() ctx: Context, @Input(OrderShelfInput) input: InputOf<typeof inputs.orderShelf>): Promise<boolean> {
    return counts.orderShelf(ctx, input);
  }

  @Mutation(() => CountSessionView)
  countClosing(
    @Ctx() ctx: Context,
    @Input(CountClosingInput) input: InputOf<typeof inputs.countClosing>,
  ): Promise<CountSessionView> {
    return closing.countClosing(ctx, input);
  }

  @Mutation(() => CountSessionView)
  undoClosingCount(
    @Ctx() ctx: Context,
    @Input(CountTargetInput) input: InputOf<typeof inputs.countTarget>,
  ): Promise<CountSessionView> {
    return closing.undoClosingCount(ctx, input);
  }
}
