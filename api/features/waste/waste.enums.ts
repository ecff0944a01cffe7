import { wasteGroups } from '#schema/vocabulary.ts';
import { graphEnum } from '../../platform/graphql/enums.ts';

export const WasteGroup = graphEnum('WasteGroup', wasteGroups);
