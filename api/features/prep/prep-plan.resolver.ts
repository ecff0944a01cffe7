import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import * as inputs from '#schema/inputs/prep.ts';
import type { Context } from '../../platform/context/context.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import { LocalDate } from '../../platform/graphql/scalars.ts';
import { buildPrepList } from './prep-build.service.ts';
import * as plan from './prep-plan.service.ts';
import { BuiltPrepList, PrepItemView } from './prep-plan.view.ts';

const BuildPrepListInput = inputType('BuildPrepListInput', inputs.buildPrepListInput);
const AddPrepItemInput = inputType('AddPrepItemInput', inputs.addPrepItemInput);
const UpdatePrepItemInput = inputType('UpdatePrepItemInput', inputs.updatePrepItemInput);
const ArchivePrepItemInput = inputType('ArchivePrepItemInput', inputs.archivePrepItemInput);

@Resolver(() => PrepItemView)
export class PrepPlanResolver {
  @Query(() => [PrepItemView], { description: 'The par sheet, reckoned for a day; at most 500 lines.' })
  prepItems(
    @Ctx() ctx: Context,
    @Arg('date', () => LocalDate, { nullable: true }) date?: string,
    @Arg('archived', () => Boolean, { defaultValue: false }) archived: boolean = false,
  ): Promise<PrepItemView[]> {
    return plan.parSheet(ctx, { date, archived });
  }

  @Mutation(() => BuiltPrepList)
  buildPrepList(
    @Ctx() ctx: Context,
    @Arg('input', () => BuildPrepListInput, { nullable: true }) input?: unknown,
  ): Promise<BuiltPrepList> {
    return buildPrepList(ctx, input ?? {});
  }

  @Mutation(() => PrepItemView)
  addPrepItem(@Ctx() ctx: Context, @Arg('input', () => AddPrepItemInput) input: unknown): Promise<PrepItemView> {
    return plan.addPrepItem(ctx, input);
  }

  @Mutation(() => PrepItemView)
  updatePrepItem(@Ctx() ctx: Context, @Arg('input', () => UpdatePrepItemInput) input: unknown): Promise<PrepItemView> {
    return plan.updatePrepItem(ctx, input);
  }

  @Mutation(() => PrepItemView)
  archivePrepItem(
    @Ctx() ctx: Context,
    @Arg('input', () => ArchivePrepItemInput) input: unknown,
  ): Promise<PrepItemView> {
    return plan.archivePrepItem(ctx, input);
  }
}
