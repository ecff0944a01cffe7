import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import * as inputs from '#schema/inputs/timers.ts';
import type { Context } from '../../platform/context/context.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { Input, inputType } from '../../platform/graphql/input-type.ts';
import { TimerView } from './timer.view.ts';
import * as service from './timers.service.ts';

const StartTimerInput = inputType('StartTimerInput', inputs.startTimerInput);
const TimerInput = inputType('TimerInput', inputs.timerInput);
const ExtendTimerInput = inputType('ExtendTimerInput', inputs.extendTimerInput);

@Resolver(() => TimerView)
export class TimersResolver {
  @Query(() => [TimerView])
  timers(@Ctx() ctx: Context): Promise<TimerView[]> {
    return service.timers(ctx);
  }

  @Mutation(() => TimerView)
  startTimer(
    @Ctx() ctx: Context,
    @Input(StartTimerInput) input: InputOf<typeof inputs.startTimerInput>,
  ): Promise<TimerView> {
    return service.startTimer(ctx, input);
  }

  @Mutation(() => TimerView)
  extendTimer(
    @Ctx() ctx: Context,
    @Input(ExtendTimerInput) input: InputOf<typeof inputs.extendTimerInput>,
  ): Promise<TimerView> {
    return service.extendTimer(ctx, input);
  }

  @Mutation(() => TimerView)
  pauseTimer(@Ctx() ctx: Context, @Input(TimerInput) input: InputOf<typeof inputs.timerInput>): Promise<TimerView> {
    return service.pauseTimer(ctx, input);
  }

  @Mutation(() => TimerView)
  resumeTimer(@Ctx() ctx: Context, @Input(TimerInput) input: InputOf<typeof inputs.timerInput>): Promise<TimerView> {
    return service.resumeTimer(ctx, input);
  }

  @Mutation(() => TimerView)
  stopTimer(@Ctx() ctx: Context, @Input(TimerInput) input: InputOf<typeof inputs.timerInput>): Promise<TimerView> {
    return service.stopTimer(ctx, input);
  }
}
