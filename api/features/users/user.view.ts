import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Role } from '#schema/vocabulary.ts';
import * as graph from '../../platform/graphql/enums.ts';
import { User } from './user.entity.ts';

/** A person with the further columns of the lists. */
@ObjectType('User')
export class UserView extends User {
  @Field(() => String, { nullable: true })
  stationName!: string | null;

  /** Browsers signed in now; for admins. */
  sessionCount!: number;

  /** Whether they may unlock the kitchen's own devices; for admins and themselves. */
  hasPin!: boolean;

  /** 0 waiting, 1 active, 2 former: lists sort by it first. */
  rank!: number;
}

@ObjectType({ description: 'How many people are waiting, active and former.' })
export class UserCounts {
  @Field(() => Int)
  waiting!: number;

  @Field(() => Int)
  active!: number;

  @Field(() => Int, { description: 'How many people are deactivated or rejected.' })
  former!: number;
}

@ObjectType({ description: 'Someone at work on the present business day.' })
export class PersonOn {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => graph.Role)
  role!: Role;

  @Field(() => String, { nullable: true })
  stationName!: string | null;

  @Field(() => Date)
  lastSeenAt!: Date;

  @Field(() => String, { nullable: true, description: 'The prep task that they are making; null when there is none.' })
  doing!: string | null;
}
