import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import * as inputs from '#schema/inputs/prep.ts';
import type { Allergen } from '#schema/vocabulary.ts';
import type { Context } from '../../platform/context/context.ts';
import * as graph from '../../platform/graphql/enums.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import { liveIds } from '../../platform/live/stream.ts';
import { undoSeconds, undoUntil } from './prep-change.ts';
import * as completion from './prep-complete.service.ts';
import { isCarriedOver } from './prep-day.ts';
import * as edits from './prep-edit.service.ts';
import { PrepStatus, PrepTaskEvent } from './prep-graph.ts';
import { PrepTask } from './prep-task.entity.ts';
import type { PrepEventRow, PrepTaskRow } from './prep-tasks.queries.ts';
import * as work from './prep-work.service.ts';
import * as prep from './prep.service.ts';

const PrepTasksFilter = inputType('PrepTasksFilter', inputs.prepTasksFilter);
const PrepTaskInput = inputType('PrepTaskInput', inputs.prepTaskInput);
const CompletePrepTaskInput = inputType('CompletePrepTaskInput', inputs.completePrepTaskInput);
const SkipPrepTaskInput = inputType('SkipPrepTaskInput', inputs.skipPrepTaskInput);
const AssignPrepTaskInput = inputType('AssignPrepTaskInput', inputs.assignPrepTaskInput);
const NotePrepTaskInput = inputType('NotePrepTaskInput', inputs.notePrepTaskInput);
const AddPrepTaskInput = inputType('AddPrepTaskInput', inputs.addPrepTaskInput);
const UpdatePrepTaskInput = inputType('UpdatePrepTaskInput', inputs.updatePrepTaskInput);

