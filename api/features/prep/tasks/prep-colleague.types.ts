import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Role } from '#schema/vocabulary.ts';
import * as graph from '../../../platform/graphql/enums.ts';

/** Somebody to whom a task can be handed over. */
@ObjectType()
export class PrepColleague {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => graph.Role)
  role!: Role;

  @Field(() => Int)
  openTasks!: number;
}
