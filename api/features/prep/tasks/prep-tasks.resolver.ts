import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import * as inputs from '#schema/inputs/prep.ts';
import type { Context } from '../../../platform/context/context.ts';
import { Input, inputType, OptionalInput } from '../../../platform/graphql/input-type.ts';
import { subscribeToIds } from '../../../platform/live/stream.ts';
import { undoSeconds, undoUntil } from './prep-task.writes.ts';
import * as completion from './prep-task-completion.service.ts';
import * as assignment from './prep-task-assignment.service.ts';
import * as edits from './prep-task-planning.service.ts';
import * as transitions from './prep-task-transitions.service.ts';
import * as handover from './prep-handover.service.ts';
import * as requests from './prep-task-request.service.ts';
import * as prep from '../prep.service.ts';
import { PrepColleague } from './prep-colleague.types.ts';
import { PrepStatus, PrepTaskEvent, PrepTaskView } from './prep-task.view.ts';
import type { InputOf } from '../../../platform/context/parse.ts';

const PrepTasksFilter = inputType('PrepTasksFilter', inputs.prepTasksFilter);
const PrepTaskInput = inputType('PrepTaskInput', inputs.prepTaskInput);
const CompletePrepTaskInput = inputType('CompletePrepTaskInput', inputs.completePrepTaskInput);
const SkipPrepTaskInput = inputType('SkipPrepTaskInput', inputs.skipPrepTaskInput);
const AssignPrepTaskInput = inputType('AssignPrepTaskInput', inputs.assignPrepTaskInput);
const AssignPrepTasksInput = inputType('AssignPrepTasksInput', inputs.assignPrepTasksInput);
const SharePrepTasksInput = inputType('SharePrepTasksInput', inputs.sharePrepTasksInput);
const HandOverPrepTaskInput = inputType('HandOverPrepTaskInput', inputs.handOverPrepTaskInput);
const TakeOverPrepTaskInput = inputType('TakeOverPrepTaskInput', inputs.takeOverPrepTaskInput);
const RequestPrepTaskInput = inputType('RequestPrepTaskInput', inputs.requestPrepTaskInput);
const NotePrepTaskInput = inputType('NotePrepTaskInput', inputs.notePrepTaskInput);
const AddPrepTaskInput = inputType('AddPrepTaskInput', inputs.addPrepTaskInput);
const UpdatePrepTaskInput = inputType('UpdatePrepTaskInput', inputs.updatePrepTaskInput);

@Resolver(() => PrepTaskView)
export class PrepTasksResolver {
  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Until when you may undo the last step; null when you may not.',
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
    @OptionalInput('filter', PrepTasksFilter) filter?: InputOf<typeof inputs.prepTasksFilter> | null,
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

  @Query(() => [PrepColleague], {
    description: 'The active people to whom you can hand a task, without yourself; cooks first, at most 200.',
  })
  prepColleagues(@Ctx() ctx: Context): Promise<PrepColleague[]> {
    return handover.prepColleagues(ctx);
  }

  @Query(() => PrepStatus)
  prepTaskStatus(@Ctx() ctx: Context): Promise<PrepStatus> {
    return prep.prepStatus(ctx);
  }

