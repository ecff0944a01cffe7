import { userFilters, userStatuses } from '#schema/vocabulary.ts';
import { graphEnum } from '../../platform/graphql/enums.ts';

export const UserStatus = graphEnum('UserStatus', userStatuses);
export const UserFilter = graphEnum('UserFilter', userFilters);
