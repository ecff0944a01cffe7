import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import * as inputs from '#schema/inputs/inventory.ts';
import { can } from '#schema/permissions.ts';
import type { Context } from '../context.ts';
import { connectionOf, type Page } from '../graphql/connection.ts';
import { inputType } from '../graphql/input-type.ts';
import { Item } from './item.entity.ts';
import type { ItemRow } from './items.queries.ts';
import { StockLot } from './stock-lot.entity.ts';
import { StockMovement } from './stock-movement.entity.ts';
import type { LotRow, MovementRow } from './stock.queries.ts';
import * as stock from './stock.service.ts';

const StockMovementConnection = connectionOf(StockMovement);
const AdjustStockInput = inputType('AdjustStockInput', inputs.adjustStock);
const ReverseMovementInput = inputType('ReverseMovementInput', inputs.reverseMovement);
const OpenLotInput = inputType('OpenLotInput', inputs.openLot);

@Resolver(() => StockMovement)
export class StockMovementResolver {
  @FieldResolver(() => String, { nullable: true })
  byName(@Root() row: MovementRow): string | null {
    return row.byName;
  }

  @FieldResolver(() => Boolean, { description: 'Whether a later movement takes this one back.' })
  reversed(@Root() row: MovementRow): boolean {
    return row.reversed;
  }

  @FieldResolver(() => Int, { nullable: true, description: 'Signed, minor units; null while unknown, and for cooks.' })
  value(@Root() row: MovementRow, @Ctx() ctx: Context): number | null {
    return can(ctx.viewer?.grants, 'inventory.costs') ? row.value : null;
  }
}

@Resolver(() => StockLot)
export class StockResolver {
  @FieldResolver(() => String, { nullable: true })
  storageLocationName(@Root() row: LotRow): string | null {
    return row.storageLocationName;
  }

  @FieldResolver(() => Boolean)
  expired(@Root() row: LotRow): boolean {
    return row.expired;
  }

  @FieldResolver(() => Boolean)
  expiring(@Root() row: LotRow): boolean {
    return row.expiring;
  }

  @Query(() => [StockLot], { description: 'What is left of an item in lots, first-expiring first.' })
  stockLots(@Ctx() ctx: Context, @Arg('itemId', () => ID) itemId: string): Promise<LotRow[]> {
    return stock.stockLots(ctx, itemId);
  }

  @Query(() => StockMovementConnection, { description: "An item's ledger, newest first." })
  stockMovements(
    @Ctx() ctx: Context,
    @Arg('itemId', () => ID) itemId: string,
    @Arg('first', () => Int, { nullable: true }) first?: number,
    @Arg('after', () => String, { nullable: true }) after?: string,
  ): Promise<Page<MovementRow>> {
    return stock.stockMovements(ctx, itemId, { first, after });
  }

  @Mutation(() => Item)
  adjustStock(@Ctx() ctx: Context, @Arg('input', () => AdjustStockInput) input: unknown): Promise<ItemRow> {
    return stock.adjustStock(ctx, input);
  }

  @Mutation(() => Item)
  reverseMovement(@Ctx() ctx: Context, @Arg('input', () => ReverseMovementInput) input: unknown): Promise<ItemRow> {
    return stock.reverseMovement(ctx, input);
  }

  @Mutation(() => StockLot)
  openLot(@Ctx() ctx: Context, @Arg('input', () => OpenLotInput) input: unknown): Promise<LotRow> {
    return stock.openLot(ctx, input);
  }
}
