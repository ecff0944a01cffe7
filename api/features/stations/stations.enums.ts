import { stationKinds, storageKinds } from '#schema/vocabulary.ts';
import { graphEnum } from '../../platform/graphql/enums.ts';

export const StationKind = graphEnum('StationKind', stationKinds);
export const StorageKind = graphEnum('StorageKind', storageKinds);
