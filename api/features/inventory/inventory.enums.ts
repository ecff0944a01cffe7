import { itemKinds, itemSorts, lotStates, movementTypes, stockStates, tcsClasses } from '#schema/vocabulary.ts';
import { graphEnum } from '../../platform/graphql/enums.ts';

export const ItemKind = graphEnum('ItemKind', itemKinds);
export const TcsClass = graphEnum('TcsClass', tcsClasses);
export const MovementType = graphEnum('MovementType', movementTypes);
export const LotState = graphEnum('LotState', lotStates);
export const StockState = graphEnum('StockState', stockStates);
export const ItemSort = graphEnum('ItemSort', itemSorts);
