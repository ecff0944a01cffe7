import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import * as inputs from '#schema/inputs/inventory.ts';
import { can } from '#schema/permissions.ts';
import type { Context } from '../../platform/context/context.ts';
import { connectionOf, type Page, PageArguments } from '../../platform/graphql/connection.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import { Decimal } from '../../platform/graphql/scalars.ts';
import { ledgerCheck } from './ledger-check.service.ts';
import * as stock from './stock.service.ts';
import { ItemView } from './item.view.ts';
import { StockLotView } from './stock-lot.view.ts';
import { StockMovementView } from './stock-movement.view.ts';
import { LedgerCheck, StockLotEvent, StockPlace } from './stock.types.ts';

const StockMovementConnection = connectionOf(StockMovementView, 'StockMovement');
const AdjustStockInput = inputType('AdjustStockInput', inputs.adjustStock);
const ReverseMovementInput = inputType('ReverseMovementInput', inputs.reverseMovement);

@Resolver(() => StockMovementView)
export class StockMovementResolver {
  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'Signed, minor units with four decimals; null while unknown, and for cooks.',
  })
  value(@Root() row: StockMovementView, @Ctx() ctx: Context): string | null {
    return can(ctx.viewer?.grants, 'inventory.costs') ? row.value : null;
  }
}

@Resolver(() => StockLotView)
export class StockResolver {
  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'Minor units that what is left has cost; null while unknown, and for cooks.',
  })
  value(@Root() row: StockLotView, @Ctx() ctx: Context): string | null {
    return can(ctx.viewer?.grants, 'inventory.costs') ? row.value : null;
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'Minor units per unit; null while unknown, and for cooks.',
  })
  unitCost(@Root() row: StockLotView, @Ctx() ctx: Context): string | null {
    return can(ctx.viewer?.grants, 'inventory.costs') ? row.unitCost : null;
  }

  @Query(() => [StockLotView], { description: 'What is left of an item in lots, first-expiring first; at most 100.' })
  stockLots(
    @Ctx() ctx: Context,
    @Arg('itemId', () => ID) itemId: string,
    @Arg('withEmpty', () => Boolean, { defaultValue: false, description: 'With used-up lots, last.' })
    withEmpty: boolean,
  ): Promise<StockLotView[]> {
    return stock.stockLots(ctx, itemId, withEmpty);
  }

  @Query(() => StockLotView)
  stockLot(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<StockLotView> {
    return stock.stockLot(ctx, id);
  }

  @Query(() => StockLotView, { description: 'By the code of the label, however its letters are typed.' })
  stockLotByCode(@Ctx() ctx: Context, @Arg('code', () => String) code: string): Promise<StockLotView> {
    return stock.stockLotByCode(ctx, code);
  }

  @Query(() => [StockLotView], { description: 'Stock past its use-by, to be thrown away; at most 100 lots.' })
  expiredLots(@Ctx() ctx: Context): Promise<StockLotView[]> {
    return stock.expiredLots(ctx);
  }

  @Query(() => [StockMovementView], { description: "A lot's ledger, newest first; at most 100." })
  stockLotMovements(@Ctx() ctx: Context, @Arg('lotId', () => ID) lotId: string): Promise<StockMovementView[]> {
    return stock.lotMovements(ctx, lotId);
  }

  @Query(() => [StockLotEvent], { description: 'What was done to a lot besides, newest first; at most 100.' })
  stockLotEvents(@Ctx() ctx: Context, @Arg('lotId', () => ID) lotId: string): Promise<StockLotEvent[]> {
    return stock.lotEvents(ctx, lotId);
  }

  @Query(() => [StockPlace], { description: 'How much of an item is kept where.' })
  stockPlaces(@Ctx() ctx: Context, @Arg('itemId', () => ID) itemId: string): Promise<StockPlace[]> {
    return stock.stockPlaces(ctx, itemId);
  }

  @Query(() => LedgerCheck)
  ledgerCheck(@Ctx() ctx: Context): Promise<LedgerCheck> {
    return ledgerCheck(ctx);
  }

  @Query(() => StockMovementConnection, { description: "An item's ledger, newest first." })
  stockMovements(
    @Ctx() ctx: Context,
    @Arg('itemId', () => ID) itemId: string,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<StockMovementView>> {
    return stock.stockMovements(ctx, itemId, page);
  }

  @Mutation(() => ItemView)
  adjustStock(@Ctx() ctx: Context, @Arg('input', () => AdjustStockInput) input: unknown): Promise<ItemView> {
    return stock.adjustStock(ctx, input);
  }

  @Mutation(() => ItemView)
  reverseMovement(@Ctx() ctx: Context, @Arg('input', () => ReverseMovementInput) input: unknown): Promise<ItemView> {
    return stock.reverseMovement(ctx, input);
  }
}
