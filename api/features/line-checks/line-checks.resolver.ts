import { Arg, Ctx, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import {
  acknowledgeLineCheckInput,
  answerLineCheckInput,
  lineCheckInput,
  noteMissedLineCheckInput,
  recordLineCheckActionInput,
} from '#schema/inputs/line-checks.ts';
import type { Context } from '../../platform/context/context.ts';
import { Input, inputType } from '../../platform/graphql/input-type.ts';
import { LocalDate } from '../../platform/graphql/scalars.ts';
import { subscribeToIds } from '../../platform/live/stream.ts';
import { recordLineCheckAction } from './answers/line-check-actions.service.ts';
import { answerLineCheck } from './answers/line-check-answers.service.ts';
import * as checks from './line-checks.service.ts';
import { LineCheckView } from './runs/line-check.view.ts';
import { LineCheckSheet } from './runs/line-check-sheet.view.ts';
import type { InputOf } from '../../platform/context/parse.ts';

const StartLineCheckInput = inputType('StartLineCheckInput', lineCheckInput);
const SubmitLineCheckInput = inputType('SubmitLineCheckInput', lineCheckInput);
const AnswerLineCheckInput = inputType('AnswerLineCheckInput', answerLineCheckInput);
const RecordLineCheckActionInput = inputType('RecordLineCheckActionInput', recordLineCheckActionInput);
const AcknowledgeLineCheckInput = inputType('AcknowledgeLineCheckInput', acknowledgeLineCheckInput);
const NoteMissedLineCheckInput = inputType('NoteMissedLineCheckInput', noteMissedLineCheckInput);

@Resolver()
export class LineChecksResolver {
  @Query(() => [LineCheckView], {
    description:
      'The runs of a business day, soonest due first. Without a date: those of today and those of other days that are open now.',
  })
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
    @Input(StartLineCheckInput) input: InputOf<typeof lineCheckInput>,
  ): Promise<LineCheckSheet> {
    return checks.startLineCheck(ctx, input);
  }

  @Mutation(() => LineCheckSheet)
  answerLineCheck(
    @Ctx() ctx: Context,
    @Input(AnswerLineCheckInput) input: InputOf<typeof answerLineCheckInput>,
  ): Promise<LineCheckSheet> {
    return answerLineCheck(ctx, input);
  }

  @Mutation(() => LineCheckSheet, { description: 'Adds a corrective action to one reading out of range.' })
  recordLineCheckAction(
    @Ctx() ctx: Context,
    @Input(RecordLineCheckActionInput) input: InputOf<typeof recordLineCheckActionInput>,
  ): Promise<LineCheckSheet> {
    return recordLineCheckAction(ctx, input);
  }

  @Mutation(() => LineCheckSheet)
  submitLineCheck(
    @Ctx() ctx: Context,
    @Input(SubmitLineCheckInput) input: InputOf<typeof lineCheckInput>,
  ): Promise<LineCheckSheet> {
    return checks.submitLineCheck(ctx, input);
  }

  @Mutation(() => LineCheckView)
  noteMissedLineCheck(
    @Ctx() ctx: Context,
    @Input(NoteMissedLineCheckInput) input: InputOf<typeof noteMissedLineCheckInput>,
  ): Promise<LineCheckView> {
    return checks.noteMissedLineCheck(ctx, input);
  }

  @Mutation(() => LineCheckView)
  acknowledgeLineCheck(
    @Ctx() ctx: Context,
    @Input(AcknowledgeLineCheckInput) input: InputOf<typeof acknowledgeLineCheckInput>,
  ): Promise<LineCheckView> {
    return checks.acknowledgeLineCheck(ctx, input);
  }

  @Subscription(() => LineCheckView, { subscribe: subscribeToIds('LINE_CHECK_UPDATED', 'line-checks.read') })
  lineCheckUpdated(@Ctx() ctx: Context, @Root() id: string): Promise<LineCheckView> {
    return checks.lineCheck(ctx, id);
  }
}
