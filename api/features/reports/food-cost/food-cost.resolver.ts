import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { FoodCostPartName as PartName } from '#schema/report-figures.ts';
import type { Context } from '../../../platform/context/context.ts';
import { LocalDate } from '../../../platform/graphql/scalars.ts';
import { FoodCostReport } from './food-cost.types.ts';
import * as foodCost from './food-cost.service.ts';
import { FoodCostPartName } from '../reports.enums.ts';

/** Food cost against sales over business days, both ends included. */
@Resolver()
export class FoodCostResolver {
  @Query(() => FoodCostReport)
  foodCostReport(
    @Ctx() ctx: Context,
    @Arg('from', () => LocalDate) from: string,
    @Arg('to', () => LocalDate) to: string,
    @Arg('by', () => FoodCostPartName, { description: 'What each of its parts covers.' }) by: PartName,
  ): Promise<FoodCostReport> {
    return foodCost.foodCostReport(ctx, { from, to }, { by });
  }
}
