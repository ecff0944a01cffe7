import { saleKinds, saleResults, salesDayStates } from '#schema/sales-vocabulary.ts';
import { graphEnum } from '../../platform/graphql/enums.ts';

graphEnum('SaleKind', saleKinds);
export const SalesDayState = graphEnum('SalesDayState', salesDayStates);
export const SaleResult = graphEnum('SaleResult', saleResults);
