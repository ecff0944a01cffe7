import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import * as inputs from '#schema/inputs/prep.ts';
import type { Context } from '../../platform/context/context.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import { subscribeToIds } from '../../platform/live/stream.ts';
import { undoSeconds, undoUntil } from './prep-task-lifecycle.ts';
import * as completion from './prep-task-completion.service.ts';
import * as edits from './prep-task-planning.service.ts';
import * as work from './prep-task-transitions.service.ts';
import * as prep from './prep.service.ts';
import { PrepStatus, PrepTaskEvent, PrepTaskView } from './prep-task.view.ts';

const PrepTasksFilter = inputType('PrepTasksFilter', inputs.prepTasksFilter);
const PrepTaskInput = inputType('PrepTaskInput', inputs.prepTaskInput);
const CompletePrepTaskInput = inputType('CompletePrepTaskInput', inputs.completePrepTaskInput);
const SkipPrepTaskInput = inputType('SkipPrepTaskInput', inputs.skipPrepTaskInput);
const AssignPrepTaskInput = inputType('AssignPrepTaskInput', inputs.assignPrepTaskInput);
const NotePrepTaskInput = inputType('NotePrepTaskInput', inputs.notePrepTaskInput);
const AddPrepTaskInput = inputType('AddPrepTaskInput', inputs.addPrepTaskInput);
const UpdatePrepTaskInput = inputType('UpdatePrepTaskInput', inputs.updatePrepTaskInput);

@Resolver(() => PrepTaskView)
export class PrepTasksResolver {
  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Until when you may take the last step back; null when you may not.',
  })
  undoUntil(@Root() row: PrepTaskView, @Ctx() ctx: Context): Date | null {
    return undoUntil(row, ctx.viewer, new Date());
  }

  @FieldResolver(() => Int, { description: 'The same in whole seconds from now, for devices whose clock is wrong.' })
  undoSeconds(@Root() row: PrepTaskView, @Ctx() ctx: Context): number {
    return undoSeconds(row, ctx.viewer, new Date());
  }

  @Query(() => [PrepTaskView], {
    description:
      "A business day's tasks, on today's list also the unfinished ones of days before; earliest due first, at most 500.",
  })
  prepTasks(
    @Ctx() ctx: Context,
    @Arg('filter', () => PrepTasksFilter, { nullable: true }) filter?: unknown,
  ): Promise<PrepTaskView[]> {
    return prep.prepTasks(ctx, filter ?? {});
  }

  @Query(() => [PrepTaskView], { description: "Today's tasks that are yours or that you may claim." })
  myPrepTasks(@Ctx() ctx: Context): Promise<PrepTaskView[]> {
    return prep.myPrepTasks(ctx);
  }

  @Query(() => PrepTaskView)
  prepTask(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<PrepTaskView> {
    return prep.prepTask(ctx, id);
  }

  @Query(() => [PrepTaskEvent], { description: 'What happened to a task, newest first; at most 50.' })
  prepTaskHistory(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<PrepTaskEvent[]> {
    return prep.prepTaskHistory(ctx, id);
  }

  @Query(() => PrepStatus)
  prepTaskStatus(@Ctx() ctx: Context): Promise<PrepStatus> {
    return prep.prepStatus(ctx);
  }

  @Mutation(() => PrepTaskView)
  startPrepTask(@Ctx() ctx: Context, @Arg('input', () => PrepTaskInput) input: unknown): Promise<PrepTaskView> {
    return work.startPrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView)
  holdPrepTask(@Ctx() ctx: Context, @Arg('input', () => PrepTaskInput) input: unknown): Promise<PrepTaskView> {
    return work.holdPrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView)
  resumePrepTask(@Ctx() ctx: Context, @Arg('input', () => PrepTaskInput) input: unknown): Promise<PrepTaskView> {
    return work.resumePrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView)
  completePrepTask(
    @Ctx() ctx: Context,
    @Arg('input', () => CompletePrepTaskInput) input: unknown,
  ): Promise<PrepTaskView> {
    return completion.completePrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView, { description: 'Takes the last step back within 10 seconds.' })
  undoPrepTask(@Ctx() ctx: Context, @Arg('input', () => PrepTaskInput) input: unknown): Promise<PrepTaskView> {
    return completion.undoPrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView)
  reopenPrepTask(@Ctx() ctx: Context, @Arg('input', () => PrepTaskInput) input: unknown): Promise<PrepTaskView> {
    return completion.reopenPrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView)
  skipPrepTask(@Ctx() ctx: Context, @Arg('input', () => SkipPrepTaskInput) input: unknown): Promise<PrepTaskView> {
    return work.skipPrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView)
  cancelPrepTask(@Ctx() ctx: Context, @Arg('input', () => PrepTaskInput) input: unknown): Promise<PrepTaskView> {
    return work.cancelPrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView)
  claimPrepTask(@Ctx() ctx: Context, @Arg('input', () => PrepTaskInput) input: unknown): Promise<PrepTaskView> {
    return work.claimPrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView)
  releasePrepTask(@Ctx() ctx: Context, @Arg('input', () => PrepTaskInput) input: unknown): Promise<PrepTaskView> {
    return work.releasePrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView)
  assignPrepTask(@Ctx() ctx: Context, @Arg('input', () => AssignPrepTaskInput) input: unknown): Promise<PrepTaskView> {
    return work.assignPrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView)
  notePrepTask(@Ctx() ctx: Context, @Arg('input', () => NotePrepTaskInput) input: unknown): Promise<PrepTaskView> {
    return work.notePrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView)
  addPrepTask(@Ctx() ctx: Context, @Arg('input', () => AddPrepTaskInput) input: unknown): Promise<PrepTaskView> {
    return edits.addPrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView)
  updatePrepTask(@Ctx() ctx: Context, @Arg('input', () => UpdatePrepTaskInput) input: unknown): Promise<PrepTaskView> {
    return edits.updatePrepTask(ctx, input);
  }

  @Subscription(() => PrepTaskView, { subscribe: subscribeToIds('PREP_TASK_UPDATED', 'prep.read') })
  prepTaskUpdated(@Ctx() ctx: Context, @Root() id: string): Promise<PrepTaskView> {
    return prep.prepTask(ctx, id);
  }
}
