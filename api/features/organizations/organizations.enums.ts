import { hourClocks, jurisdictions, measureSystems, nameDisplays, periodKinds } from '#schema/vocabulary.ts';
import { graphEnum } from '../../platform/graphql/enums.ts';

export const Jurisdiction = graphEnum('Jurisdiction', jurisdictions);
export const NameDisplay = graphEnum('NameDisplay', nameDisplays);
export const MeasureSystem = graphEnum('MeasureSystem', measureSystems);
export const PeriodKind = graphEnum('PeriodKind', periodKinds);
export const HourClock = graphEnum('HourClock', hourClocks);
