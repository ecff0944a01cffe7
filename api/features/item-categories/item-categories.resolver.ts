import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import * as inputs from '#schema/inputs/item-categories.ts';
import { ifPermitted } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { Input, inputType } from '../../platform/graphql/input-type.ts';
import * as categories from './item-categories.service.ts';
import { ItemCategory } from './item-category.entity.ts';

const CreateItemCategoryInput = inputType('CreateItemCategoryInput', inputs.createItemCategory);
const UpdateItemCategoryInput = inputType('UpdateItemCategoryInput', inputs.updateItemCategory);
const OrderItemCategoriesInput = inputType('OrderItemCategoriesInput', inputs.orderItemCategories);

@Resolver(() => ItemCategory)
export class ItemCategoriesResolver {
  @Query(() => [ItemCategory], { description: 'In their order; at most 100.' })
  itemCategories(
    @Ctx() ctx: Context,
    @Arg('archived', () => Boolean, { defaultValue: false, description: 'Whether to include archived ones.' })
    archived: boolean,
  ): Promise<ItemCategory[]> {
    return categories.itemCategories(ctx, archived);
  }

  @FieldResolver(() => Int, { nullable: true })
  countVarianceAmount(@Ctx() ctx: Context, @Root() row: ItemCategory): number | null {
    return ifPermitted(ctx, 'counts.review', row.countVarianceAmount);
  }

  @Mutation(() => ItemCategory)
  createItemCategory(
    @Ctx() ctx: Context,
    @Input(CreateItemCategoryInput) input: InputOf<typeof inputs.createItemCategory>,
  ): Promise<ItemCategory> {
    return categories.createItemCategory(ctx, input);
  }

  @Mutation(() => ItemCategory)
  updateItemCategory(
    @Ctx() ctx: Context,
    @Input(UpdateItemCategoryInput) input: InputOf<typeof inputs.updateItemCategory>,
  ): Promise<ItemCategory> {
    return categories.updateItemCategory(ctx, input);
  }

  @Mutation(() => [ItemCategory])
  orderItemCategories(
    @Ctx() ctx: Context,
    @Input(OrderItemCategoriesInput) input: InputOf<typeof inputs.orderItemCategories>,
  ): Promise<ItemCategory[]> {
    return categories.orderItemCategories(ctx, input);
  }
}
