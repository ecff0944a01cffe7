import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/context/context.ts';
import * as service from './spanish-names.service.ts';
import { SpanishName } from './spanish-names.types.ts';

@Resolver()
export class SpanishNamesResolver {
  @Query(() => [SpanishName], {
    description:
      'The names that have a Spanish one, of items, recipes, stations, places for stock, line checks, their points and corrective actions that are in use, by name; at most 5,000.',
  })
  spanishNames(@Ctx() ctx: Context): Promise<SpanishName[]> {
    return service.spanishNames(ctx);
  }
}
