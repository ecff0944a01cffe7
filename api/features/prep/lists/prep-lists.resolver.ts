import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import * as inputs from '#schema/inputs/prep.ts';
import type { Context } from '../../../platform/context/context.ts';
import { Input, inputType } from '../../../platform/graphql/input-type.ts';
import { PrepList } from './prep-list.entity.ts';
import * as lists from './prep-lists.service.ts';
import type { InputOf } from '../../../platform/context/parse.ts';

const AddPrepListInput = inputType('AddPrepListInput', inputs.addPrepListInput);
const UpdatePrepListInput = inputType('UpdatePrepListInput', inputs.updatePrepListInput);
const ArchivePrepListInput = inputType('ArchivePrepListInput', inputs.archivePrepListInput);

@Resolver(() => PrepList)
export class PrepListsResolver {
  @FieldResolver(() => Boolean, { description: 'Whether it is the default list, for lines and tasks without a list.' })
  isDefault(@Root() list: PrepList): boolean {
    return list.id === list.organizationId;
  }

  @Query(() => [PrepList], { description: "The kitchen's prep lists in their order; at most 50." })
  prepLists(
    @Ctx() ctx: Context,
    @Arg('archived', () => Boolean, { defaultValue: false }) archived: boolean = false,
  ): Promise<PrepList[]> {
    return lists.prepLists(ctx, archived);
  }

  @Mutation(() => PrepList)
  addPrepList(
    @Ctx() ctx: Context,
    @Input(AddPrepListInput) input: InputOf<typeof inputs.addPrepListInput>,
  ): Promise<PrepList> {
    return lists.addPrepList(ctx, input);
  }

  @Mutation(() => PrepList)
  updatePrepList(
    @Ctx() ctx: Context,
    @Input(UpdatePrepListInput) input: InputOf<typeof inputs.updatePrepListInput>,
  ): Promise<PrepList> {
    return lists.updatePrepList(ctx, input);
  }

  @Mutation(() => PrepList)
  archivePrepList(
    @Ctx() ctx: Context,
    @Input(ArchivePrepListInput) input: InputOf<typeof inputs.archivePrepListInput>,
  ): Promise<PrepList> {
    return lists.archivePrepList(ctx, input);
  }
}
