import { viewScreens } from '#schema/vocabulary.ts';
import { graphEnum } from '../../platform/graphql/enums.ts';

export const ViewScreen = graphEnum('ViewScreen', viewScreens);
