import { Field, ObjectType } from 'type-graphql';
import type { Allergen } from '#schema/vocabulary.ts';
import * as graph from '../../platform/graphql/enums.ts';
import type { RecipeCostFigures } from './recipe-cost.policy.ts';
import { RecipeLink } from './recipe-cost.type.ts';
import { RecipeIngredientView } from './recipe-ingredient.view.ts';
import { RecipeStep } from './recipe-step.entity.ts';
import { Recipe } from './recipe.entity.ts';

/** A recipe as screens read it, with its ingredients and what follows from them. */
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
    description:
      'Of every ingredient, through all that the kitchen makes itself. Null while unknown, which is not none.',
  })
  allergens!: readonly Allergen[] | null;

  @Field(() => [String], {
    description: 'The names of what nobody knows the allergens of; empty when they are known.',
  })
  allergenGaps!: readonly string[];

  /** Not for cooks: read through a field resolver. */
  cost!: RecipeCostFigures;
}
