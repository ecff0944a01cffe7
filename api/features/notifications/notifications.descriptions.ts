import type { Descriptions } from '../../platform/graphql/descriptions/words.ts';

export const descriptions: Descriptions = {
  types: {
    Query: {
      fields: {
        notifications: 'The viewer’s notifications, newest first.',
      },
    },
    Mutation: {
      fields: {
        deleteNotification: "Removes a notification from one's own list. Returns its id.",
        markNotificationRead: 'Marks a notification as read.',
      },
    },
    Subscription: {
      fields: {
        notificationReceived: 'A new notification for the viewer.',
      },
    },
    NotificationFilter: { about: 'Which notifications.', fields: { all: 'All.', unread: 'Only unread ones.' } },
    NotificationType: {
      about: 'What a notification is about.',
      fields: {
        overstock: 'An item is above its maximum.',
        low_stock: 'An item is below its par.',
        expiring: 'Stock is past its use-by, or soon will be.',
        waste_alert: 'Waste above the alert amount.',
        suggestion: 'Something to consider.',
        other: 'Anything else, such as missed line checks or people waiting.',
      },
    },
    Notification: {
      about: 'A notification for the people who can act on it. Stored for 90 days.',
      fields: {
        id: 'The id of the notification: a UUID.',
        type: 'What it is about.',
        title: 'In a few words.',
        message: 'The whole sentence.',
        titleContent:
          'The title by its key and parameters, to show it in other languages; null for a text without a key.',
        messageContent:
          'The sentence by its key and parameters, to show it in other languages; null for a text without a key.',
        priority: 'How urgent it is; null when it is not rated.',
        isRead: 'Whether the viewer has read it.',
        entityType: 'The kind of row that it is about; null when there is none.',
        entityId: 'The id of the row that it is about; null when there is none.',
      },
    },
    NotificationConnection: { about: 'A page of notifications.' },
  },
  arguments: {
    'Mutation.deleteNotification.id': 'The id of the notification.',
    'Mutation.markNotificationRead.id': 'The id of the notification.',
  },
};
