import { Field, ObjectType } from 'type-graphql';
import type { Allergen } from '#schema/vocabulary.ts';
import * as graph from '../../platform/graphql/enums.ts';
import { type RecipeCost, RecipeLink } from './book/recipe-cost.types.ts';
import { RecipeIngredientView } from './parts/recipe-ingredient.view.ts';
import { RecipeStep } from './parts/recipe-step.entity.ts';
import { Recipe } from './recipe.entity.ts';

/** A recipe as screens read it, with its ingredients, cost and allergens. */
@ObjectType('Recipe')
export class RecipeView extends Recipe {
  @Field(() => String, { nullable: true })
  stationName!: string | null;

  @Field(() => String, { nullable: true })
  outputItemName!: string | null;

  @Field(() => [RecipeIngredientView])
  ingredients!: readonly RecipeIngredientView[];

  @Field(() => [RecipeStep])
  steps!: readonly RecipeStep[];

  @Field(() => [RecipeLink])
  usedBy!: readonly RecipeLink[];

  @Field(() => [graph.Allergen], {
    nullable: true,
    description: 'Of all ingredients, including those of sub-recipes. Null while unknown; empty means none.',
  })
  allergens!: readonly Allergen[] | null;

  @Field(() => [graph.Allergen], {
    description:
      'Those that are certain, in the order of the enum: all of them, or, while `allergens` is null, at least these.',
  })
  knownAllergens!: readonly Allergen[];

  @Field(() => [String], {
    description: 'The names of ingredients whose allergens are unknown; empty when all are known.',
  })
  allergenGaps!: readonly string[];

  /** Not for cooks: a field resolver checks the permission. */
  cost!: RecipeCost;
}
