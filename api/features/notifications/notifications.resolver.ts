import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { notificationTopicChoice } from '#schema/inputs/notifications.ts';
import type { NotificationFilter } from '#schema/vocabulary.ts';
import type { Context } from '../../platform/context/context.ts';
import type { InputOf } from '../../platform/context/parse.ts';
import { connectionOf, type Page, PageArguments } from '../../platform/graphql/connection.ts';
import { Input, inputType } from '../../platform/graphql/input-type.ts';
import * as enums from './notifications.enums.ts';
import { subscribeToIds } from '../../platform/live/stream.ts';
import * as notifications from './notifications.service.ts';
import { type NotificationRow, NotificationView } from './notification.view.ts';
import { UserView } from '../users/user.view.ts';
import { setNotificationTopic } from './topic-choice.service.ts';

const NotificationTopicInput = inputType('NotificationTopicInput', notificationTopicChoice);
const NotificationConnection = connectionOf(NotificationView, 'Notification');

@Resolver()
export class NotificationsResolver {
  @Query(() => NotificationConnection)
  notifications(
    @Ctx() ctx: Context,
    @Arg('filter', () => enums.NotificationFilter, { defaultValue: 'all' }) filter: NotificationFilter,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Page<NotificationRow>> {
    return notifications.notificationPage(ctx, filter, page);
  }

  @Query(() => Int, { description: 'How many; at most 100 are counted.' })
  unreadNotificationCount(@Ctx() ctx: Context): Promise<number> {
    return notifications.unreadCount(ctx);
  }

  @Query(() => Int, { description: 'How many; at most 100 are counted.' })
  notificationCount(@Ctx() ctx: Context): Promise<number> {
    return notifications.notificationCount(ctx);
  }

  @Mutation(() => NotificationView)
  markNotificationRead(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<NotificationRow> {
    return notifications.markRead(ctx, id);
  }

  @Mutation(() => ID)
  deleteNotification(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<string> {
    return notifications.deleteNotification(ctx, id);
  }

  @Mutation(() => UserView)
  setNotificationTopic(
    @Ctx() ctx: Context,
    @Input(NotificationTopicInput) input: InputOf<typeof notificationTopicChoice>,
  ): Promise<UserView> {
    return setNotificationTopic(ctx, input);
  }

  @Subscription(() => NotificationView, { subscribe: subscribeToIds('NOTIFICATION_RECEIVED', 'notifications.read') })
  notificationReceived(@Ctx() ctx: Context, @Root() id: string): Promise<NotificationRow> {
    return notifications.notification(ctx, id);
  }
}
