import { starterGroups, starterKitchenCodes } from '#schema/vocabulary.ts';
import { graphEnum } from '../../platform/graphql/enums.ts';

export const StarterKitchenCode = graphEnum('StarterKitchenCode', starterKitchenCodes);
export const StarterGroup = graphEnum('StarterGroup', starterGroups);
