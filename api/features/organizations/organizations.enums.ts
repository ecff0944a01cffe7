import { jurisdictions, nameDisplays } from '#schema/vocabulary.ts';
import { graphEnum } from '../../platform/graphql/enums.ts';

export const Jurisdiction = graphEnum('Jurisdiction', jurisdictions);
export const NameDisplay = graphEnum('NameDisplay', nameDisplays);
