import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import * as inputs from '#schema/inputs/units.ts';
import type { UnitUseKind } from '#schema/units.ts';
import type { Unit } from '#schema/vocabulary.ts';
import type { Context } from '../../platform/context/context.ts';
import * as graph from '../../platform/graphql/enums.ts';
import * as enums from './units.enums.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import * as conversions from './conversions.service.ts';
import { unconvertible } from './unconvertible.service.ts';
import { ItemView } from '../inventory/item.view.ts';

const AddItemConversionInput = inputType('AddItemConversionInput', inputs.addItemConversion);
const RemoveItemConversionInput = inputType('RemoveItemConversionInput', inputs.removeItemConversion);

@ObjectType({ description: 'Something that counts an item in a unit which cannot become the one that is needed.' })
class Unconvertible {
  @Field(() => enums.UnitUseKind)
  kind!: UnitUseKind;

  @Field(() => ID, { description: 'Of the recipe line, recipe, par line or task.' })
  id!: string;

  @Field(() => String, { description: 'Name of the recipe, par line or task.' })
  place!: string;

  @Field(() => ID, { nullable: true })
  recipeId!: string | null;

  @Field(() => ID, { nullable: true, description: 'Null for a recipe that puts nothing into stock.' })
  itemId!: string | null;

  @Field(() => String)
  itemName!: string;

  @Field(() => graph.Unit)
  unit!: Unit;

  @Field(() => graph.Unit)
  neededUnit!: Unit;
}

@Resolver()
export class ConversionsResolver {
  @Query(() => [Unconvertible], { description: 'By item; at most 200.' })
  unconvertible(@Ctx() ctx: Context): Promise<Unconvertible[]> {
    return unconvertible(ctx);
  }

  @Mutation(() => ItemView)
  addItemConversion(
    @Ctx() ctx: Context,
    @Arg('input', () => AddItemConversionInput) input: unknown,
  ): Promise<ItemView> {
    return conversions.addItemConversion(ctx, input);
  }

  @Mutation(() => ItemView)
  removeItemConversion(
    @Ctx() ctx: Context,
    @Arg('input', () => RemoveItemConversionInput) input: unknown,
  ): Promise<ItemView> {
    return conversions.removeItemConversion(ctx, input);
  }
}
