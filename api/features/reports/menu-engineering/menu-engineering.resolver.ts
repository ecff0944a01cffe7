import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/context/context.ts';
import { LocalDate } from '../../../platform/graphql/scalars.ts';
import { MenuEngineeringReport } from './menu-engineering.types.ts';
import * as menuEngineering from './menu-engineering.service.ts';

/** Popularity and margin of dishes over business days, both ends included. */
@Resolver()
export class MenuEngineeringResolver {
  @Query(() => MenuEngineeringReport)
  menuEngineeringReport(
    @Ctx() ctx: Context,
    @Arg('from', () => LocalDate) from: string,
    @Arg('to', () => LocalDate) to: string,
    @Arg('category', () => String, {
      nullable: true,
      description: 'Compares the dishes of this category alone; null for all.',
    })
    category: string | null | undefined,
  ): Promise<MenuEngineeringReport> {
    return menuEngineering.menuEngineeringReport(ctx, { from, to }, { category });
  }
}
