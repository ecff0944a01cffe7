import { Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { OrganizationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';

/** A photo of a recipe. Its two files are named by its id and never change. */
@ObjectType()
@OwnedEntity({ tableName: 'photo' })
@Index({ properties: ['organizationId', 'recipeId', 'createdAt'] })
export class Photo extends OrganizationOwned {
  @Property({ type: 'uuid' })
  recipeId!: string;

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
