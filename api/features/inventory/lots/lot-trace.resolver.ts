import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context.ts';
import { lotTrace } from './lot-trace.service.ts';
import { StockLotTrace } from './lot-trace.types.ts';

@Resolver()
export class LotTraceResolver {
  @Query(() => StockLotTrace, { description: 'Where a lot came from and where it went.' })
  stockLotTrace(@Ctx() ctx: Context, @Arg('lotId', () => ID) lotId: string): Promise<StockLotTrace> {
    return lotTrace(ctx, lotId);
  }
}
