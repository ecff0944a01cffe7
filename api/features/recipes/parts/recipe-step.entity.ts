import { Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { OrganizationOwned, OwnedEntity } from '../../../platform/database/organization-owned.ts';

/** One step of a recipe's method. */
@ObjectType()
@OwnedEntity({ tableName: 'recipe_step' })
@Index({ properties: ['organizationId', 'recipeId', 'sort'] })
export class RecipeStep extends OrganizationOwned {
  @Field(() => ID)
  @Property({ type: 'uuid' })
  recipeId!: string;

  @Field(() => Int)
  @Property({ type: 'smallint', default: 0 })
  sort: number = 0;

  @Field(() => String)
  @Property({ type: 'text' })
  text!: string;

  /** The same step in Spanish; null while it is not translated. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  textEs: string | null = null;

  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true })
  minutes: number | null = null;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    recipeStep: RecipeStep;
  }
}
