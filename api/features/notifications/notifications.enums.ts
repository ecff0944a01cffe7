import { notificationFilters, notificationTypes } from '#schema/vocabulary.ts';
import { graphEnum } from '../../platform/graphql/enums.ts';

export const NotificationType = graphEnum('NotificationType', notificationTypes);
export const NotificationFilter = graphEnum('NotificationFilter', notificationFilters);
