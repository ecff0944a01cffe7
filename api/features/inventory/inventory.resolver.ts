import { Decimal as Exact } from 'decimal.js';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import * as inputs from '#schema/inputs/inventory.ts';
import { can } from '#schema/permissions.ts';
import type { ItemSort } from '#schema/vocabulary.ts';
import type { Context } from '../../platform/context/context.ts';
import { connectionOf, type Page, PageArguments } from '../../platform/graphql/connection.ts';
import * as enums from './inventory.enums.ts';
import { Input, inputType, OptionalInput } from '../../platform/graphql/input-type.ts';
import { Decimal } from '../../platform/graphql/scalars.ts';
import { subscribeToIds } from '../../platform/live/stream.ts';
import * as items from './items/items.service.ts';
import * as together from './items/items-together.service.ts';
import { ItemAllergens } from './items/item-allergens.types.ts';
import { ItemView } from './items/item.view.ts';
import { InventorySummary } from './inventory-summary.view.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { ifPermitted } from '../../platform/context/access.ts';

const ItemConnection = connectionOf(ItemView, 'Item');
const ItemsFilter = inputType('ItemsFilter', inputs.itemsFilter);
const CreateItemInput = inputType('CreateItemInput', inputs.createItem);
const UpdateItemInput = inputType('UpdateItemInput', inputs.updateItem);
const UpdateItemsInput = inputType('UpdateItemsInput', inputs.updateItems);
const ArchiveItemInput = inputType('ArchiveItemInput', inputs.archiveInput);

@Resolver(() => ItemView)
export class InventoryResolver {
  @FieldResolver(() => Decimal, {
    nullable: true,
    description:
      'The value of its lots at their costs minus what is owed, in minor units; null while a cost is unknown, and for cooks.',
  })
  stockValue(@Root() row: ItemView, @Ctx() ctx: Context): string | null {
    if (!can(ctx.viewer?.grants, 'inventory.costs') || row.costUnknown || row.owedCostUnknown) return null;
    return new Exact(row.knownValue).minus(row.owedValue).toFixed();
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'Minor units per unit; null while unknown, and for cooks.',
  })
  lastUnitCost(@Root() row: ItemView, @Ctx() ctx: Context): string | null {
    return ifPermitted(ctx, 'inventory.costs', row.lastUnitCost);
  }

  @Query(() => ItemConnection)
  items(
    @Ctx() ctx: Context,
    @OptionalInput('filter', ItemsFilter) filter: InputOf<typeof inputs.itemsFilter> | null | undefined,
    @Arg('sort', () => enums.ItemSort, { defaultValue: 'name' }) sort: ItemSort,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<ItemView>> {
    return items.itemPage(ctx, filter, sort, page);
  }

  @Query(() => ItemView)
  item(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<ItemView> {
    return items.item(ctx, id);
  }

  @Query(() => ItemAllergens)
  itemAllergens(@Ctx() ctx: Context, @Arg('itemId', () => ID) itemId: string): Promise<ItemAllergens> {
    return items.itemAllergens(ctx, itemId);
  }

  @Query(() => InventorySummary)
  inventorySummary(@Ctx() ctx: Context): Promise<InventorySummary> {
    return items.inventorySummary(ctx);
  }

  @Mutation(() => ItemView)
  createItem(@Ctx() ctx: Context, @Input(CreateItemInput) input: InputOf<typeof inputs.createItem>): Promise<ItemView> {
    return items.createItem(ctx, input);
  }

  @Mutation(() => ItemView)
  updateItem(@Ctx() ctx: Context, @Input(UpdateItemInput) input: InputOf<typeof inputs.updateItem>): Promise<ItemView> {
    return items.updateItem(ctx, input);
  }

  @Mutation(() => [ItemView])
  updateItems(
    @Ctx() ctx: Context,
    @Input(UpdateItemsInput) input: InputOf<typeof inputs.updateItems>,
  ): Promise<ItemView[]> {
    return together.updateItems(ctx, input);
  }

  @Mutation(() => ItemView)
  archiveItem(
    @Ctx() ctx: Context,
    @Input(ArchiveItemInput) input: InputOf<typeof inputs.archiveInput>,
  ): Promise<ItemView> {
    return items.archiveItem(ctx, input);
  }

  @Subscription(() => ItemView, { subscribe: subscribeToIds('INVENTORY_UPDATED', 'inventory.read') })
  inventoryUpdated(@Ctx() ctx: Context, @Root() id: string): Promise<ItemView> {
    return items.item(ctx, id);
  }
}
