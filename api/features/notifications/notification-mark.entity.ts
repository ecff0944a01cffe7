import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { OrganizationOwned, OwnedEntity } from '../../platform/database/organization-owned.ts';

/** Whether one person has read or deleted a notification. */
@OwnedEntity({ tableName: 'notification_mark' })
@Unique({ properties: ['organizationId', 'userId', 'notificationId'] })
export class NotificationMark extends OrganizationOwned {
  @Property({ type: 'uuid' })
  notificationId!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'datetime', length: 3, nullable: true })
  readAt: Date | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  deletedAt: Date | null = null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    notificationMark: NotificationMark;
  }
}
