import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import * as inputs from '#schema/inputs/units.ts';
import type { UnitUseKind } from '#schema/units.ts';
import type { Unit } from '#schema/vocabulary.ts';
import type { Context } from '../../platform/context/context.ts';
import * as graph from '../../platform/graphql/enums.ts';
import * as enums from './units.enums.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import { Item } from '../inventory/item.entity.ts';
import type { ConversionRow } from './conversions.queries.ts';
import * as conversions from './conversions.service.ts';
import { ItemConversion } from './item-conversion.entity.ts';
import { unconvertible } from './unconvertible.service.ts';

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

/** An item as the services answer it. */
interface WithConversions {
  readonly conversions: readonly ConversionRow[];
}

@Resolver(() => Item)
export class ConversionsResolver {
  @FieldResolver(() => [ItemConversion], { description: 'In the order in which they were stated; the first decides.' })
  conversions(@Root() row: WithConversions): readonly ConversionRow[] {
    return row.conversions;
  }

  @Query(() => [Unconvertible], { description: 'By item; at most 200.' })
  unconvertible(@Ctx() ctx: Context): Promise<Unconvertible[]> {
    return unconvertible(ctx);
  }

  @Mutation(() => Item)
  addItemConversion(@Ctx() ctx: Context, @Arg('input', () => AddItemConversionInput) input: unknown): Promise<Item> {
    return conversions.addItemConversion(ctx, input);
  }

  @Mutation(() => Item)
  removeItemConversion(
    @Ctx() ctx: Context,
    @Arg('input', () => RemoveItemConversionInput) input: unknown,
  ): Promise<Item> {
    return conversions.removeItemConversion(ctx, input);
  }
}

@Resolver(() => ItemConversion)
export class ItemConversionResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Who stated it; null when they are not known any more.' })
  byName(@Root() row: ConversionRow): string | null {
    return row.byName;
  }
}