@Resolver(() => PrepTask)
export class PrepTasksResolver {
  @FieldResolver(() => String, { nullable: true })
  stationName(@Root() row: PrepTaskRow): string | null {
    return row.stationName;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The colour of the station, as #rrggbb; null without one.',
  })
  stationColour(@Root() row: PrepTaskRow): string | null {
    return row.stationColour;
  }

  @FieldResolver(() => String, { nullable: true })
  assigneeName(@Root() row: PrepTaskRow): string | null {
    return row.assigneeName;
  }

  @FieldResolver(() => String, { nullable: true })
  startedByName(@Root() row: PrepTaskRow): string | null {
    return row.startedByName;
  }

  @FieldResolver(() => String, { nullable: true })
  completedByName(@Root() row: PrepTaskRow): string | null {
    return row.completedByName;
  }

  @FieldResolver(() => String, { nullable: true })
  recipeName(@Root() row: PrepTaskRow): string | null {
    return row.recipeName;
  }

  @FieldResolver(() => ID, { description: 'The list it is on.' })
  prepListId(@Root() row: PrepTaskRow): string {
    return row.listId;
  }

  @FieldResolver(() => String, { nullable: true })
  prepListName(@Root() row: PrepTaskRow): string | null {
    return row.listName;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether it was unfinished when its own business day ended, so that it went on to the lists of the next.',
  })
  carriedOver(@Root() row: PrepTaskRow): boolean {
    return isCarriedOver(row, row, new Date());
  }

  @FieldResolver(() => [graph.Allergen], {
    nullable: true,
    description:
      "Of the item and everything in its recipe, as on the recipe's page. Null while unknown, which is not none.",
  })
  allergens(@Root() row: PrepTaskRow): readonly Allergen[] | null {
    return row.allergens;
  }

  @FieldResolver(() => [String], {
    description: 'The names of what nobody knows the allergens of; empty when they are known.',
  })
  allergenGaps(@Root() row: PrepTaskRow): readonly string[] {
    return row.allergenGaps;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Until when you may take the last step back; null when you may not.',
  })
  undoUntil(@Root() row: PrepTaskRow, @Ctx() ctx: Context): Date | null {
    return undoUntil(row, ctx.viewer, new Date());
  }

  @FieldResolver(() => Int, { description: 'The same in whole seconds from now, for devices whose clock is wrong.' })
  undoSeconds(@Root() row: PrepTaskRow, @Ctx() ctx: Context): number {
    return undoSeconds(row, ctx.viewer, new Date());
  }

  @Query(() => [PrepTask], {
    description:
      "A business day's tasks, on today's list also the unfinished ones of days before; earliest due first, at most 500.",
  })
  prepTasks(
    @Ctx() ctx: Context,
    @Arg('filter', () => PrepTasksFilter, { nullable: true }) filter?: unknown,
  ): Promise<PrepTaskRow[]> {
    return prep.prepTasks(ctx, filter ?? {});
  }

  @Query(() => [PrepTask], { description: "Today's tasks that are yours or that you may claim." })
  myPrepTasks(@Ctx() ctx: Context): Promise<PrepTaskRow[]> {
    return prep.myPrepTasks(ctx);
  }

  @Query(() => PrepTask)
  prepTask(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<PrepTaskRow> {
    return prep.prepTask(ctx, id);
  }

  @Query(() => [PrepTaskEvent], { description: 'What happened to a task, newest first; at most 50.' })
  prepTaskHistory(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<PrepEventRow[]> {
    return prep.prepTaskHistory(ctx, id);
  }

  @Query(() => PrepStatus)
  prepTaskStatus(@Ctx() ctx: Context): Promise<PrepStatus> {
    return prep.prepStatus(ctx);
  }

  @Mutation(() => PrepTask)
  startPrepTask(@Ctx() ctx: Context, @Arg('input', () => PrepTaskInput) input: unknown): Promise<PrepTaskRow> {
    return work.startPrepTask(ctx, input);
  }

  @Mutation(() => PrepTask)
  holdPrepTask(@Ctx() ctx: Context, @Arg('input', () => PrepTaskInput) input: unknown): Promise<PrepTaskRow> {
    return work.holdPrepTask(ctx, input);
  }

  @Mutation(() => PrepTask)
  resumePrepTask(@Ctx() ctx: Context, @Arg('input', () => PrepTaskInput) input: unknown): Promise<PrepTaskRow> {
    return work.resumePrepTask(ctx, input);
  }

  @Mutation(() => PrepTask)
  completePrepTask(
    @Ctx() ctx: Context,
    @Arg('input', () => CompletePrepTaskInput) input: unknown,
  ): Promise<PrepTaskRow> {
    return completion.completePrepTask(ctx, input);
  }

  @Mutation(() => PrepTask, { description: 'Takes the last step back within 10 seconds.' })
  undoPrepTask(@Ctx() ctx: Context, @Arg('input', () => PrepTaskInput) input: unknown): Promise<PrepTaskRow> {
    return completion.undoPrepTask(ctx, input);
  }

  @Mutation(() => PrepTask)
  reopenPrepTask(@Ctx() ctx: Context, @Arg('input', () => PrepTaskInput) input: unknown): Promise<PrepTaskRow> {
    return completion.reopenPrepTask(ctx, input);
  }

  @Mutation(() => PrepTask)
  skipPrepTask(@Ctx() ctx: Context, @Arg('input', () => SkipPrepTaskInput) input: unknown): Promise<PrepTaskRow> {
    return work.skipPrepTask(ctx, input);
  }

  @Mutation(() => PrepTask)
  cancelPrepTask(@Ctx() ctx: Context, @Arg('input', () => PrepTaskInput) input: unknown): Promise<PrepTaskRow> {
    return work.cancelPrepTask(ctx, input);
  }

  @Mutation(() => PrepTask)
  claimPrepTask(@Ctx() ctx: Context, @Arg('input', () => PrepTaskInput) input: unknown): Promise<PrepTaskRow> {
    return work.claimPrepTask(ctx, input);
  }

  @Mutation(() => PrepTask)
  releasePrepTask(@Ctx() ctx: Context, @Arg('input', () => PrepTaskInput) input: unknown): Promise<PrepTaskRow> {
    return work.releasePrepTask(ctx, input);
  }

  @Mutation(() => PrepTask)
  assignPrepTask(@Ctx() ctx: Context, @Arg('input', () => AssignPrepTaskInput) input: unknown): Promise<PrepTaskRow> {
    return work.assignPrepTask(ctx, input);
  }

  @Mutation(() => PrepTask)
  notePrepTask(@Ctx() ctx: Context, @Arg('input', () => NotePrepTaskInput) input: unknown): Promise<PrepTaskRow> {
    return work.notePrepTask(ctx, input);
  }

  @Mutation(() => PrepTask)
  addPrepTask(@Ctx() ctx: Context, @Arg('input', () => AddPrepTaskInput) input: unknown): Promise<PrepTaskRow> {
    return edits.addPrepTask(ctx, input);
  }

  @Mutation(() => PrepTask)
  updatePrepTask(@Ctx() ctx: Context, @Arg('input', () => UpdatePrepTaskInput) input: unknown): Promise<PrepTaskRow> {
    return edits.updatePrepTask(ctx, input);
  }

  @Subscription(() => PrepTask, { subscribe: liveIds('PREP_TASK_UPDATED', 'prep.read') })
  prepTaskUpdated(@Ctx() ctx: Context, @Root() id: string): Promise<PrepTaskRow> {
    return prep.prepTask(ctx, id);
  }
}
