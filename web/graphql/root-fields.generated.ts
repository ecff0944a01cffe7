/** Every root field of Query. */
export type QueryField =
  | 'me'
  | 'notificationCount'
  | 'notifications'
  | 'unreadNotificationCount';
