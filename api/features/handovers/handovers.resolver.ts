import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import * as inputs from '#schema/inputs/handovers.ts';
import { ifPermitted } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { type Page, PageArguments } from '../../platform/graphql/connection.ts';
import { Input, inputType } from '../../platform/graphql/input-type.ts';
import { Decimal, LocalDate } from '../../platform/graphql/scalars.ts';
import { HandoverCardConnection, HandoverCardView } from './handover-card.view.ts';
import { HandoverFacts } from './handover-facts.types.ts';
import * as handovers from './handovers.service.ts';

const CloseDayInput = inputType('CloseDayInput', inputs.closeDay);
const SignHandoverCardInput = inputType('SignHandoverCardInput', inputs.signHandoverCard);

@Resolver(() => HandoverFacts)
export class HandoversResolver {
  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'Minor units of the entries whose cost is known; null for cooks.',
  })
  wasteCost(@Root() facts: HandoverFacts, @Ctx() ctx: Context): string | null {
    return ifPermitted(ctx, 'waste.costs', facts.wasteCost);
  }

  @Query(() => HandoverFacts)
  handoverFacts(
    @Ctx() ctx: Context,
    @Arg('day', () => LocalDate, { nullable: true }) day?: string,
  ): Promise<HandoverFacts> {
    return handovers.handoverFacts(ctx, day ?? null);
  }

  @Query(() => HandoverCardView)
  handoverCard(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<HandoverCardView> {
    return handovers.handoverCard(ctx, id);
  }

  @Query(() => HandoverCardView, { nullable: true })
  latestHandoverCard(
    @Ctx() ctx: Context,
    @Arg('day', () => LocalDate, { nullable: true }) day?: string,
  ): Promise<HandoverCardView | null> {
    return handovers.latestHandoverCard(ctx, day ?? null);
  }

  @Query(() => HandoverCardConnection)
  handoverCards(
    @Ctx() ctx: Context,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('search', () => String, { nullable: true }) search?: string,
  ): Promise<Page<HandoverCardView>> {
    return handovers.handoverCards(ctx, { search: search ?? null }, page);
  }

  @Mutation(() => HandoverCardView)
  closeDay(
    @Ctx() ctx: Context,
    @Input(CloseDayInput) input: InputOf<typeof inputs.closeDay>,
  ): Promise<HandoverCardView> {
    return handovers.closeDay(ctx, input);
  }

  @Mutation(() => HandoverCardView)
  signHandoverCard(
    @Ctx() ctx: Context,
    @Input(SignHandoverCardInput) input: InputOf<typeof inputs.signHandoverCard>,
  ): Promise<HandoverCardView> {
    return handovers.signHandoverCard(ctx, input);
  }
}
