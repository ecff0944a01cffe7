import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { can } from '#schema/permissions.ts';
import type { Context } from '../../platform/context/context.ts';
import { Decimal } from '../../platform/graphql/scalars.ts';
import { RecipeIngredientView } from './recipe-ingredient.view.ts';

@Resolver(() => RecipeIngredientView)
export class RecipeIngredientsResolver {
  @FieldResolver(() => Decimal, { nullable: true, description: 'Minor units; null while unknown. Not told to cooks.' })
  cost(@Root() row: RecipeIngredientView, @Ctx() ctx: Context): string | null {
    return can(ctx.viewer?.grants, 'recipes.costs') ? row.cost : null;
  }
}
