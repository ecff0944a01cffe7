import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import {
  answerLineCheckInput,
  lineCheckInput,
  noteMissedLineCheckInput,
  recordLineCheckActionInput,
} from '#schema/inputs/line-checks.ts';
import type { Context } from '../../platform/context/context.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import { LocalDate } from '../../platform/graphql/scalars.ts';
import { liveIds } from '../../platform/live/stream.ts';
import { LineCheckAction } from './line-check-action.entity.ts';
import { recordLineCheckAction } from './line-check-actions.service.ts';
import { LineCheckAnswer } from './line-check-answer.entity.ts';
import { answerLineCheck } from './line-check-answers.service.ts';
import { LineCheckSheet } from './line-check-sheet.ts';
import { LineCheck } from './line-check.entity.ts';
import type { ActionRow, ReadingRow } from './line-check-readings.queries.ts';
import * as checks from './line-checks.service.ts';
import type { LineCheckRow, SheetRow } from './line-checks.service.ts';

const StartLineCheckInput = inputType('StartLineCheckInput', lineCheckInput);
const SubmitLineCheckInput = inputType('SubmitLineCheckInput', lineCheckInput);
const AnswerLineCheckInput = inputType('AnswerLineCheckInput', answerLineCheckInput);
const RecordLineCheckActionInput = inputType('RecordLineCheckActionInput', recordLineCheckActionInput);
const NoteMissedLineCheckInput = inputType('NoteMissedLineCheckInput', noteMissedLineCheckInput);

@Resolver(() => LineCheck)
export class LineChecksResolver {
  @FieldResolver(() => String, { nullable: true })
  nameEs(@Root() row: LineCheckRow): string | null {
    return row.nameEs;
  }

  @FieldResolver(() => ID, { nullable: true })
  stationId(@Root() row: LineCheckRow): string | null {
    return row.stationId;
  }

  @FieldResolver(() => String, { nullable: true })
  stationName(@Root() row: LineCheckRow): string | null {
    return row.stationName;
  }

  @FieldResolver(() => String, { nullable: true })
  startedByName(@Root() row: LineCheckRow): string | null {
    return row.startedByName;
  }

  @FieldResolver(() => String, { nullable: true })
  submittedByName(@Root() row: LineCheckRow): string | null {
    return row.submittedByName;
  }

  @FieldResolver(() => Int, { description: 'How many things were read at least once.' })
  answeredCount(@Root() row: LineCheckRow): number {
    return row.answeredCount;
  }

  @FieldResolver(() => Int, { description: 'How many readings were out of range, whatever was read afterwards.' })
  failedCount(@Root() row: LineCheckRow): number {
    return row.failedCount;
  }

  @FieldResolver(() => Int, { description: 'How many things had a reading out of range.' })
  failedItemCount(@Root() row: LineCheckRow): number {
    return row.failedItemCount;
  }

  @FieldResolver(() => Int, { description: 'How many readings out of range still need a corrective action.' })
  openFailureCount(@Root() row: LineCheckRow): number {
    return row.openFailureCount;
  }

  @FieldResolver(() => Boolean, { description: 'Past its due time, or submitted after it.' })
  late(@Root() row: LineCheckRow): boolean {
    return row.late;
  }

  @FieldResolver(() => Boolean, { description: 'Whether line checks are given to the person asking.' })
  mayRun(@Root() row: LineCheckRow): boolean {
    return row.mayRun;
  }

  @Query(() => [LineCheck], { description: "A business day's runs, soonest due first; today's without a date." })
  lineChecks(
    @Ctx() ctx: Context,
    @Arg('date', () => LocalDate, { nullable: true }) date?: string,
  ): Promise<LineCheckRow[]> {
    return checks.lineChecks(ctx, { date });
  }

  @Query(() => LineCheckSheet)
  lineCheck(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<SheetRow> {
    return checks.lineCheckSheet(ctx, id);
  }

  @Mutation(() => LineCheckSheet)
  startLineCheck(@Ctx() ctx: Context, @Arg('input', () => StartLineCheckInput) input: unknown): Promise<SheetRow> {
    return checks.startLineCheck(ctx, input);
  }

  @Mutation(() => LineCheckSheet)
  answerLineCheck(@Ctx() ctx: Context, @Arg('input', () => AnswerLineCheckInput) input: unknown): Promise<SheetRow> {
    return answerLineCheck(ctx, input);
  }

  @Mutation(() => LineCheckSheet, { description: 'Says what was done about one reading out of range.' })
  recordLineCheckAction(
    @Ctx() ctx: Context,
    @Arg('input', () => RecordLineCheckActionInput) input: unknown,
  ): Promise<SheetRow> {
    return recordLineCheckAction(ctx, input);
  }

  @Mutation(() => LineCheckSheet)
  submitLineCheck(@Ctx() ctx: Context, @Arg('input', () => SubmitLineCheckInput) input: unknown): Promise<SheetRow> {
    return checks.submitLineCheck(ctx, input);
  }

  @Mutation(() => LineCheck)
  noteMissedLineCheck(
    @Ctx() ctx: Context,
    @Arg('input', () => NoteMissedLineCheckInput) input: unknown,
  ): Promise<LineCheckRow> {
    return checks.noteMissedLineCheck(ctx, input);
  }

  @Subscription(() => LineCheck, { subscribe: liveIds('LINE_CHECK_UPDATED', 'line-checks.read') })
  lineCheckUpdated(@Ctx() ctx: Context, @Root() id: string): Promise<LineCheckRow> {
    return checks.lineCheck(ctx, id);
  }
}

@Resolver(() => LineCheckAnswer)
export class LineCheckAnswersResolver {
  @FieldResolver(() => String)
  byName(@Root() row: ReadingRow): string {
    return row.byName;
  }

  @FieldResolver(() => [LineCheckAction], { description: 'What was done about it, oldest first.' })
  actions(@Root() row: ReadingRow): readonly ActionRow[] {
    return row.actions;
  }

  @FieldResolver(() => String, { nullable: true, description: 'All its actions on one line; null without any.' })
  correctiveAction(@Root() row: ReadingRow): string | null {
    return row.actions.map(({ action }) => action).join(' · ') || null;
  }
}

@Resolver(() => LineCheckAction)
export class LineCheckActionsResolver {
  @FieldResolver(() => String)
  byName(@Root() row: ActionRow): string {
    return row.byName;
  }
}
