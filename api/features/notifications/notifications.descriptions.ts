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
        setNotificationTopic:
          'Switches the notifications of one topic on or off, for the viewer alone. Nothing is deleted: switched on again, those of the past are listed again. What concerns food safety or the viewer’s own tasks is refused with VALIDATION_FAILED. Not for PIN sessions and API tokens.',
      },
    },
    Subscription: {
      fields: {
        notificationReceived: 'A new notification for the viewer.',
      },
    },
    NotificationFilter: { about: 'Which notifications.', fields: { all: 'All.', unread: 'Only unread ones.' } },
    NotificationTopicInput: {
      about: 'Whether the viewer gets the notifications of one topic.',
      fields: { topic: 'The topic.', enabled: 'True to get them.' },
    },
    NotificationTopic: {
      about: 'What a notification is about, finer than its type: what a person may switch off.',
      fields: {
        check_failed: 'A critical reading out of range or not measured. Always on.',
        check_missed: 'A line check that is late or was missed. Always on.',
        stock_expired: 'Stock past its use-by, or used nevertheless. Always on.',
        stock_quarantined: 'Stock put in quarantine. Always on.',
        task_handed: 'A task that a colleague handed to the person, or took from them. Always on.',
        check_due: 'A line check that is due soon.',
        prep_late: 'A prep task that is late, or that nobody has.',
        prep_requested: 'A prep task that a cook requested.',
        prep_short: 'A prepared item that today’s plan leaves below par.',
        timer_unanswered: 'A timer that rings and that nobody answers.',
        low_stock: 'An item below par.',
        overstock: 'An item above its maximum.',
        stock_expiring: 'Stock that must be used soon.',
        stock_difference: 'Stock that differs from the record: owed stock, counts needed, sales that book nothing.',
        monthly_count: 'The monthly inventory count, two days ahead.',
        delivery_received: 'A delivery in stock.',
        price_change: 'A price that changed by the kitchen’s threshold or more.',
        food_cost: 'A food cost above its target.',
        waste_alert: 'Waste above the alert amount.',
        registration: 'People who wait for verification.',
        webhook_off: 'A webhook that was switched off.',
      },
    },
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
        topic: 'What a person may switch off; null in old notifications that have none.',
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
