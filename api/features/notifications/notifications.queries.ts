import { sql } from 'kysely';
import type { Viewer } from '../../platform/context/context.ts';
import { mutedTopics } from '../../platform/context/muted-topics.ts';
import { Keyset, type ListOrder } from '../../platform/database/keyset.ts';
import type { Page, PageInput } from '../../platform/graphql/connection.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { NotificationRow } from './notification.view.ts';

export interface NotificationsParams {
  readonly unreadOnly: boolean;
  readonly page: PageInput;
}

const newestFirst: ListOrder = {
  direction: 'descending',
  keys: [
    { value: sql`notification.created_at`, type: 'timestamptz' },
    { value: sql`notification.id`, type: 'uuid' },
  ],
};

/** The notifications that the viewer may see, has not switched off and has not deleted. */
function visible(db: Db, viewer: Viewer) {
  const muted = mutedTopics(viewer);
  return db
    .selectFrom('notification')
    .leftJoin('notificationMark', (join) =>
      join
        .onRef('notificationMark.notificationId', '=', 'notification.id')
        .on('notificationMark.userId', '=', viewer.id),
    )
    .where('notification.organizationId', '=', viewer.organizationId)
    .where('notificationMark.deletedAt', 'is', null)
    .$if(muted.length > 0, (query) =>
      query.where((where) =>
        where.or([where('notification.topic', 'is', null), where('notification.topic', 'not in', muted)]),
      ),
    )
    .where((where) =>
      where.or([
        where.and([where('notification.audienceRoles', 'is', null), where('notification.audienceUsers', 'is', null)]),
        sql<boolean>`${viewer.role} = any(notification.audience_roles)`,
        sql<boolean>`${viewer.id} = any(notification.audience_users)`,
      ]),
    );
}

/** What a row of a list needs: whom it is for stays in the database. */
const columns = [
  'notification.id',
  'notification.organizationId',
  'notification.type',
  'notification.topic',
  'notification.title',
  'notification.message',
  'notification.titleContent',
  'notification.messageContent',
  'notification.priority',
  'notification.entityType',
  'notification.entityId',
  'notification.createdAt',
  'notification.updatedAt',
  'notification.version',
] as const;

function rows(db: Db, viewer: Viewer) {
  return visible(db, viewer)
    .select(columns)
    .select(sql<boolean>`notification_mark.read_at is not null`.as('isRead'));
}

export async function listNotifications(
  db: Db,
  viewer: Viewer,
  params: NotificationsParams,
): Promise<Page<NotificationRow>> {
  const keyset = new Keyset(newestFirst, params.page);
  const found = rows(db, viewer)
    .select(keyset.cursorKeys)
    .$if(params.unreadOnly, (query) => query.where('notificationMark.readAt', 'is', null));
  return keyset.page(await keyset.cut(found).execute());
}

/** The number of notifications, counted up to `cap`. */
export async function countNotifications(
  db: Db,
  viewer: Viewer,
  params: { unreadOnly: boolean; cap: number },
): Promise<number> {
  const row = await db
    .selectFrom(
      visible(db, viewer)
        .select('notification.id')
        .$if(params.unreadOnly, (query) => query.where('notificationMark.readAt', 'is', null))
        .limit(params.cap)
        .as('seen'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return row?.count ?? 0;
}

export function findNotifications(db: Db, viewer: Viewer, ids: readonly string[]): Promise<NotificationRow[]> {
  return rows(db, viewer).where('notification.id', 'in', ids).execute();
}

export function findNotification(db: Db, viewer: Viewer, id: string): Promise<NotificationRow | undefined> {
  return rows(db, viewer).where('notification.id', '=', id).executeTakeFirst();
}
