import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { NotificationTopic } from '#schema/notification-topics.ts';
import type { NotificationType, Priority, Role } from '#schema/vocabulary.ts';
import type { Message } from '#schema/messages.ts';
import { OrganizationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';
import { Node } from '../../platform/graphql/node.ts';
import { Json } from '../../platform/graphql/scalars.ts';
import * as graph from '../../platform/graphql/enums.ts';
import * as enums from './notifications.enums.ts';

/** A notification for the organization. NotificationMark stores who has read or deleted it. */
@ObjectType({ implements: Node })
@OwnedEntity({ tableName: 'notification' })
@Index({ properties: ['organizationId', 'createdAt', 'id'] })
@Unique({ properties: ['organizationId', 'dedupeKey'] })
export class Notification extends OrganizationOwned {
  @Field(() => enums.NotificationType)
  @Property({ type: 'text' })
  type!: NotificationType;

  /** Null in old rows whose topic could not be derived; they cannot be switched off. */
  @Field(() => graph.NotificationTopic, { nullable: true })
  @Property({ type: 'text', nullable: true })
  topic: NotificationTopic | null = null;

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  message!: string;

  /** Title and message by key, for every language; null in rows from before message keys. */
  @Field(() => Json, { nullable: true })
  @Property({ type: 'json', nullable: true })
  titleContent: Message | null = null;

  @Field(() => Json, { nullable: true })
  @Property({ type: 'json', nullable: true })
  messageContent: Message | null = null;

  @Field(() => graph.Priority, { nullable: true })
  @Property({ type: 'text', nullable: true })
  priority: Priority | null = null;

  /** What it is about, for a deep link: one of `notificationSubjects`. */
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  entityType: string | null = null;

  @Field(() => ID, { nullable: true })
  @Property({ type: 'uuid', nullable: true })
  entityId: string | null = null;

  /** An open condition notifies once: its key is unique. */
  @Property({ type: 'text', nullable: true })
  dedupeKey: string | null = null;

  /** Null means everyone. */
  @Property({ type: 'text[]', nullable: true })
  audienceRoles: Role[] | null = null;

  @Property({ type: 'text[]', nullable: true })
  audienceUsers: string[] | null = null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    notification: Notification;
  }
}
