import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import * as inputs from '#schema/inputs/prep.ts';
import type { Context } from '../../platform/context/context.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import { PrepList } from './prep-list.entity.ts';
import * as lists from './prep-lists.service.ts';

const AddPrepListInput = inputType('AddPrepListInput', inputs.addPrepListInput);
const UpdatePrepListInput = inputType('UpdatePrepListInput', inputs.updatePrepListInput);
const ArchivePrepListInput = inputType('ArchivePrepListInput', inputs.archivePrepListInput);

@Resolver(() => PrepList)
export class PrepListsResolver {
  @FieldResolver(() => Boolean, { description: 'Whether it holds what names no list.' })
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
  addPrepList(@Ctx() ctx: Context, @Arg('input', () => AddPrepListInput) input: unknown): Promise<PrepList> {
    return lists.addPrepList(ctx, input);
  }

  @Mutation(() => PrepList)
  updatePrepList(@Ctx() ctx: Context, @Arg('input', () => UpdatePrepListInput) input: unknown): Promise<PrepList> {
    return lists.updatePrepList(ctx, input);
  }

  @Mutation(() => PrepList)
  archivePrepList(@Ctx() ctx: Context, @Arg('input', () => ArchivePrepListInput) input: unknown): Promise<PrepList> {
    return lists.archivePrepList(ctx, input);
  }
}
