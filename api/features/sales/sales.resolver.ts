import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import * as inputs from '#schema/inputs/sales.ts';
import type { Context } from '../../platform/context/context.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { Input, inputType } from '../../platform/graphql/input-type.ts';
import { LocalDate } from '../../platform/graphql/scalars.ts';
import { RecordedSales, SalesDayDetail, SalesDayView } from './sales-day.view.ts';
import * as sales from './sales.service.ts';

const RecordSalesInput = inputType('RecordSalesInput', inputs.recordSales);
const SaveSalesDayInput = inputType('SaveSalesDayInput', inputs.saveSalesDay);

@Resolver()
export class SalesResolver {
  @Query(() => [SalesDayView])
  salesDays(
    @Ctx() ctx: Context,
    @Arg('from', () => LocalDate) from: string,
    @Arg('to', () => LocalDate) to: string,
  ): Promise<SalesDayView[]> {
    return sales.salesDays(ctx, { from, to });
  }

  @Query(() => SalesDayDetail)
  salesDay(@Ctx() ctx: Context, @Arg('date', () => LocalDate) date: string): Promise<SalesDayDetail> {
    return sales.salesDay(ctx, date);
  }

  @Mutation(() => RecordedSales)
  recordSales(
    @Ctx() ctx: Context,
    @Input(RecordSalesInput) input: InputOf<typeof inputs.recordSales>,
  ): Promise<RecordedSales> {
    return sales.recordSales(ctx, input);
  }

  @Mutation(() => SalesDayDetail)
  saveSalesDay(
    @Ctx() ctx: Context,
    @Input(SaveSalesDayInput) input: InputOf<typeof inputs.saveSalesDay>,
  ): Promise<SalesDayDetail> {
    return sales.saveSalesDay(ctx, input);
  }
}
