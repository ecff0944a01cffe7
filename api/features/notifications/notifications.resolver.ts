import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { NotificationFilter } from '#schema/vocabulary.ts';
import type { Context } from '../../platform/context/context.ts';
import { connectionOf, type Page, PageArguments } from '../../platform/graphql/connection.ts';
import * as enums from './notifications.enums.ts';
import { subscribeToIds } from '../../platform/live/stream.ts';
import * as notifications from './notifications.service.ts';
import { type NotificationRow, NotificationView } from './notification.view.ts';

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

  @Subscription(() => NotificationView, { subscribe: subscribeToIds('NOTIFICATION_RECEIVED', 'notifications.read') })
  notificationReceived(@Ctx() ctx: Context, @Root() id: string): Promise<NotificationRow> {
    return notifications.notification(ctx, id);
  }
}
