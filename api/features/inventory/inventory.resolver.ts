import { Decimal as Exact } from 'decimal.js';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import * as inputs from '#schema/inputs/inventory.ts';
import { can } from '#schema/permissions.ts';
import type { ItemSort } from '#schema/vocabulary.ts';
import type { Context } from '../../platform/context/context.ts';
import { connectionOf, type Page, PageArguments } from '../../platform/graphql/connection.ts';
import * as enums from './inventory.enums.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import { Decimal } from '../../platform/graphql/scalars.ts';
import { subscribeToIds } from '../../platform/live/stream.ts';
import * as items from './items.service.ts';
import { ItemView } from './item.view.ts';
import { InventorySummary } from './inventory-summary.view.ts';

const ItemConnection = connectionOf(ItemView, 'Item');
const ItemsFilter = inputType('ItemsFilter', inputs.itemsFilter);
const CreateItemInput = inputType('CreateItemInput', inputs.createItem);
const UpdateItemInput = inputType('UpdateItemInput', inputs.updateItem);
const ArchiveItemInput = inputType('ArchiveItemInput', inputs.archiveInput);

@Resolver(() => ItemView)
export class InventoryResolver {
  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'Minor units by its lots’ costs, less what is owed; null while one is unknown, and for cooks.',
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
    return can(ctx.viewer?.grants, 'inventory.costs') ? row.lastUnitCost : null;
  }

  @Query(() => ItemConnection)
  items(
    @Ctx() ctx: Context,
    @Arg('filter', () => ItemsFilter, { nullable: true }) filter: unknown,
    @Arg('sort', () => enums.ItemSort, { defaultValue: 'name' }) sort: ItemSort,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<ItemView>> {
    return items.itemPage(ctx, filter, sort, page);
  }

  @Query(() => ItemView)
  item(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<ItemView> {
    return items.item(ctx, id);
  }

  @Query(() => InventorySummary)
  inventorySummary(@Ctx() ctx: Context): Promise<InventorySummary> {
    return items.inventorySummary(ctx);
  }

  @Mutation(() => ItemView)
  createItem(@Ctx() ctx: Context, @Arg('input', () => CreateItemInput) input: unknown): Promise<ItemView> {
    return items.createItem(ctx, input);
  }

  @Mutation(() => ItemView)
  updateItem(@Ctx() ctx: Context, @Arg('input', () => UpdateItemInput) input: unknown): Promise<ItemView> {
    return items.updateItem(ctx, input);
  }

  @Mutation(() => ItemView)
  archiveItem(@Ctx() ctx: Context, @Arg('input', () => ArchiveItemInput) input: unknown): Promise<ItemView> {
    return items.archiveItem(ctx, input);
  }

  @Subscription(() => ItemView, { subscribe: subscribeToIds('INVENTORY_UPDATED', 'inventory.read') })
  inventoryUpdated(@Ctx() ctx: Context, @Root() id: string): Promise<ItemView> {
    return items.item(ctx, id);
  }
}
