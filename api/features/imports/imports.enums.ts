import { importKinds, importMatchKinds, importOutcomes, importStates } from '#schema/import-vocabulary.ts';
import { graphEnum } from '../../platform/graphql/enums.ts';

export const ImportKind = graphEnum('ImportKind', importKinds);
export const ImportState = graphEnum('ImportState', importStates);
export const ImportMatchKind = graphEnum('ImportMatchKind', importMatchKinds);
export const ImportOutcome = graphEnum('ImportOutcome', importOutcomes);