  @Mutation(() => PrepTaskView)
  startPrepTask(
    @Ctx() ctx: Context,
    @Input(PrepTaskInput) input: InputOf<typeof inputs.prepTaskInput>,
  ): Promise<PrepTaskView> {
    return transitions.startPrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView)
  holdPrepTask(
    @Ctx() ctx: Context,
    @Input(PrepTaskInput) input: InputOf<typeof inputs.prepTaskInput>,
  ): Promise<PrepTaskView> {
    return transitions.holdPrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView)
  resumePrepTask(
    @Ctx() ctx: Context,
    @Input(PrepTaskInput) input: InputOf<typeof inputs.prepTaskInput>,
  ): Promise<PrepTaskView> {
    return transitions.resumePrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView)
  completePrepTask(
    @Ctx() ctx: Context,
    @Input(CompletePrepTaskInput) input: InputOf<typeof inputs.completePrepTaskInput>,
  ): Promise<PrepTaskView> {
    return completion.completePrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView, { description: 'Undoes the last step within 10 seconds.' })
  undoPrepTask(
    @Ctx() ctx: Context,
    @Input(PrepTaskInput) input: InputOf<typeof inputs.prepTaskInput>,
  ): Promise<PrepTaskView> {
    return completion.undoPrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView)
  reopenPrepTask(
    @Ctx() ctx: Context,
    @Input(PrepTaskInput) input: InputOf<typeof inputs.prepTaskInput>,
  ): Promise<PrepTaskView> {
    return completion.reopenPrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView)
  skipPrepTask(
    @Ctx() ctx: Context,
    @Input(SkipPrepTaskInput) input: InputOf<typeof inputs.skipPrepTaskInput>,
  ): Promise<PrepTaskView> {
    return transitions.skipPrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView)
  cancelPrepTask(
    @Ctx() ctx: Context,
    @Input(PrepTaskInput) input: InputOf<typeof inputs.prepTaskInput>,
  ): Promise<PrepTaskView> {
    return transitions.cancelPrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView)
  claimPrepTask(
    @Ctx() ctx: Context,
    @Input(PrepTaskInput) input: InputOf<typeof inputs.prepTaskInput>,
  ): Promise<PrepTaskView> {
    return transitions.claimPrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView)
  releasePrepTask(
    @Ctx() ctx: Context,
    @Input(PrepTaskInput) input: InputOf<typeof inputs.prepTaskInput>,
  ): Promise<PrepTaskView> {
    return transitions.releasePrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView)
  assignPrepTask(
    @Ctx() ctx: Context,
    @Input(AssignPrepTaskInput) input: InputOf<typeof inputs.assignPrepTaskInput>,
  ): Promise<PrepTaskView> {
    return transitions.assignPrepTask(ctx, input);
  }

  @Mutation(() => [PrepTaskView])
  assignPrepTasks(
    @Ctx() ctx: Context,
    @Input(AssignPrepTasksInput) input: InputOf<typeof inputs.assignPrepTasksInput>,
  ): Promise<PrepTaskView[]> {
    return assignment.assignPrepTasks(ctx, input);
  }

  @Mutation(() => [PrepTaskView])
  sharePrepTasks(
    @Ctx() ctx: Context,
    @Input(SharePrepTasksInput) input: InputOf<typeof inputs.sharePrepTasksInput>,
  ): Promise<PrepTaskView[]> {
    return assignment.sharePrepTasks(ctx, input);
  }

  @Mutation(() => PrepTaskView, { description: 'Gives your task to a colleague, who is notified.' })
  handOverPrepTask(
    @Ctx() ctx: Context,
    @Input(HandOverPrepTaskInput) input: InputOf<typeof inputs.handOverPrepTaskInput>,
  ): Promise<PrepTaskView> {
    return handover.handOverPrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView, { description: 'Takes a task from the colleague who has it, who is notified.' })
  takeOverPrepTask(
    @Ctx() ctx: Context,
    @Input(TakeOverPrepTaskInput) input: InputOf<typeof inputs.takeOverPrepTaskInput>,
  ): Promise<PrepTaskView> {
    return handover.takeOverPrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView, {
    description: 'Requests a task for today: the managers are notified. `undoPrepTask` cancels it within 10 seconds.',
  })
  requestPrepTask(
    @Ctx() ctx: Context,
    @Input(RequestPrepTaskInput) input: InputOf<typeof inputs.requestPrepTaskInput>,
  ): Promise<PrepTaskView> {
    return requests.requestPrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView)
  notePrepTask(
    @Ctx() ctx: Context,
    @Input(NotePrepTaskInput) input: InputOf<typeof inputs.notePrepTaskInput>,
  ): Promise<PrepTaskView> {
    return transitions.notePrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView)
  addPrepTask(
    @Ctx() ctx: Context,
    @Input(AddPrepTaskInput) input: InputOf<typeof inputs.addPrepTaskInput>,
  ): Promise<PrepTaskView> {
    return edits.addPrepTask(ctx, input);
  }

  @Mutation(() => PrepTaskView)
  updatePrepTask(
    @Ctx() ctx: Context,
    @Input(UpdatePrepTaskInput) input: InputOf<typeof inputs.updatePrepTaskInput>,
  ): Promise<PrepTaskView> {
    return edits.updatePrepTask(ctx, input);
  }

  @Subscription(() => PrepTaskView, { subscribe: subscribeToIds('PREP_TASK_UPDATED', 'prep.read') })
  prepTaskUpdated(@Ctx() ctx: Context, @Root() id: string): Promise<PrepTaskView> {
    return prep.prepTask(ctx, id);
  }
}
