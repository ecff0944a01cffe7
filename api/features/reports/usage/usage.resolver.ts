import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import * as inputs from '#schema/inputs/reports.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type Page, PageArguments } from '../../../platform/graphql/connection.ts';
import type { InputOf } from '../../../platform/context/parse.ts';
import { inputType, RequiredFilter } from '../../../platform/graphql/input-type.ts';
import { LocalDate } from '../../../platform/graphql/scalars.ts';
import { StockMovementConnection, type StockMovementView } from '../../inventory/ledger/stock-movement.view.ts';
import '../reports.enums.ts';
import * as usage from './usage.service.ts';
import { UsageReport } from './usage.types.ts';

const UsageFilter = inputType('UsageFilter', inputs.usageFilter);

/** Actual against theoretical use over business days, both ends included. */
@Resolver()
export class UsageResolver {
  @Query(() => UsageReport)
  usageReport(
    @Ctx() ctx: Context,
    @Arg('from', () => LocalDate) from: string,
    @Arg('to', () => LocalDate) to: string,
  ): Promise<UsageReport> {
    return usage.usageReport(ctx, { from, to });
  }

  @Query(() => StockMovementConnection)
  usageMovements(
    @Ctx() ctx: Context,
    @Arg('from', () => LocalDate) from: string,
    @Arg('to', () => LocalDate) to: string,
    @RequiredFilter(UsageFilter) filter: InputOf<typeof inputs.usageFilter>,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<StockMovementView>> {
    return usage.usageMovements(ctx, { from, to }, filter, page);
  }
}
