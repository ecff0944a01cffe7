import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/context/context.ts';
import { Decimal } from '../../../platform/graphql/scalars.ts';
import { RecipeIngredientView } from './recipe-ingredient.view.ts';
import { ifPermitted } from '../../../platform/context/access.ts';

@Resolver(() => RecipeIngredientView)
export class RecipeIngredientsResolver {
  @FieldResolver(() => Decimal, { nullable: true, description: 'Minor units; null while unknown, and for cooks.' })
  cost(@Root() row: RecipeIngredientView, @Ctx() ctx: Context): string | null {
    return ifPermitted(ctx, 'recipes.costs', row.cost);
  }
}
