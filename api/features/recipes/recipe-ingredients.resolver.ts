import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { can } from '#schema/permissions.ts';
import type { Allergen } from '#schema/vocabulary.ts';
import type { Context } from '../../platform/context/context.ts';
import * as graph from '../../platform/graphql/enums.ts';
import { Decimal } from '../../platform/graphql/scalars.ts';
import { text } from './recipe-cost.policy.ts';
import { RecipeIngredient } from './recipe-ingredient.entity.ts';
import type { CostedIngredient } from './recipes.service.ts';

@Resolver(() => RecipeIngredient)
export class RecipeIngredientsResolver {
  @FieldResolver(() => String, { description: 'Of the item or the recipe.' })
  name(@Root() row: CostedIngredient): string {
    return (row.subRecipeId === null ? row.itemName : row.subName) ?? '';
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'The recipe that makes it; null when the kitchen does not make it itself.',
  })
  madeBy(@Root() row: CostedIngredient): string | null {
    return row.madeBy;
  }

  @FieldResolver(() => Decimal, { description: 'Usable share in percent: this preparation’s, else the item’s own.' })
  usablePercent(@Root() row: CostedIngredient): string {
    return row.yieldPercent ?? (row.madeBy === null ? row.itemYieldPercent : null) ?? '100';
  }

  @FieldResolver(() => [graph.Allergen], { nullable: true, description: 'Null while unknown, which is not none.' })
  allergens(@Root() row: CostedIngredient): readonly Allergen[] | null {
    return row.facts.allergens;
  }

  @FieldResolver(() => Decimal, { nullable: true, description: 'Minor units; null while unknown. Not told to cooks.' })
  cost(@Root() row: CostedIngredient, @Ctx() ctx: Context): string | null {
    return can(ctx.viewer?.grants, 'recipes.costs') ? text(row.facts.cost, 6) : null;
  }
}
