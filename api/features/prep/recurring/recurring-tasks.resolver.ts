import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import * as inputs from '#schema/inputs/prep.ts';
import type { Context } from '../../../platform/context/context.ts';
import type { InputOf } from '../../../platform/context/parse.ts';
import { Input, inputType } from '../../../platform/graphql/input-type.ts';
import { RecurringTask } from './recurring-task.entity.ts';
import * as recurring from './recurring-tasks.service.ts';

const AddRecurringTaskInput = inputType('AddRecurringTaskInput', inputs.addRecurringTaskInput);
const UpdateRecurringTaskInput = inputType('UpdateRecurringTaskInput', inputs.updateRecurringTaskInput);
const PauseRecurringTaskInput = inputType('PauseRecurringTaskInput', inputs.pauseRecurringTaskInput);
const ArchiveRecurringTaskInput = inputType('ArchiveRecurringTaskInput', inputs.archiveRecurringTaskInput);

@Resolver(() => RecurringTask)
export class RecurringTasksResolver {
  @Query(() => [RecurringTask], { description: 'The recurring tasks of the kitchen by kind and time; at most 200.' })
  recurringTasks(
    @Ctx() ctx: Context,
    @Arg('archived', () => Boolean, { defaultValue: false }) archived: boolean = false,
  ): Promise<object[]> {
    return recurring.recurringTasks(ctx, archived);
  }

  @Mutation(() => RecurringTask)
  addRecurringTask(
    @Ctx() ctx: Context,
    @Input(AddRecurringTaskInput) input: InputOf<typeof inputs.addRecurringTaskInput>,
  ): Promise<RecurringTask> {
    return recurring.addRecurringTask(ctx, input);
  }

  @Mutation(() => RecurringTask)
  updateRecurringTask(
    @Ctx() ctx: Context,
    @Input(UpdateRecurringTaskInput) input: InputOf<typeof inputs.updateRecurringTaskInput>,
  ): Promise<RecurringTask> {
    return recurring.updateRecurringTask(ctx, input);
  }

  @Mutation(() => RecurringTask)
  pauseRecurringTask(
    @Ctx() ctx: Context,
    @Input(PauseRecurringTaskInput) input: InputOf<typeof inputs.pauseRecurringTaskInput>,
  ): Promise<RecurringTask> {
    return recurring.pauseRecurringTask(ctx, input);
  }

  @Mutation(() => RecurringTask)
  archiveRecurringTask(
    @Ctx() ctx: Context,
    @Input(ArchiveRecurringTaskInput) input: InputOf<typeof inputs.archiveRecurringTaskInput>,
  ): Promise<RecurringTask> {
    return recurring.archiveRecurringTask(ctx, input);
  }
}
