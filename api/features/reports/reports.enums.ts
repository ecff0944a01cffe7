import {
  foodCostParts,
  lineCheckReportFigures,
  menuClasses,
  menuGaps,
  prepReportFigures,
  usageRowFigures,
  wasteReportFigures,
} from '#schema/report-figures.ts';
import { graphEnum } from '../../platform/graphql/enums.ts';

graphEnum('PrepReportFigure', prepReportFigures);
graphEnum('WasteReportFigure', wasteReportFigures);
graphEnum('LineCheckReportFigure', lineCheckReportFigures);
graphEnum('UsageRowFigure', usageRowFigures);
export const FoodCostPartName = graphEnum('FoodCostPartName', foodCostParts);
export const MenuClass = graphEnum('MenuClass', menuClasses);
export const MenuGap = graphEnum('MenuGap', menuGaps);
