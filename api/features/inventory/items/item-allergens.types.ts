import { Field, ID, ObjectType } from 'type-graphql';
import type { Allergen } from '#schema/vocabulary.ts';
import * as graph from '../../../platform/graphql/enums.ts';
import { RecipeLink } from '../../recipes/book/recipe-cost.types.ts';

@ObjectType({
  description:
    'What an item contains: some allergens, none as somebody has confirmed, or unknown while nobody has entered them.',
})
export class ItemAllergens {
  @Field(() => ID)
  itemId!: string;

  @Field(() => [graph.Allergen], {
    nullable: true,
    description: 'Null while unknown; empty means none. Of everything in its recipe, if the kitchen makes it.',
  })
  allergens!: readonly Allergen[] | null;

  @Field(() => [graph.Allergen], {
    description:
      'Those that are certain, in the order of the enum: all of them, or, while `allergens` is null, at least these.',
  })
  knownAllergens!: readonly Allergen[];

  @Field(() => [String], { description: 'The names of what has unknown allergens; empty when all are known.' })
  allergenGaps!: readonly string[];

  @Field(() => RecipeLink, { nullable: true, description: 'The recipe that makes it; null for what is bought.' })
  recipe!: RecipeLink | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the person who entered them for the item itself; null when nobody did.',
  })
  enteredByName!: string | null;

  @Field(() => Date, { nullable: true, description: 'When they were entered; null when nobody did.' })
  enteredAt!: Date | null;
}
