import { Arg, Ctx, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import {
  answerLineCheckInput,
  lineCheckInput,
  noteMissedLineCheckInput,
  recordLineCheckActionInput,
} from '#schema/inputs/line-checks.ts';
import type { Context } from '../../platform/context/context.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import { LocalDate } from '../../platform/graphql/scalars.ts';
import { subscribeToIds } from '../../platform/live/stream.ts';
import { recordLineCheckAction } from './line-check-actions.service.ts';
import { answerLineCheck } from './line-check-answers.service.ts';
import * as checks from './line-checks.service.ts';
import { LineCheckView } from './line-check.view.ts';
import { LineCheckSheet } from './line-check-sheet.view.ts';

const StartLineCheckInput = inputType('StartLineCheckInput', lineCheckInput);
const SubmitLineCheckInput = inputType('SubmitLineCheckInput', lineCheckInput);
const AnswerLineCheckInput = inputType('AnswerLineCheckInput', answerLineCheckInput);
const RecordLineCheckActionInput = inputType('RecordLineCheckActionInput', recordLineCheckActionInput);
const NoteMissedLineCheckInput = inputType('NoteMissedLineCheckInput', noteMissedLineCheckInput);

@Resolver()
export class LineChecksResolver {
  @Query(() => [LineCheckView], { description: "A business day's runs, soonest due first; today's without a date." })
  lineChecks(
    @Ctx() ctx: Context,
    @Arg('date', () => LocalDate, { nullable: true }) date?: string,
  ): Promise<LineCheckView[]> {
    return checks.lineChecks(ctx, { date });
  }

  @Query(() => LineCheckSheet)
  lineCheck(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<LineCheckSheet> {
    return checks.lineCheckSheet(ctx, id);
  }

  @Mutation(() => LineCheckSheet)
  startLineCheck(
    @Ctx() ctx: Context,
    @Arg('input', () => StartLineCheckInput) input: unknown,
  ): Promise<LineCheckSheet> {
    return checks.startLineCheck(ctx, input);
  }

  @Mutation(() => LineCheckSheet)
  answerLineCheck(
    @Ctx() ctx: Context,
    @Arg('input', () => AnswerLineCheckInput) input: unknown,
  ): Promise<LineCheckSheet> {
    return answerLineCheck(ctx, input);
  }

  @Mutation(() => LineCheckSheet, { description: 'Says what was done about one reading out of range.' })
  recordLineCheckAction(
    @Ctx() ctx: Context,
    @Arg('input', () => RecordLineCheckActionInput) input: unknown,
  ): Promise<LineCheckSheet> {
    return recordLineCheckAction(ctx, input);
  }

  @Mutation(() => LineCheckSheet)
  submitLineCheck(
    @Ctx() ctx: Context,
    @Arg('input', () => SubmitLineCheckInput) input: unknown,
  ): Promise<LineCheckSheet> {
    return checks.submitLineCheck(ctx, input);
  }

  @Mutation(() => LineCheckView)
  noteMissedLineCheck(
    @Ctx() ctx: Context,
    @Arg('input', () => NoteMissedLineCheckInput) input: unknown,
  ): Promise<LineCheckView> {
    return checks.noteMissedLineCheck(ctx, input);
  }

  @Subscription(() => LineCheckView, { subscribe: subscribeToIds('LINE_CHECK_UPDATED', 'line-checks.read') })
  lineCheckUpdated(@Ctx() ctx: Context, @Root() id: string): Promise<LineCheckView> {
    return checks.lineCheck(ctx, id);
  }
}
