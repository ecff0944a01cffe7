import { Field, ID, Int, ObjectType } from 'type-graphql';
import * as graph from '../../../platform/graphql/enums.ts';
import { Decimal } from '../../../platform/graphql/scalars.ts';

/** An ingredient of a recipe on a display: what and how much. */
@ObjectType()
export class BoardIngredient {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  /** For the amount of the task. */
  @Field(() => Decimal)
  quantity!: string;

  @Field(() => graph.Unit)
  unit!: string;

  @Field(() => String, { nullable: true })
  prepAction!: string | null;
}

@ObjectType()
export class BoardStep {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  text!: string;

  @Field(() => String, { nullable: true })
  textEs!: string | null;

  @Field(() => Int, { nullable: true })
  minutes!: number | null;
}

/** The recipe of a task as a display shows it: no prices, no notes, at the amount of the task. */
@ObjectType()
export class BoardRecipe {
  @Field(() => ID)
  recipeId!: string;

  @Field(() => String)
  name!: string;

  /** What these amounts make, in `unit`. */
  @Field(() => Decimal)
  quantity!: string;

  @Field(() => graph.Unit)
  unit!: string;

  /** False when the amount of the task does not convert to the unit of the recipe: the amounts are those of one batch. */
  @Field(() => Boolean)
  isPlanned!: boolean;

  @Field(() => [BoardIngredient])
  ingredients!: readonly BoardIngredient[];

  @Field(() => [BoardStep])
  steps!: readonly BoardStep[];
}
