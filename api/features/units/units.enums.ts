import { conversionSources, unitUseKinds } from '#schema/units.ts';
import { graphEnum } from '../../platform/graphql/enums.ts';

export const ConversionSource = graphEnum('ConversionSource', conversionSources);
export const UnitUseKind = graphEnum('UnitUseKind', unitUseKinds);
