/** What each person gets notifications about. */
export const notificationsMessages = {
  'notifications.foodSafety': 'Notifications about food safety are always on.',
  'notifications.personal': 'Notifications about your own tasks that a colleague handed over or took are always on.',
  'notifications.otherRole': 'Your role does not get these notifications.',
} as const;
