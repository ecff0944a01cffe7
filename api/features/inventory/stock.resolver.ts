import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import * as inputs from '#schema/inputs/inventory.ts';
import { can } from '#schema/permissions.ts';
import type { Context } from '../../platform/context/context.ts';
import { connectionOf, type Page, PageArguments } from '../../platform/graphql/connection.ts';
import * as graph from '../../platform/graphql/enums.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import { Decimal } from '../../platform/graphql/scalars.ts';
import { Item } from './item.entity.ts';
import type { ItemRow } from './items.queries.ts';
import { ledgerCheck, type LedgerCheckRow } from './ledger-check.service.ts';
import { StockLot } from './stock-lot.entity.ts';
import { StockMovement } from './stock-movement.entity.ts';
import type { ItemPlaceRow, LotEventRow, LotRow, MovementRow } from './stock.queries.ts';
import * as stock from './stock.service.ts';
import { LedgerCheck, StockLotEvent, StockPlace } from './stock.types.ts';

const StockMovementConnection = connectionOf(StockMovement);
const AdjustStockInput = inputType('AdjustStockInput', inputs.adjustStock);
const ReverseMovementInput = inputType('ReverseMovementInput', inputs.reverseMovement);

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

  @FieldResolver(() => String, { nullable: true })
  lotCode(@Root() row: MovementRow): string | null {
    return row.lotCode;
  }

  @FieldResolver(() => String, { nullable: true })
  storageLocationName(@Root() row: MovementRow): string | null {
    return row.storageLocationName;
  }

  @FieldResolver(() => Boolean, { description: 'Used beyond the record, or the settling of that.' })
  owed(@Root() row: MovementRow): boolean {
    return row.lotId === null;
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'Signed, minor units with four decimals; null while unknown, and for cooks.',
  })
  value(@Root() row: MovementRow, @Ctx() ctx: Context): string | null {
    return can(ctx.viewer?.grants, 'inventory.costs') ? row.value : null;
  }
}

@Resolver(() => StockLot)
export class StockResolver {
  @FieldResolver(() => String, { nullable: true })
  storageLocationName(@Root() row: LotRow): string | null {
    return row.storageLocationName;
  }

  @FieldResolver(() => String)
  itemName(@Root() row: LotRow): string {
    return row.itemName;
  }

  @FieldResolver(() => graph.Unit)
  unit(@Root() row: LotRow): string {
    return row.unit;
  }

  @FieldResolver(() => Boolean, { description: 'Not expired, not set apart, something left.' })
  usable(@Root() row: LotRow): boolean {
    return row.usable;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Who allowed expired ingredients; null when nobody had to.',
  })
  overrideByName(@Root() row: LotRow): string | null {
    return row.overrideByName;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The code of the lot that it was split off from; null when it was not.',
  })
  parentLotCode(@Root() row: LotRow): string | null {
    return row.parentLotCode;
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'Minor units that what is left has cost; null while unknown, and for cooks.',
  })
  value(@Root() row: LotRow, @Ctx() ctx: Context): string | null {
    return can(ctx.viewer?.grants, 'inventory.costs') ? row.value : null;
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'Minor units per unit; null while unknown, and for cooks.',
  })
  unitCost(@Root() row: LotRow, @Ctx() ctx: Context): string | null {
    return can(ctx.viewer?.grants, 'inventory.costs') ? row.unitCost : null;
  }

  @FieldResolver(() => Boolean)
  expired(@Root() row: LotRow): boolean {
    return row.expired;
  }

  @FieldResolver(() => Boolean)
  expiring(@Root() row: LotRow): boolean {
    return row.expiring;
  }

  @Query(() => [StockLot], { description: 'What is left of an item in lots, first-expiring first; at most 100.' })
  stockLots(
    @Ctx() ctx: Context,
    @Arg('itemId', () => ID) itemId: string,
    @Arg('withEmpty', () => Boolean, { defaultValue: false, description: 'With used-up lots, last.' })
    withEmpty: boolean,
  ): Promise<LotRow[]> {
    return stock.stockLots(ctx, itemId, withEmpty);
  }

  @Query(() => StockLot)
  stockLot(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<LotRow> {
    return stock.stockLot(ctx, id);
  }

  @Query(() => StockLot, { description: 'By the code of the label, however its letters are typed.' })
  stockLotByCode(@Ctx() ctx: Context, @Arg('code', () => String) code: string): Promise<LotRow> {
    return stock.stockLotByCode(ctx, code);
  }

  @Query(() => [StockLot], { description: 'Stock past its use-by, to be thrown away; at most 100 lots.' })
  expiredLots(@Ctx() ctx: Context): Promise<LotRow[]> {
    return stock.expiredLots(ctx);
  }

  @Query(() => [StockMovement], { description: "A lot's ledger, newest first; at most 100." })
  stockLotMovements(@Ctx() ctx: Context, @Arg('lotId', () => ID) lotId: string): Promise<MovementRow[]> {
    return stock.lotMovements(ctx, lotId);
  }

  @Query(() => [StockLotEvent], { description: 'What was done to a lot besides, newest first; at most 100.' })
  stockLotEvents(@Ctx() ctx: Context, @Arg('lotId', () => ID) lotId: string): Promise<LotEventRow[]> {
    return stock.lotEvents(ctx, lotId);
  }

  @Query(() => [StockPlace], { description: 'How much of an item is kept where.' })
  stockPlaces(@Ctx() ctx: Context, @Arg('itemId', () => ID) itemId: string): Promise<ItemPlaceRow[]> {
    return stock.stockPlaces(ctx, itemId);
  }

  @Query(() => LedgerCheck)
  ledgerCheck(@Ctx() ctx: Context): Promise<LedgerCheckRow> {
    return ledgerCheck(ctx);
  }

  @Query(() => StockMovementConnection, { description: "An item's ledger, newest first." })
  stockMovements(
    @Ctx() ctx: Context,
    @Arg('itemId', () => ID) itemId: string,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<MovementRow>> {
    return stock.stockMovements(ctx, itemId, page);
  }

  @Mutation(() => Item)
  adjustStock(@Ctx() ctx: Context, @Arg('input', () => AdjustStockInput) input: unknown): Promise<ItemRow> {
    return stock.adjustStock(ctx, input);
  }

  @Mutation(() => Item)
  reverseMovement(@Ctx() ctx: Context, @Arg('input', () => ReverseMovementInput) input: unknown): Promise<ItemRow> {
    return stock.reverseMovement(ctx, input);
  }
}
