import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import * as inputs from '#schema/inputs/users.ts';
import { can } from '#schema/permissions.ts';
import type { UserFilter } from '#schema/vocabulary.ts';
import type { Context } from '../../platform/context/context.ts';
import { connectionOf, type Page, PageArguments } from '../../platform/graphql/connection.ts';
import * as graph from '../../platform/graphql/enums.ts';
import * as enums from './users.enums.ts';
import { inputType } from '../../platform/graphql/input-type.ts';
import { subscribeToIds } from '../../platform/live/stream.ts';
import * as admin from './user-admin.service.ts';
import { User } from './user.entity.ts';
import type { PersonOnRow, UserCounts as Counts, UserRow } from './users.queries.ts';
import * as users from './users.service.ts';

const UserConnection = connectionOf(User);
const UserTargetInput = inputType('UserTargetInput', inputs.userTarget);
const VerifyUserInput = inputType('VerifyUserInput', inputs.verifyUser);
const SetUserRoleInput = inputType('SetUserRoleInput', inputs.setUserRole);
const UpdateUserInput = inputType('UpdateUserInput', inputs.updateUser);
const UpdateProfileInput = inputType('UpdateProfileInput', inputs.updateProfile);

@ObjectType({ description: 'How many people are in each standing.' })
class UserCounts {
  @Field(() => Int)
  waiting!: number;

  @Field(() => Int)
  active!: number;

  @Field(() => Int, { description: 'How many people are deactivated or rejected.' })
  former!: number;
}

@ObjectType({ description: 'Someone at work on the present business day.' })
class PersonOn {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => graph.Role)
  role!: string;

  @Field(() => String, { nullable: true })
  stationName!: string | null;

  @Field(() => Date)
  lastSeenAt!: Date;

  @Field(() => String, { nullable: true, description: 'The prep task that they are making; null when there is none.' })
  doing!: string | null;
}

/** Whether the row is the person who asks. A token of theirs is read by others. */
function isSelf({ viewer }: Context, row: Pick<User, 'id'>): boolean {
  return viewer?.id === row.id && viewer.token === null;
}

@Resolver(() => User)
export class UsersResolver {
  @Query(() => User, { nullable: true, description: 'Who is signed in; null for an anonymous caller.' })
  me(@Ctx() ctx: Context): User | null {
    return users.currentUser(ctx);
  }

  @FieldResolver(() => String, { nullable: true })
  stationName(@Root() row: Partial<UserRow>): string | null {
    return row.stationName ?? null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many browsers are signed in now; null for others than admins.',
  })
  sessionCount(@Ctx() ctx: Context, @Root() row: Partial<UserRow>): number | null {
    return can(ctx.viewer?.grants, 'users.manage') ? (row.sessionCount ?? null) : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether they have a PIN to unlock the kitchen’s devices; null for others than admins and the person.',
  })
  hasPin(@Ctx() ctx: Context, @Root() row: Partial<UserRow> & User): Promise<boolean | null> {
    return users.hasPin(ctx, row);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The e-mail address; null without one, and for others than admins and the person.',
  })
  email(@Ctx() ctx: Context, @Root() row: User): string | null {
    return can(ctx.viewer?.grants, 'users.manage') || isSelf(ctx, row) ? row.email : null;
  }

  @Query(() => UserConnection, { description: 'Waiting people first, then by name. Managers see those at work.' })
  users(
    @Ctx() ctx: Context,
    @Arg('filter', () => enums.UserFilter, { defaultValue: 'active' }) filter: UserFilter,
    @Arg('search', () => String, { defaultValue: '' }) search: string,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<UserRow>> {
    return users.userPage(ctx, { filter, search }, page);
  }

  @Query(() => User, { description: 'One person, for admins.' })
  user(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<UserRow> {
    return users.person(ctx, id);
  }

  @Query(() => UserCounts)
  userCounts(@Ctx() ctx: Context): Promise<Counts> {
    return users.userCounts(ctx);
  }

  @Query(() => [PersonOn], { description: 'Who was seen since the business day began, last seen first.' })
  peopleOn(@Ctx() ctx: Context): Promise<PersonOnRow[]> {
    return users.peopleOn(ctx);
  }

  @Mutation(() => User)
  verifyUser(@Ctx() ctx: Context, @Arg('input', () => VerifyUserInput) input: unknown): Promise<UserRow> {
    return admin.verifyUser(ctx, input);
  }

  @Mutation(() => User)
  rejectUser(@Ctx() ctx: Context, @Arg('input', () => UserTargetInput) input: unknown): Promise<UserRow> {
    return admin.rejectUser(ctx, input);
  }

  @Mutation(() => User)
  setUserRole(@Ctx() ctx: Context, @Arg('input', () => SetUserRoleInput) input: unknown): Promise<UserRow> {
    return admin.setUserRole(ctx, input);
  }

  @Mutation(() => User)
  deactivateUser(@Ctx() ctx: Context, @Arg('input', () => UserTargetInput) input: unknown): Promise<UserRow> {
    return admin.deactivateUser(ctx, input);
  }

  @Mutation(() => User)
  reactivateUser(@Ctx() ctx: Context, @Arg('input', () => UserTargetInput) input: unknown): Promise<UserRow> {
    return admin.reactivateUser(ctx, input);
  }

  @Mutation(() => User)
  endUserSessions(@Ctx() ctx: Context, @Arg('input', () => UserTargetInput) input: unknown): Promise<UserRow> {
    return admin.endUserSessions(ctx, input);
  }

  @Mutation(() => User)
  updateUser(@Ctx() ctx: Context, @Arg('input', () => UpdateUserInput) input: unknown): Promise<UserRow> {
    return admin.updateUser(ctx, input);
  }

  @Mutation(() => User, { description: 'Changes one’s own name, language or e-mail address.' })
  updateProfile(@Ctx() ctx: Context, @Arg('input', () => UpdateProfileInput) input: unknown): Promise<UserRow> {
    return users.updateProfile(ctx, input);
  }

  @Subscription(() => User, { subscribe: subscribeToIds('USER_UPDATED', 'users.manage') })
  userUpdated(@Ctx() ctx: Context, @Root() id: string): Promise<UserRow> {
    return users.person(ctx, id);
  }
}
