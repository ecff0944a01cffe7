import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import * as inputs from '#schema/inputs/prep.ts';
import type { Context } from '../../../platform/context/context.ts';
import { Input, inputType, OptionalInput } from '../../../platform/graphql/input-type.ts';
import { LocalDate } from '../../../platform/graphql/scalars.ts';
import { buildPrepList } from './prep-build.service.ts';
import * as plan from './prep-plan.service.ts';
import { BuiltPrepList, PrepItemView, UndonePrepBuild } from './prep-plan.view.ts';
import { updatePars } from './pars.service.ts';
import { undoPrepBuild } from './undo-build.service.ts';
import type { InputOf } from '../../../platform/context/parse.ts';

const BuildPrepListInput = inputType('BuildPrepListInput', inputs.buildPrepListInput);
const UndoPrepBuildInput = inputType('UndoPrepBuildInput', inputs.undoPrepBuildInput);
const AddPrepItemInput = inputType('AddPrepItemInput', inputs.addPrepItemInput);
const UpdatePrepItemInput = inputType('UpdatePrepItemInput', inputs.updatePrepItemInput);
const UpdateParsInput = inputType('UpdateParsInput', inputs.updateParsInput);
const ArchivePrepItemInput = inputType('ArchivePrepItemInput', inputs.archivePrepItemInput);

@Resolver(() => PrepItemView)
export class PrepPlanResolver {
  @Query(() => [PrepItemView], { description: 'The par sheet, calculated for a day; at most 500 lines.' })
  prepItems(
    @Ctx() ctx: Context,
    @Arg('date', () => LocalDate, { nullable: true }) date?: string,
    @Arg('archived', () => Boolean, { defaultValue: false }) archived: boolean = false,
    @Arg('itemId', () => ID, { nullable: true }) itemId?: string,
  ): Promise<PrepItemView[]> {
    return plan.parSheet(ctx, { date, itemId, archived });
  }

  @Mutation(() => BuiltPrepList)
  buildPrepList(
    @Ctx() ctx: Context,
    @OptionalInput('input', BuildPrepListInput) input?: InputOf<typeof inputs.buildPrepListInput> | null,
  ): Promise<BuiltPrepList> {
    return buildPrepList(ctx, input ?? {});
  }

  @Mutation(() => UndonePrepBuild)
  undoPrepBuild(
    @Ctx() ctx: Context,
    @Input(UndoPrepBuildInput) input: InputOf<typeof inputs.undoPrepBuildInput>,
  ): Promise<UndonePrepBuild> {
    return undoPrepBuild(ctx, input);
  }

  @Mutation(() => PrepItemView)
  addPrepItem(
    @Ctx() ctx: Context,
    @Input(AddPrepItemInput) input: InputOf<typeof inputs.addPrepItemInput>,
  ): Promise<PrepItemView> {
    return plan.addPrepItem(ctx, input);
  }

  @Mutation(() => PrepItemView)
  updatePrepItem(
    @Ctx() ctx: Context,
    @Input(UpdatePrepItemInput) input: InputOf<typeof inputs.updatePrepItemInput>,
  ): Promise<PrepItemView> {
    return plan.updatePrepItem(ctx, input);
  }

  @Mutation(() => [PrepItemView])
  updatePars(
    @Ctx() ctx: Context,
    @Input(UpdateParsInput) input: InputOf<typeof inputs.updateParsInput>,
  ): Promise<PrepItemView[]> {
    return updatePars(ctx, input);
  }

  @Mutation(() => PrepItemView)
  archivePrepItem(
    @Ctx() ctx: Context,
    @Input(ArchivePrepItemInput) input: InputOf<typeof inputs.archivePrepItemInput>,
  ): Promise<PrepItemView> {
    return plan.archivePrepItem(ctx, input);
  }
}
