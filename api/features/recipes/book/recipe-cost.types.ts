import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Allergen, CostGapReason, RecipeKind, Unit } from '#schema/vocabulary.ts';
import * as graph from '../../../platform/graphql/enums.ts';
import * as enums from '../recipes.enums.ts';
import { Decimal } from '../../../platform/graphql/scalars.ts';

@ObjectType({ description: 'Why a cost is unknown: the ingredient and what it lacks.' })
export class CostGap {
  @Field(() => enums.CostGapReason)
  reason!: CostGapReason;

  @Field(() => String)
  name!: string;

  @Field(() => graph.Unit, {
    nullable: true,
    description: 'With no_conversion the unit of the recipe line; otherwise null.',
  })
  unit!: Unit | null;

  @Field(() => graph.Unit, {
    nullable: true,
    description: 'With no_conversion the unit that it must convert to; otherwise null.',
  })
  neededUnit!: Unit | null;
}

/** Exact decimal text. */
@ObjectType({ description: 'Minor units of the currency. Unknown is null, with every reason in gaps.' })
export class RecipeCost {
  @Field(() => Decimal, { nullable: true, description: 'What one batch costs, in minor units; null while unknown.' })
  total!: string | null;

  @Field(() => Decimal, { nullable: true })
  perPortion!: string | null;

  @Field(() => Decimal, { nullable: true })
  perYieldUnit!: string | null;

  @Field(() => Decimal, {
    nullable: true,
    description: 'Portion cost ÷ net menu price × 100, in percent; null while one of them is unknown.',
  })
  foodCostPercent!: string | null;

  @Field(() => Boolean, { nullable: true })
  overTarget!: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The lowest net price of a portion at which its food cost is not above the target, in minor units; null without a target, and while the cost is unknown or 0.',
  })
  targetPrice!: number | null;

  @Field(() => [CostGap])
  gaps!: readonly CostGap[];
}

@ObjectType()
export class RecipeLineCosting {
  @Field(() => Decimal, { nullable: true, description: 'Minor units; null while unknown.' })
  cost!: string | null;

  @Field(() => [CostGap])
  gaps!: readonly CostGap[];
}

@ObjectType()
export class RecipeCosting {
  @Field(() => RecipeCost)
  cost!: RecipeCost;

  @Field(() => [graph.Allergen], { nullable: true, description: 'Null while unknown; empty means none.' })
  allergens!: Allergen[] | null;

  @Field(() => [graph.Allergen], {
    description:
      'Those that are certain, in the order of the enum: all of them, or, while `allergens` is null, at least these.',
  })
  knownAllergens!: readonly Allergen[];

  @Field(() => [String], {
    description: 'The names of ingredients whose allergens are unknown; empty when all are known.',
  })
  allergenGaps!: string[];

  @Field(() => [RecipeLineCosting], { description: 'One for each line, in order.' })
  lines!: RecipeLineCosting[];
}

@ObjectType()
export class RecipeLink {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => enums.RecipeKind)
  kind!: RecipeKind;
}

@ObjectType()
export class RecipeSearchResult {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  description!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The ingredient whose name contains the text; null when the name of the recipe does.',
  })
  ingredient!: string | null;
}

@ObjectType({ description: 'An item or a recipe that a recipe can contain.' })
export class IngredientOption {
  @Field(() => ID, { nullable: true })
  itemId!: string | null;

  @Field(() => ID, { nullable: true })
  subRecipeId!: string | null;

  @Field(() => String)
  name!: string;

  @Field(() => graph.Unit, { description: 'The unit it is stocked or made in.' })
  unit!: Unit;
}
