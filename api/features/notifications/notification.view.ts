import { Field, ObjectType } from 'type-graphql';
import { Notification } from './notification.entity.ts';

/** A notification as one person sees it. */
@ObjectType('Notification')
export class NotificationView extends Notification {
  @Field(() => Boolean)
  isRead!: boolean;
}

/** A row as it is listed: whom it is for stays in the database. */
export type NotificationRow = Omit<NotificationView, 'dedupeKey' | 'audienceRoles' | 'audienceUsers'>;
