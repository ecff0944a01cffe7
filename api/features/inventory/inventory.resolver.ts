import { Decimal as Exact } from 'decimal.js';
import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import * as inputs from '#schema/inputs/inventory.ts';
import { can } from '#schema/permissions.ts';
import type { ItemSort, StockState } from '#schema/vocabulary.ts';
import type { Context } from '../../platform/context/context.ts';
import { connectionOf, type Page, PageArguments } from '../../platform/graphql/connection.ts';
import * as enums from './inventory.enums.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import { Decimal } from '../../platform/graphql/scalars.ts';
import { liveIds } from '../../platform/live/stream.ts';
import { Item } from './item.entity.ts';
import type { ItemRow } from './items.queries.ts';
import * as items from './items.service.ts';

const ItemConnection = connectionOf(Item);
const ItemsFilter = inputType('ItemsFilter', inputs.itemsFilter);
const CreateItemInput = inputType('CreateItemInput', inputs.createItem);
const UpdateItemInput = inputType('UpdateItemInput', inputs.updateItem);
const ArchiveItemInput = inputType('ArchiveItemInput', inputs.archiveInput);

@ObjectType({ description: 'How the whole inventory stands.' })
class InventorySummary {
  @Field(() => Int)
  items!: number;

  @Field(() => Int)
  low!: number;

  @Field(() => Int)
  over!: number;

  @Field(() => Int)
  expiring!: number;

  @Field(() => Int, { description: 'How many items have stock past its use-by, to be thrown away.' })
  expired!: number;

  @Field(() => Int, { description: 'Of how many items more was used than was on record.' })
  owing!: number;

  @Field(() => Int, {
    description: 'On how many items nobody has entered allergens; those that are made follow from their recipe.',
  })
  withoutAllergens!: number;

  @Field(() => Decimal, {
    nullable: true,
    description: 'Minor units by the lots’ own costs, less what is owed; null while a cost is unknown, and for cooks.',
  })
  stockValue!: string | null;

  @Field(() => Int, { nullable: true, description: 'How many items in stock have no known cost; null for cooks.' })
  itemsWithoutCost!: number | null;
}

@Resolver(() => Item)
export class InventoryResolver {
  @FieldResolver(() => Decimal, {
    description: 'How much its lots hold, those that are expired or in quarantine too. In the unit of the item.',
  })
  onHand(@Root() row: ItemRow): string {
    return row.onHand;
  }

  @FieldResolver(() => Decimal, {
    description: 'How much of it may be used: not expired, not in quarantine. In the unit of the item.',
  })
  usable(@Root() row: ItemRow): string {
    return row.usable;
  }

  @FieldResolver(() => Decimal, {
    description: 'How much is past its use-by and to be thrown away, in the unit of the item.',
  })
  expired(@Root() row: ItemRow): string {
    return row.expired;
  }

  @FieldResolver(() => Decimal, { description: 'How much is in quarantine, in the unit of the item.' })
  quarantined(@Root() row: ItemRow): string {
    return row.quarantined;
  }

  @FieldResolver(() => Decimal, {
    description:
      'How much was used beyond the record, in the unit of the item; the next delivery, batch or count settles it.',
  })
  owed(@Root() row: ItemRow): string {
    return row.owed;
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'Minor units by its lots’ costs, less what is owed; null while one is unknown, and for cooks.',
  })
  stockValue(@Root() row: ItemRow, @Ctx() ctx: Context): string | null {
    if (!can(ctx.viewer?.grants, 'inventory.costs') || row.costUnknown || row.owedCostUnknown) return null;
    return new Exact(row.knownValue).minus(row.owedValue).toFixed();
  }

  @FieldResolver(() => enums.StockState)
  stockState(@Root() row: ItemRow): StockState {
    return row.stockState;
  }

  @FieldResolver(() => String, { nullable: true })
  storageLocationName(@Root() row: ItemRow): string | null {
    return row.storageLocationName;
  }

  @FieldResolver(() => String, { nullable: true })
  supplierName(@Root() row: ItemRow): string | null {
    return row.supplierName;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'The earliest use-by of what may be used; null without one.',
  })
  nextUseBy(@Root() row: ItemRow): Date | null {
    return row.nextUseBy;
  }

  @FieldResolver(() => Boolean, { description: 'A lot is past its use-by or soon will be.' })
  expiring(@Root() row: ItemRow): boolean {
    return row.expiring;
  }

  @FieldResolver(() => Boolean, { description: 'False once it has a movement.' })
  unitChangeable(@Root() row: ItemRow): boolean {
    return row.unitChangeable;
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'Minor units per unit; null while unknown, and for cooks.',
  })
  lastUnitCost(@Root() row: ItemRow, @Ctx() ctx: Context): string | null {
    return can(ctx.viewer?.grants, 'inventory.costs') ? row.lastUnitCost : null;
  }

  @Query(() => ItemConnection)
  items(
    @Ctx() ctx: Context,
    @Arg('filter', () => ItemsFilter, { nullable: true }) filter: unknown,
    @Arg('sort', () => enums.ItemSort, { defaultValue: 'name' }) sort: ItemSort,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<ItemRow>> {
    return items.itemPage(ctx, filter, sort, page);
  }

  @Query(() => Item)
  item(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<ItemRow> {
    return items.item(ctx, id);
  }

  @Query(() => InventorySummary)
  inventorySummary(@Ctx() ctx: Context): Promise<InventorySummary> {
    return items.inventorySummary(ctx);
  }

  @Mutation(() => Item)
  createItem(@Ctx() ctx: Context, @Arg('input', () => CreateItemInput) input: unknown): Promise<ItemRow> {
    return items.createItem(ctx, input);
  }

  @Mutation(() => Item)
  updateItem(@Ctx() ctx: Context, @Arg('input', () => UpdateItemInput) input: unknown): Promise<ItemRow> {
    return items.updateItem(ctx, input);
  }

  @Mutation(() => Item)
  archiveItem(@Ctx() ctx: Context, @Arg('input', () => ArchiveItemInput) input: unknown): Promise<ItemRow> {
    return items.archiveItem(ctx, input);
  }

  @Subscription(() => Item, { subscribe: liveIds('INVENTORY_UPDATED', 'inventory.read') })
  inventoryUpdated(@Ctx() ctx: Context, @Root() id: string): Promise<ItemRow> {
    return items.item(ctx, id);
  }
}
