import { Field, ID, ObjectType } from 'type-graphql';
import type { Allergen } from '#schema/vocabulary.ts';
import * as graph from '../../../platform/graphql/enums.ts';
import { Decimal } from '../../../platform/graphql/scalars.ts';
import { RecipeIngredient } from './recipe-ingredient.entity.ts';

/** An ingredient as screens read it, with its cost and allergens. */
@ObjectType('RecipeIngredient')
export class RecipeIngredientView extends RecipeIngredient {
  @Field(() => String, { description: 'Of the item or the recipe.' })
  name!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The recipe that makes it; null when the kitchen does not make it itself.',
  })
  madeBy!: string | null;

  @Field(() => Decimal, { description: 'Usable share in percent: this preparation’s, else the item’s own.' })
  usablePercent!: string;

  @Field(() => Decimal, {
    nullable: true,
    description:
      "What a batch uses of the recipe that makes it, before what is lost in preparation, in the unit of that recipe's yield; null when the kitchen does not make it, and when the units do not convert.",
  })
  madeQuantity!: string | null;

  @Field(() => [graph.Allergen], { nullable: true, description: 'Null while unknown; empty means none.' })
  allergens!: readonly Allergen[] | null;

  /** Not for cooks: a field resolver checks the permission. */
  cost!: string | null;
}
