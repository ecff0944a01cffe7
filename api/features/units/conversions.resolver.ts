import { Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import * as inputs from '#schema/inputs/units.ts';
import type { UnitUseKind } from '#schema/units.ts';
import type { Unit } from '#schema/vocabulary.ts';
import type { Context } from '../../platform/context/context.ts';
import * as graph from '../../platform/graphql/enums.ts';
import * as enums from './units.enums.ts';
import { Input, inputType } from '../../platform/graphql/input-type.ts';
import * as conversions from './conversions.service.ts';
import { unconvertible } from './unconvertible.service.ts';
import { ItemView } from '../inventory/items/item.view.ts';
import type { InputOf } from '../../platform/context/parse.ts';

const AddItemConversionInput = inputType('AddItemConversionInput', inputs.addItemConversion);
const RemoveItemConversionInput = inputType('RemoveItemConversionInput', inputs.removeItemConversion);

@ObjectType({ description: 'Something that counts an item in a unit which does not convert to the needed one.' })
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
    @Input(AddItemConversionInput) input: InputOf<typeof inputs.addItemConversion>,
  ): Promise<ItemView> {
    return conversions.addItemConversion(ctx, input);
  }

  @Mutation(() => ItemView)
  removeItemConversion(
    @Ctx() ctx: Context,
    @Input(RemoveItemConversionInput) input: InputOf<typeof inputs.removeItemConversion>,
  ): Promise<ItemView> {
    return conversions.removeItemConversion(ctx, input);
  }
}
