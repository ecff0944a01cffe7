import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Role } from '#schema/vocabulary.ts';
import * as graph from '../../platform/graphql/enums.ts';

/** A program with API tokens of its own. */
@ObjectType()
export class ServiceAccount {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  version!: number;

  @Field(() => Date)
  createdAt!: Date;

  @Field(() => String)
  name!: string;

  @Field(() => graph.Role)
  role!: Role;

  @Field(() => Boolean)
  active!: boolean;

  @Field(() => Int)
  tokenCount!: number;
}
