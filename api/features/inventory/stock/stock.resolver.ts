import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import * as inputs from '#schema/inputs/inventory.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type Page, PageArguments } from '../../../platform/graphql/connection.ts';
import { Input, inputType } from '../../../platform/graphql/input-type.ts';
import { Decimal } from '../../../platform/graphql/scalars.ts';
import { ledgerCheck } from '../ledger/ledger-check.service.ts';
import * as stock from './stock.service.ts';
import { ItemView } from '../items/item.view.ts';
import { StockLotView } from '../lots/stock-lot.view.ts';
import { StockMovementConnection, StockMovementView } from '../ledger/stock-movement.view.ts';
import { LedgerCheck, StockLotEvent, StockPlace } from './stock.types.ts';
import type { InputOf } from '../../../platform/context/parse.ts';
import { ifPermitted } from '../../../platform/context/access.ts';

const AdjustStockInput = inputType('AdjustStockInput', inputs.adjustStock);
const ReverseMovementInput = inputType('ReverseMovementInput', inputs.reverseMovement);

@Resolver(() => StockMovementView)
export class StockMovementResolver {
  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'Signed, minor units with four decimals; null while unknown, and for cooks.',
  })
  value(@Root() row: StockMovementView, @Ctx() ctx: Context): string | null {
    return ifPermitted(ctx, 'inventory.costs', row.value);
  }
}

@Resolver(() => StockLotView)
export class StockResolver {
  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'The cost of the remaining quantity in minor units; null while unknown, and for cooks.',
  })
  value(@Root() row: StockLotView, @Ctx() ctx: Context): string | null {
    return ifPermitted(ctx, 'inventory.costs', row.value);
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'Minor units per unit; null while unknown, and for cooks.',
  })
  unitCost(@Root() row: StockLotView, @Ctx() ctx: Context): string | null {
    return ifPermitted(ctx, 'inventory.costs', row.unitCost);
  }

  @Query(() => [StockLotView], { description: 'The lots of an item, first-expiring first; at most 100.' })
  stockLots(
    @Ctx() ctx: Context,
    @Arg('itemId', () => ID) itemId: string,
    @Arg('withEmpty', () => Boolean, { defaultValue: false, description: 'Whether to include empty lots, last.' })
    withEmpty: boolean,
  ): Promise<StockLotView[]> {
    return stock.stockLots(ctx, itemId, withEmpty);
  }

  @Query(() => StockLotView)
  stockLot(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<StockLotView> {
    return stock.stockLot(ctx, id);
  }

  @Query(() => StockLotView, { description: 'The lot with the code of the label, in upper or lower case.' })
  stockLotByCode(@Ctx() ctx: Context, @Arg('code', () => String) code: string): Promise<StockLotView> {
    return stock.stockLotByCode(ctx, code);
  }

  @Query(() => [StockLotView], { description: 'Lots past their use-by, the longest expired first; at most 100.' })
  expiredLots(@Ctx() ctx: Context): Promise<StockLotView[]> {
    return stock.expiredLots(ctx);
  }

  @Query(() => [StockLotView], {
    description:
      'Lots to use by the end of the next business day, the earliest use-by first, also those past it; without lots in quarantine. At most 100.',
  })
  lotsToUse(@Ctx() ctx: Context): Promise<StockLotView[]> {
    return stock.lotsToUse(ctx);
  }

  @Query(() => [StockMovementView], { description: "A lot's ledger, newest first; at most 100." })
  stockLotMovements(@Ctx() ctx: Context, @Arg('lotId', () => ID) lotId: string): Promise<StockMovementView[]> {
    return stock.lotMovements(ctx, lotId);
  }

  @Query(() => [StockLotEvent], { description: 'The events of a lot other than movements, newest first; at most 100.' })
  stockLotEvents(@Ctx() ctx: Context, @Arg('lotId', () => ID) lotId: string): Promise<StockLotEvent[]> {
    return stock.lotEvents(ctx, lotId);
  }

  @Query(() => [StockPlace], { description: 'How much of an item is in which place.' })
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
  adjustStock(
    @Ctx() ctx: Context,
    @Input(AdjustStockInput) input: InputOf<typeof inputs.adjustStock>,
  ): Promise<ItemView> {
    return stock.adjustStock(ctx, input);
  }

  @Mutation(() => ItemView)
  reverseMovement(
    @Ctx() ctx: Context,
    @Input(ReverseMovementInput) input: InputOf<typeof inputs.reverseMovement>,
  ): Promise<ItemView> {
    return stock.reverseMovement(ctx, input);
  }
}
