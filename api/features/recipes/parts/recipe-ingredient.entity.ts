import { Check, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Unit } from '#schema/vocabulary.ts';
import { OrganizationOwned, OwnedEntity } from '../../../platform/database/organization-owned.ts';
import * as graph from '../../../platform/graphql/enums.ts';
import { Decimal } from '../../../platform/graphql/scalars.ts';

/** One line of a recipe: an item or another recipe's output, as purchased-and-prepared quantity. */
@ObjectType()
@OwnedEntity({ tableName: 'recipe_ingredient' })
@Check({ name: 'recipe_ingredient_yield', expression: 'yield_percent > 0' })
@Index({ properties: ['organizationId', 'recipeId', 'sort'] })
@Index({ properties: ['organizationId', 'itemId'] })
@Index({ properties: ['organizationId', 'subRecipeId'] })
export class RecipeIngredient extends OrganizationOwned {
  @Field(() => ID)
  @Property({ type: 'uuid' })
  recipeId!: string;

  @Field(() => Int)
  @Property({ type: 'smallint', default: 0 })
  sort: number = 0;

  /** Either an item … */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  itemId: string | null = null;

  /** … or another recipe. */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  subRecipeId: string | null = null;

  @Field(() => Decimal)
  @Property({ type: 'decimal', precision: 14, scale: 4 })
  quantity!: string;

  @Field(() => graph.Unit)
  @Property({ type: 'text' })
  unit!: Unit;

  /** diced, blanched */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  prepAction: string | null = null;

  /** Overrides the item's default yield for this preparation. */
  @Field(() => Decimal, { nullable: true })
  @Property({ type: 'decimal', precision: 5, scale: 2, nullable: true })
  yieldPercent: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  note: string | null = null;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    recipeIngredient: RecipeIngredient;
  }
}
