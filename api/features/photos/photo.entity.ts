import { Check, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { OrganizationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';

/**
 * A photo of a recipe, where it may show one of its steps; of an entry of waste; of a reading of a line check; or of a prep task.
 * Its two files are named by its id and never change.
 */
@ObjectType()
@OwnedEntity({ tableName: 'photo' })
@Index({ properties: ['organizationId', 'recipeId', 'createdAt'] })
@Index({ properties: ['organizationId', 'wasteEntryId', 'createdAt'] })
@Index({ properties: ['organizationId', 'answerId', 'createdAt'] })
@Index({ properties: ['organizationId', 'prepTaskId', 'createdAt'] })
@Check({ name: 'photo_of_one', expression: 'num_nonnulls(recipe_id, waste_entry_id, answer_id, prep_task_id) = 1' })
export class Photo extends OrganizationOwned {
  @Property({ type: 'uuid', nullable: true })
  recipeId: string | null = null;

  /** The step of the recipe that it shows; null again when the step is removed. */
  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  recipeStepId: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  wasteEntryId: string | null = null;

  /** The reading of a line check. */
  @Property({ type: 'uuid', nullable: true })
  answerId: string | null = null;

  /** The task whose work it shows. */
  @Property({ type: 'uuid', nullable: true })
  prepTaskId: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  caption: string | null = null;

  @Field(() => Int)
  @Property({ type: 'integer' })
  width!: number;

  @Field(() => Int)
  @Property({ type: 'integer' })
  height!: number;

  /** Of both files. */
  @Property({ type: 'integer' })
  bytes!: number;

  @Field(() => ID)
  @Property({ type: 'uuid' })
  createdById!: string;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    photo: Photo;
  }
}
