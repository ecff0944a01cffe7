import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import * as inputs from '#schema/inputs/users.ts';
import { type NotificationTopic, withheld } from '#schema/notification-topics.ts';
import { can } from '#schema/permissions.ts';
import type { UserFilter } from '#schema/vocabulary.ts';
import type { Context } from '../../platform/context/context.ts';
import { connectionOf, type Page, PageArguments } from '../../platform/graphql/connection.ts';
import * as graph from '../../platform/graphql/enums.ts';
import * as enums from './users.enums.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { Input, inputType } from '../../platform/graphql/input-type.ts';
import { subscribeToIds } from '../../platform/live/stream.ts';
import * as admin from './user-admin.service.ts';
import type { User } from './user.entity.ts';
import { PersonOn, UserCounts, UserView } from './user.view.ts';
import * as users from './users.service.ts';
import { ifPermitted } from '../../platform/context/access.ts';

const UserConnection = connectionOf(UserView, 'User');
const UserTargetInput = inputType('UserTargetInput', inputs.userTarget);
const VerifyUserInput = inputType('VerifyUserInput', inputs.verifyUser);
const SetUserRoleInput = inputType('SetUserRoleInput', inputs.setUserRole);
const UpdateUserInput = inputType('UpdateUserInput', inputs.updateUser);
const UpdateProfileInput = inputType('UpdateProfileInput', inputs.updateProfile);

/** Whether the row is the viewer. False for their API tokens, which others can read. */
function isSelf({ viewer }: Context, row: Pick<User, 'id'>): boolean {
  return viewer?.id === row.id && viewer.token === null;
}

@Resolver(() => UserView)
export class UsersResolver {
  @Query(() => UserView, { nullable: true, description: 'Who is signed in; null for an anonymous caller.' })
  me(@Ctx() ctx: Context): User | null {
    return users.currentUser(ctx);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many browsers are signed in now; null for others than admins.',
  })
  sessionCount(@Ctx() ctx: Context, @Root() row: Partial<UserView>): number | null {
    return ifPermitted(ctx, 'users.manage', row.sessionCount ?? null);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether they have a PIN to unlock the kitchen’s devices; null for others than admins and the person.',
  })
  hasPin(@Ctx() ctx: Context, @Root() row: Partial<UserView> & User): Promise<boolean | null> {
    return users.hasPin(ctx, row);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The e-mail address; null without one, and for others than admins and the person.',
  })
  email(@Ctx() ctx: Context, @Root() row: User): string | null {
    return can(ctx.viewer?.grants, 'users.manage') || isSelf(ctx, row) ? row.email : null;
  }

  @FieldResolver(() => [graph.NotificationTopic], {
    nullable: true,
    description:
      'What the viewer gets no notifications about, as `setNotificationTopic` has set it; null for others than the person.',
  })
  mutedTopics(@Ctx() ctx: Context, @Root() row: User): readonly NotificationTopic[] | null {
    return isSelf(ctx, row) ? withheld(row.mutedTopics) : null;
  }

  @Query(() => UserConnection, { description: 'Waiting people first, then by name. Managers see those at work.' })
  users(
    @Ctx() ctx: Context,
    @Arg('filter', () => enums.UserFilter, { defaultValue: 'active' }) filter: UserFilter,
    @Arg('search', () => String, { defaultValue: '' }) search: string,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<UserView>> {
    return users.userPage(ctx, { filter, search }, page);
  }

  @Query(() => UserView, { description: 'One person, for admins.' })
  user(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<UserView> {
    return users.person(ctx, id);
  }

  @Query(() => UserCounts)
  userCounts(@Ctx() ctx: Context): Promise<UserCounts> {
    return users.userCounts(ctx);
  }

  @Query(() => [PersonOn], { description: 'Who was seen since the business day began, last seen first.' })
  peopleOn(@Ctx() ctx: Context): Promise<PersonOn[]> {
    return users.peopleOn(ctx);
  }

  @Mutation(() => UserView)
  verifyUser(@Ctx() ctx: Context, @Input(VerifyUserInput) input: InputOf<typeof inputs.verifyUser>): Promise<UserView> {
    return admin.verifyUser(ctx, input);
  }

  @Mutation(() => UserView)
  rejectUser(@Ctx() ctx: Context, @Input(UserTargetInput) input: InputOf<typeof inputs.userTarget>): Promise<UserView> {
    return admin.rejectUser(ctx, input);
  }

  @Mutation(() => UserView)
  setUserRole(
    @Ctx() ctx: Context,
    @Input(SetUserRoleInput) input: InputOf<typeof inputs.setUserRole>,
  ): Promise<UserView> {
    return admin.setUserRole(ctx, input);
  }

  @Mutation(() => UserView)
  deactivateUser(
    @Ctx() ctx: Context,
    @Input(UserTargetInput) input: InputOf<typeof inputs.userTarget>,
  ): Promise<UserView> {
    return admin.deactivateUser(ctx, input);
  }

  @Mutation(() => UserView)
  reactivateUser(
    @Ctx() ctx: Context,
    @Input(UserTargetInput) input: InputOf<typeof inputs.userTarget>,
  ): Promise<UserView> {
    return admin.reactivateUser(ctx, input);
  }

  @Mutation(() => UserView)
  endUserSessions(
    @Ctx() ctx: Context,
    @Input(UserTargetInput) input: InputOf<typeof inputs.userTarget>,
  ): Promise<UserView> {
    return admin.endUserSessions(ctx, input);
  }

  @Mutation(() => UserView)
  updateUser(@Ctx() ctx: Context, @Input(UpdateUserInput) input: InputOf<typeof inputs.updateUser>): Promise<UserView> {
    return admin.updateUser(ctx, input);
  }

  @Mutation(() => UserView, { description: 'Changes one’s own name, language or e-mail address.' })
  updateProfile(
    @Ctx() ctx: Context,
    @Input(UpdateProfileInput) input: InputOf<typeof inputs.updateProfile>,
  ): Promise<UserView> {
    return users.updateProfile(ctx, input);
  }

  @Subscription(() => UserView, { subscribe: subscribeToIds('USER_UPDATED', 'users.manage') })
  userUpdated(@Ctx() ctx: Context, @Root() id: string): Promise<UserView> {
    return users.person(ctx, id);
  }
}
